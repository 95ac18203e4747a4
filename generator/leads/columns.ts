// The columns that a visitor may write into the tables of supabase/migrations, in their order.
import { CONTACT_FIELDS, PROMOTION_FIELDS } from '../../client/leads/fields';

const columnsOf = (fields: Readonly<Record<string, { column: string }>>) => Object.values(fields).map(({ column }) => column);

export const CONTACT_COLUMNS: readonly string[] = columnsOf(CONTACT_FIELDS);
export const PROMOTION_COLUMNS: readonly string[] = [...columnsOf(PROMOTION_FIELDS), 'promotion_type'];
