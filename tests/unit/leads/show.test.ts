// Leads as text, typed by strangers: no cell that is a formula, no code that a terminal obeys, and every word still there.
import { describe, expect, it } from 'vitest';
import { asObject, CSV, csvCell, type Format, forTerminal, JSON_LINES, WORDS } from '../../../generator/leads/show';
import type { StoredLead } from '../../../generator/serve/storeCalls';
import { jsonText } from '../../../generator/text/json';

const lead = (row: StoredLead['row']): StoredLead => ({
  table: 'contact_submissions',
  id: '00000000-0000-4000-8000-000000000000',
  savedAt: '2026-03-04T05:06:07.000Z',
  row,
});

/** Every code that a terminal obeys: C0 and C1 with DEL, but for ends of lines. */
const CODES = Array.from({ length: 0xa0 }, (_, code) => code).filter((code) => (code < 0x20 || code >= 0x7f) && code !== 0x0a);
const ALL_CODES = CODES.map((code) => String.fromCharCode(code)).join('x');

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    ['+1 951 555 0123', "'+1 951 555 0123"],
    ['  =1', "'  =1"],
    ['\u200b=1', "'\u200b=1"],
    ['＝1', "'＝1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\n'=1"],
    ['\nword', "'\nword"],
    ['roof; =1+1', "roof;' =1+1"],
    ['roof;"=1+1"', `roof;'"=1+1"`],
    ['roof\n\n=1+1', "roof\n\n'=1+1"],
    ['roof\r\n- leak', "roof\n'- leak"],
    ['(951) 555-0123', '(951) 555-0123'],
    ['Peña & Söhne, 12-14 Main St', 'Peña & Söhne, 12-14 Main St'],
    ['it leaks; a lot', 'it leaks; a lot'],
    ['', ''],
    [true, 'true'],
  ])('of %j is %j', (typed, shown) => {
    const cell = csvCell(typed);
    expect(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).toBe(shown);
  });

  it('is in quotes where a separator, a quotation mark or the end of a line would end it', () => {
    for (const text of ['a,b', 'a;b', 'a"b', 'a\nb', 'a\tb', ' a', 'a ']) expect(csvCell(text)).toBe(`"${text.replace('"', '""')}"`);
  });
});

describe('CSV', () => {
  it('begins with the mark by which Excel knows the encoding, but on a terminal', () => {
    expect(CSV.head).toMatch(/^\ufeffkind,id,saved_at,name,.*\r\n$/);
    expect(forTerminal(CSV).head).toMatch(/^kind,id,saved_at,name,.*\r\n$/);
    expect(forTerminal(CSV).lead).toBe(CSV.lead);
  });

  it('ends its lines as spreadsheets do, and keeps accents', () => {
    expect(CSV.lead(lead({ name: 'Peña' }))).toMatch(/^contact,[^,]+,[^,]+,Peña,,.*\r\n$/);
  });
});

describe('what a stranger typed', () => {
  it.each<[string, Format]>([
    ['words', WORDS],
    ['CSV', CSV],
    ['JSON', JSON_LINES],
  ])('leaves no code in %s', (_name, format) => {
    const text = format.lead(lead({ name: ALL_CODES, message: `\u009b2J${ALL_CODES}` }));
    // A tab moves, and repaints nothing; the end of a CSV line is its own.
    expect(text.replace(/\r\n$/, '').replaceAll('\t', '')).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });

  it('is the same to a program that reads JSON', () => {
    const typed = lead({ name: `${ALL_CODES}\u2028\u202e`, message: 'Peña 🏠' });
    expect(JSON.parse(JSON_LINES.lead(typed))).toEqual(asObject(typed));
    expect(jsonText({ a: ['\u009b', { b: '\u007f' }] }, 2)).toBe('{\n  "a": [\n    "\\u009b",\n    {\n      "b": "\\u007f"\n    }\n  ]\n}');
  });
});
