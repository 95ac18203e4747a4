// Every field of a lead, once: its name in the form and in the webhook's copy, its column, whether it may be left empty, and how long
// a text may be. Rows, columns of lists and files, limits of the forms and the copy follow; a test holds supabase/migrations to it.

export interface LeadField {
  column: string;
  /** required: a text that is never empty; optional: a text, or null; flag: a box, ticked or not. */
  kind: 'required' | 'optional' | 'flag';
  /** Most Unicode code points, as PostgreSQL counts; none: one of a list (a choice), or a flag. */
  longest?: number;
}

/** What both forms ask first. */
const PERSON = {
  name: { column: 'name', kind: 'required', longest: 200 },
  email: { column: 'email', kind: 'required', longest: 320 },
  phone: { column: 'phone', kind: 'required', longest: 100 },
  address: { column: 'address', kind: 'required', longest: 500 },
} as const satisfies Record<string, LeadField>;

/** Section 3.1, in the order of the columns. webhookUrl is that of the dialog behind the gear. */
export const CONTACT_FIELDS = {
  ...PERSON,
  roofAge: { column: 'roof_age', kind: 'optional' },
  bestTime: { column: 'best_time', kind: 'optional' },
  emergency: { column: 'emergency', kind: 'flag' },
  message: { column: 'message', kind: 'optional', longest: 5000 },
  webhookUrl: { column: 'webhook_url', kind: 'optional', longest: 2000 },
} as const satisfies Record<string, LeadField>;

/** Section 3.2; promotion_type, which nobody fills in, comes last. */
export const PROMOTION_FIELDS = {
  ...PERSON,
  interestedInConsultation: { column: 'interested_in_consultation', kind: 'flag' },
} as const satisfies Record<string, LeadField>;

export const PROMOTION_TYPE = '10_percent_reroof';

type Fields = Readonly<Record<string, LeadField>>;

/** What was filled in, by the names of the fields. */
export type ValuesOf<Of extends Fields> = { [Name in keyof Of]: Of[Name]['kind'] extends 'flag' ? boolean : string };

type Cell<Field extends LeadField> = Field['kind'] extends 'flag' ? boolean : Field['kind'] extends 'optional' ? string | null : string;

/** A row of the table, by its columns; an optional one that was left empty is null. */
export type RowOf<Of extends Fields> = { [Name in keyof Of as Of[Name]['column']]: Cell<Of[Name]> };

export type ContactValues = ValuesOf<typeof CONTACT_FIELDS>;
export type PromotionValues = ValuesOf<typeof PROMOTION_FIELDS>;

export type Lead =
  | { table: 'contact_submissions'; row: RowOf<typeof CONTACT_FIELDS> }
  | { table: 'promotion_leads'; row: RowOf<typeof PROMOTION_FIELDS> & { promotion_type: typeof PROMOTION_TYPE } };
