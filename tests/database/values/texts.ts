// Texts are kept as they were typed, whatever is in them, without the white space around them.
import { expect, it } from 'vitest';
import { UPPER_LENGTHS } from '../../setup/leadLimits';
import type { Database } from '../open';
import { COLUMNS, countLeads, insertText, type Lead, newLead, outcome, request, send, stored, type Table } from '../request';
import { TEXT_COLUMNS } from './setup';

/** Texts that a careless program breaks on; a database keeps them as they are. */
const ODD = [
  'Zoë Müller-Łukasz',
  '李小龍',
  'שלום עולם',
  '\u202eabc\u202c',
  '👩‍👩‍👧‍👦',
  '🏠'.repeat(20),
  'e\u0301 é',
  'a\u200bb\u200dc',
  'in\ufeffside\u00a0!',
  'ﷺ',
  'Z͑ͫ̓ͪa̴l̷g̶o',
  '\u0001\u0007\u001b[31mred',
  'line\r\nline\nline\ttab',
  '\u{10ffff}\ufffe\uffff',
  'null',
  'NULL',
  'undefined',
  '0',
  '-1',
  'true',
  '{}',
  '[]',
  '{"a":1}',
  '%00%0a',
  '\\',
  '\\\\',
  '\\u0041',
  '"',
  "'",
  '`',
  '<script>alert(1)</script>',
  '=1+1',
  '@SUM(A1)',
  '$1',
  '${x}',
  '{{x}}',
  '%s%n',
];

const SQL_TEXTS = [
  "'; drop table public.contact_submissions; --",
  "' or '1'='1",
  "'); delete from public.promotion_leads; --",
  '"; select pg_sleep(10); --',
  "' union select salt from private.lead_settings --",
  '$$; truncate public.contact_submissions; $$',
  "E'\\'; drop schema public cascade; --",
  '1; alter role anon superuser; --',
  '/* */ or 1=1',
  "a'||(select current_user)||'",
  "\\'; select 1; --",
];

export function keptTexts(open: () => Database, table: Table): void {
  const texts = TEXT_COLUMNS[table];

  it('keeps each text as it was typed', async () => {
    for (const odd of [...ODD, ...SQL_TEXTS]) {
      const lead = newLead(table, freeTexts(table, odd));
      expect([odd, await send(open(), table, lead)]).toEqual([odd, 'saved']);
      expect(await stored(open(), table, lead.name)).toContainEqual(lead);
    }
    expect(await countLeads(open(), table)).toBeGreaterThan(0);
  });

  it('refuses what is not a text, a zero and half a character', async () => {
    const before = await countLeads(open(), table);
    for (const [escaped, code] of [
      ['\\u0000', '22P05'],
      ['\\ud800', '22P02'],
      ['\\udc00x', '22P02'],
    ] as const) {
      for (const column of texts) {
        const body = JSON.stringify([newLead(table, { [column]: 'MARK' })]).replace('MARK', `a${escaped}`);
        const work = request(open(), { path: `/${table}` }, (query) => insertText(query, table, [...COLUMNS[table]], body));
        expect([column, escaped, await outcome(work)]).toEqual([column, escaped, code]);
      }
    }
    expect(await countLeads(open(), table)).toBe(before);
  });

  it('takes away white space around a text, as the browser does', async () => {
    const spaces = whiteSpace();
    expect(spaces.length).toBe(25);
    for (const space of [...spaces, spaces.join('')]) {
      const lead = newLead(table);
      const padded = Object.fromEntries(
        Object.entries(lead).map(([key, value]) => [key, typeof value === 'string' && key !== 'promotion_type' ? `${space}${value}${space}` : value]),
      );
      expect([space, await send(open(), table, padded)]).toEqual([space, 'saved']);
      expect(await stored(open(), table, lead.name)).toEqual([lead]);
    }
  });
}

/** The text in each field that takes any text, in an address where it has to be one. */
function freeTexts(table: Table, text: string): Lead {
  const withoutSpaces = encodeURIComponent(text);
  const lead = { name: text, phone: text, address: text, email: `${withoutSpaces}@example.com`.slice(-UPPER_LENGTHS.email) };
  return table === 'contact_submissions' ? { ...lead, message: text, webhook_url: `https://example.com/${withoutSpaces}` } : lead;
}

function whiteSpace(): string[] {
  return Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((char) => char.trim() === '');
}
