// What the tables take and what they refuse: lengths, listed values, addresses, any Unicode, any SQL.
import { describe, expect, it } from 'vitest';
import { PROMOTION_TYPE } from '../../client/leads/fields';
import { UPPER_LENGTHS } from '../setup/leadLimits';
import { BEST_TIMES, EMAIL_PATTERN, lengthOf, ROOF_AGES, WEBHOOK_URL_PATTERN } from './limits';
import type { Database } from './open';
import { COLUMNS, countLeads, insertText, type Lead, newLead, outcome, request, send, stored, TABLES, type Table } from './request';

const REQUIRED = ['name', 'email', 'phone', 'address'] as const;
const OPTIONAL = ['roof_age', 'best_time', 'message', 'webhook_url'] as const;
const CHECK = '23514';
const MISSING = '23502';

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

export function values(open: () => Database): void {
  describe.each(TABLES)('values in %s', (table) => {
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

    it('asks for each required field', async () => {
      for (const column of REQUIRED) {
        const { [column]: _left, ...without } = newLead(table);
        expect([column, await send(open(), table, without)]).toEqual([column, MISSING]);
        expect([column, await send(open(), table, newLead(table, { [column]: null }))]).toEqual([column, MISSING]);
        for (const blank of ['', ' ', '\u00a0\t']) expect([column, await send(open(), table, newLead(table, { [column]: blank }))]).toEqual([column, CHECK]);
      }
    });

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

    it('takes what browsers take for an e-mail address', async () => {
      const good = [
        'a@b',
        'ana@example.com',
        'ANA+roof@mail.example.co.uk',
        "o'brien@example.com",
        'ana@exämple.com',
        '"a b"@example.com'.replace(' ', '_'),
        'a@b@c',
      ];
      const bad = ['ana', '@', '@example.com', 'ana@', 'ana @example.com', 'ana@exam ple.com', 'a\n@b', 'x'];
      for (const email of [...good, ...bad]) {
        expect([email, new RegExp(EMAIL_PATTERN).test(email)]).toEqual([email, good.includes(email)]);
        expect([email, await send(open(), table, newLead(table, { email }))]).toEqual([email, good.includes(email) ? 'saved' : CHECK]);
      }
    });

    it('refuses no form of a phone number', async () => {
      for (const phone of ['(949) 555-0123', '949.555.0123', '+1 949 555 0123', '9495550123', '949-555-0123 x4', 'after 5 pm: 949 555 0123', '٩٤٩٥٥٥٠١٢٣']) {
        expect([phone, await send(open(), table, newLead(table, { phone }))]).toEqual([phone, 'saved']);
      }
    });

    it('knows no other column', async () => {
      for (const column of ['id2', 'consent', 'same_lead_2', 'ctid', 'tableoid']) {
        expect(['42703', '42501', '0A000', '42701']).toContain(await send(open(), table, newLead(table, { [column]: 'x' })));
      }
    });
  });

  describe('values of the contact form', () => {
    const table = 'contact_submissions';

    it('stores null for an optional field that was left empty', async () => {
      for (const blank of ['', '   ', '\u3000\n', null]) {
        const lead = newLead(table, Object.fromEntries(OPTIONAL.map((column) => [column, blank])));
        expect(await send(open(), table, lead)).toBe('saved');
        expect(await stored(open(), table, lead.name)).toEqual([{ ...lead, roof_age: null, best_time: null, message: null, webhook_url: null }]);
      }
    });

    it('takes the listed values and no other', async () => {
      for (const roof_age of ROOF_AGES) expect([roof_age, await send(open(), table, newLead(table, { roof_age }))]).toEqual([roof_age, 'saved']);
      for (const best_time of BEST_TIMES) expect([best_time, await send(open(), table, newLead(table, { best_time }))]).toEqual([best_time, 'saved']);
      for (const roof_age of ['5', '0-5 years', '0–5', 'Unknown', '21+', '20'])
        expect([roof_age, await send(open(), table, newLead(table, { roof_age }))]).toEqual([roof_age, CHECK]);
      for (const best_time of ['Morning', 'night', 'morning (8AM-12PM)'])
        expect([best_time, await send(open(), table, newLead(table, { best_time }))]).toEqual([best_time, CHECK]);
    });

    it('takes an emergency that is true or false', async () => {
      for (const emergency of [true, false]) expect(await send(open(), table, newLead(table, { emergency }))).toBe('saved');
      expect(await send(open(), table, newLead(table, { emergency: null }))).toBe(MISSING);
      expect(await send(open(), table, newLead(table, { emergency: 'perhaps' }))).toBe('22P02');
      const { emergency: _left, ...without } = newLead(table);
      expect(await send(open(), table, without)).toBe('saved');
      expect(await stored(open(), table, without.name)).toMatchObject([{ emergency: false }]);
    });

    it('takes a webhook only over https and without credentials', async () => {
      const good = [
        'https://hooks.example.com/a',
        'https://hooks.example.com',
        'HTTPS://Hooks.Example.com/a?b=c#d',
        'https://localhost/',
        'https://[::1]:8443/x',
        'https://exämple.com/ü',
        'https://example.com/a@b',
        'https://example.com?x=a@b',
        'https://example.com/a\\b',
      ];
      const bad = [
        'http://hooks.example.com/a',
        'hooks.zapier.com/x',
        '//example.com',
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://example.com',
        'https:example.com',
        'https:/example.com',
        'https://',
        'https:///a',
        'https://user:secret@example.com/',
        'https://user@example.com/',
        'https://exa mple.com/',
        'https://example.com/a b',
        'https://example.com/\na',
        'https://example.com\\@evil.example/',
        'xhttps://example.com',
        'https://?a',
        'https://#a',
      ];
      for (const webhook_url of [...good, ...bad]) {
        expect([webhook_url, new RegExp(WEBHOOK_URL_PATTERN, 'i').test(webhook_url)]).toEqual([webhook_url, good.includes(webhook_url)]);
        expect([webhook_url, await send(open(), table, newLead(table, { webhook_url }))]).toEqual([webhook_url, good.includes(webhook_url) ? 'saved' : CHECK]);
      }
    });
  });

  describe('values of the promotion form', () => {
    const table = 'promotion_leads';

    it('takes the one promotion, and no other', async () => {
      for (const promotion_type of ['20_percent_reroof', '10_PERCENT_REROOF', '', ' 10_percent_reroof'])
        expect(await send(open(), table, newLead(table, { promotion_type }))).toBe(CHECK);
      expect(await send(open(), table, newLead(table, { promotion_type: null }))).toBe(MISSING);
      expect(await send(open(), table, newLead(table, { promotion_type: PROMOTION_TYPE }))).toBe('saved');
    });

    it('takes interest in a consultation for granted, as the form does', async () => {
      const { interested_in_consultation: _interested, promotion_type: _type, ...without } = newLead(table);
      expect(await send(open(), table, without)).toBe('saved');
      expect(await stored(open(), table, without.name)).toMatchObject([{ interested_in_consultation: true, promotion_type: PROMOTION_TYPE }]);
      expect(await send(open(), table, newLead(table, { interested_in_consultation: false }))).toBe('saved');
      expect(await send(open(), table, newLead(table, { interested_in_consultation: null }))).toBe(MISSING);
    });
  });
}

const TEXT_COLUMNS: Record<Table, readonly string[]> = {
  contact_submissions: [...REQUIRED, ...OPTIONAL],
  promotion_leads: [...REQUIRED, 'promotion_type'],
};

/** The text in each field that takes any text, in an address where it has to be one. */
function freeTexts(table: Table, text: string): Lead {
  const withoutSpaces = encodeURIComponent(text);
  const lead = { name: text, phone: text, address: text, email: `${withoutSpaces}@example.com`.slice(-UPPER_LENGTHS.email) };
  return table === 'contact_submissions' ? { ...lead, message: text, webhook_url: `https://example.com/${withoutSpaces}` } : lead;
}

function whiteSpace(): string[] {
  return Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((char) => char.trim() === '');
}

function textOfLength(column: string, filler: string, length: number): string {
  const before = column === 'email' ? 'a@' : column === 'webhook_url' ? 'https://example.com/' : '';
  return before + filler.repeat(length - before.length);
}
