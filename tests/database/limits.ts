// What the tables of supabase/migrations take, as their tests hold them to it: listed values, forms of addresses.

export const ROOF_AGES = ['0-5', '6-10', '11-15', '16-20', '20+', 'unknown'] as const;
export const BEST_TIMES = ['morning', 'afternoon', 'evening', 'anytime'] as const;

/** Case does not matter. One @ at least, something on both sides of it, no spaces. */
export const EMAIL_PATTERN = String.raw`^[^\u0001-\u0020]+@[^\u0001-\u0020]+$`;
/** Case does not matter. Only https, with a host, without credentials, spaces and control characters. */
export const WEBHOOK_URL_PATTERN = String.raw`^https://[^\u0001-\u0020/?#@\\]+([/?#][^\u0001-\u0020]*)?$`;

/** The length of a text as PostgreSQL counts it; `length` counts an emoji twice. */
export function lengthOf(text: string): number {
  return [...text].length;
}
