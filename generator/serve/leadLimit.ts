// How many leads may be saved: the bounds and the defaults are those of supabase/migrations.

export interface LeadLimit {
  /** From one address in so many minutes. */
  leads: number;
  minutes: number;
  /** From all addresses in an hour. */
  hour: number;
}

export const DEFAULT_LIMIT = { leads: 10, minutes: 10 };

/** Where nobody says otherwise: as many as this many addresses may save. */
export const HOUR_OF_ADDRESSES = 50;

/** What fits into the column. */
export const MOST_LEADS = 2_147_483_647;
