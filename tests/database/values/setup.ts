// What the tests of the values share: which columns hold texts, which of them have to be there, and how a lead is refused.
import type { Table } from '../request';

export const REQUIRED = ['name', 'email', 'phone', 'address'] as const;
export const OPTIONAL = ['roof_age', 'best_time', 'message', 'webhook_url'] as const;
export const CHECK = '23514';
export const MISSING = '23502';

export const TEXT_COLUMNS: Record<Table, readonly string[]> = {
  contact_submissions: [...REQUIRED, ...OPTIONAL],
  promotion_leads: [...REQUIRED, 'promotion_type'],
};
