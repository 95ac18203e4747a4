// What the tables of supabase/migrations take: upper lengths and listed values. The forms and the checks are held to these.

/** In Unicode code points, as PostgreSQL counts: see lengthOf. */
export const UPPER_LENGTHS = {
  name: 200,
  email: 320,
  phone: 100,
  address: 500,
  message: 5000,
  webhook_url: 2000,
} as const;

export const ROOF_AGES = ['0-5', '6-10', '11-15', '16-20', '20+', 'unknown'] as const;
export const BEST_TIMES = ['morning', 'afternoon', 'evening', 'anytime'] as const;
export const PROMOTION_TYPE = '10_percent_reroof';

/** Case does not matter. One @ at least, something on both sides of it, no spaces. */
export const EMAIL_PATTERN = String.raw`^[^\u0001-\u0020]+@[^\u0001-\u0020]+$`;
/** Case does not matter. Only https, with a host, without credentials, spaces and control characters. */
export const WEBHOOK_URL_PATTERN = String.raw`^https://[^\u0001-\u0020/?#@\\]+([/?#][^\u0001-\u0020]*)?$`;

export const CONTACT_COLUMNS = ['name', 'email', 'phone', 'address', 'roof_age', 'best_time', 'emergency', 'message', 'webhook_url'] as const;
export const PROMOTION_COLUMNS = ['name', 'email', 'phone', 'address', 'interested_in_consultation', 'promotion_type'] as const;

/** The length of a text as PostgreSQL counts it; `length` counts an emoji twice. */
export function lengthOf(text: string): number {
  return [...text].length;
}
