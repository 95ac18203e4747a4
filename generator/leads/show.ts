// Leads as text: for a terminal, as CSV for a spreadsheet, as JSON for a program. What is in a lead was typed by a stranger.
import { kindOf } from '../serve/kinds';
import type { StoredLead } from '../serve/storeCalls';

export interface Format {
  /** Written once before all leads; empty: nothing. */
  head: string;
  lead(lead: StoredLead): string;
}

/** The columns of both tables, in the order of a form. */
const COLUMNS = [
  'name', 'email', 'phone', 'address', 'roof_age', 'best_time', 'emergency', 'message', 'webhook_url',
  'interested_in_consultation', 'promotion_type',
] as const;

export const JSON_LINES: Format = { head: '', lead: (lead) => `${JSON.stringify(asObject(lead))}\n` };

export const CSV: Format = {
  head: csvLine(['kind', 'id', 'saved_at', ...COLUMNS]),
  lead: ({ table, id, savedAt, row }) => csvLine([kindOf(table), id, savedAt, ...COLUMNS.map((name) => row[name] ?? '')]),
};

/** A block a lead: what is empty is left out. */
export const WORDS: Format = {
  head: '',
  lead: ({ table, id, savedAt, row }) => {
    const time = `${savedAt.slice(0, 10)} ${savedAt.slice(11, 16)} UTC`;
    const title = `${time}  ${kindOf(table)}${row.emergency === true ? '  EMERGENCY' : ''}  ${id}`;
    const fields = Object.entries(row).filter(([name, value]) => value !== null && name !== 'emergency' && name !== 'promotion_type');
    const lines = fields.map(([name, value]) => `  ${name.replaceAll('_', ' ')}: ${printable(String(value))}`);
    return `${[title, ...lines].join('\n')}\n\n`;
  },
};

export function asObject({ table, id, savedAt, row }: StoredLead): Record<string, unknown> {
  return { kind: kindOf(table), id, savedAt, ...row };
}

function csvLine(values: readonly (string | number | boolean)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** A spreadsheet runs a cell that begins like a formula; an apostrophe in front makes it text (OWASP, CSV injection). */
export function csvCell(value: string | number | boolean): string {
  const text = String(value);
  const safe = /^[\s\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",;\t\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** No escape codes that repaint a terminal, no marks that turn the direction of the text; a message keeps its lines, set in. */
export function printable(text: string): string {
  return text
    .replace(/\r\n?|\n/g, '\n    ')
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (char) => (char === '\n' ? char : '\ufffd'));
}
