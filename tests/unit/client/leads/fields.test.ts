// The list of a lead's fields says what the tables of supabase/migrations hold.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTACT_FIELDS, type LeadField, PROMOTION_FIELDS } from '../../../../client/leads/fields';
import { CONTACT_COLUMNS, PROMOTION_COLUMNS } from '../../../../generator/leads/columns';
import { project } from '../../../setup/run';

const sql = readFileSync(join(project, 'supabase/migrations/20261128000100_leads.sql'), 'utf8');

const TABLES = [
  { table: 'contact_submissions', fields: CONTACT_FIELDS, columns: CONTACT_COLUMNS },
  { table: 'promotion_leads', fields: PROMOTION_FIELDS, columns: PROMOTION_COLUMNS },
] as const;

describe.each(TABLES)('$table', ({ table, fields, columns }) => {
  const definition = new RegExp(`create table if not exists public\\.${table} \\((.*?)\\n\\);`, 's').exec(sql)?.[1] ?? '';

  it('may be written in these columns, in this order', () => {
    const granted = new RegExp(`grant insert \\(([^)]*)\\)\\s+on table public\\.${table} `).exec(sql)?.[1];
    expect(granted?.split(',').map((column) => column.trim())).toEqual([...columns]);
  });

  it.each(Object.values<LeadField>(fields))('$column is as long, and as empty, as it may be', ({ column, kind, longest }) => {
    const line = new RegExp(`^  ${column} (text|boolean)( not null)?`, 'm').exec(definition);
    expect([line?.[1], line?.[2] !== undefined]).toEqual(kind === 'flag' ? ['boolean', true] : ['text', kind === 'required']);
    const checks = definition.slice(definition.indexOf(`constraint ${table}_${column} `));
    const most = new RegExp(`^constraint ${table}_${column} check \\(\\s*char_length\\(${column}\\) (?:between \\d+ and|<=) (\\d+)`).exec(checks)?.[1];
    expect(most === undefined ? undefined : Number(most)).toBe(longest);
  });
});
