// Each text may be so long and not longer.
import { expect, it } from 'vitest';
import { UPPER_LENGTHS } from '../../setup/leadLimits';
import { lengthOf } from '../limits';
import type { Database } from '../open';
import { countLeads, newLead, send, stored, type Table } from '../request';
import { CHECK, TEXT_COLUMNS } from './setup';

export function lengths(open: () => Database, table: Table): void {
  const texts = TEXT_COLUMNS[table];

  it('takes each text up to its length and not one character more', async () => {
    for (const column of texts) {
      if (!(column in UPPER_LENGTHS)) continue;
      for (const filler of ['x', '\u00e9', '🏠']) {
        const longest = textOfLength(column, filler, UPPER_LENGTHS[column as keyof typeof UPPER_LENGTHS]);
        const lead = newLead(table, { [column]: longest });
        expect([column, filler, lengthOf(longest)]).toEqual([column, filler, UPPER_LENGTHS[column as keyof typeof UPPER_LENGTHS]]);
        expect([column, filler, await send(open(), table, lead)]).toEqual([column, filler, 'saved']);
        expect(await stored(open(), table, lead.name)).toEqual([lead]);
        expect([column, filler, await send(open(), table, newLead(table, { [column]: `${longest}${filler}` }))]).toEqual([column, filler, CHECK]);
        expect([column, filler, await send(open(), table, newLead(table, { ...lead, [column]: `  ${longest}  `, phone: '2' }))]).toEqual([
          column,
          filler,
          'saved',
        ]);
      }
    }
  });

  it('says its lengths as limits.ts does', async () => {
    const rows = await open().query(
      "select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'c'",
      [`public.${table}`],
    );
    for (const [column, length] of Object.entries(UPPER_LENGTHS)) {
      const definition = String(rows.find((row) => row.name === `${table}_${column}`)?.definition);
      if (texts.includes(column)) expect(definition).toContain(`char_length(${column}) <= ${length})`);
    }
  });

  it('refuses a megabyte in any field, and stays as it was', async () => {
    const before = await countLeads(open(), table);
    for (const column of texts) {
      const megabyte = column === 'email' ? '@'.repeat(1_000_000) : `https://${'a/'.repeat(500_000)}`;
      expect([column, await send(open(), table, newLead(table, { [column]: megabyte }))]).toEqual([column, CHECK]);
    }
    expect(await countLeads(open(), table)).toBe(before);
  });
}

function textOfLength(column: string, filler: string, length: number): string {
  const before = column === 'email' ? 'a@' : column === 'webhook_url' ? 'https://example.com/' : '';
  return before + filler.repeat(length - before.length);
}
