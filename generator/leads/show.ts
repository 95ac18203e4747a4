// Leads as text: for a terminal, as CSV for a spreadsheet, as JSON for a program. What is in a lead was typed by a stranger.
import { kindOf } from '../serve/mediaTypes';
import type { StoredLead } from '../serve/storeCalls';
import { jsonText } from '../text/json';
import { CONTACT_COLUMNS, PROMOTION_COLUMNS } from './columns';

export interface Format {
  /** Written once before all leads; empty: nothing. */
  head: string;
  lead(lead: StoredLead): string;
}

/** The columns of both tables, in the order of a form. */
const COLUMNS = [...new Set([...CONTACT_COLUMNS, ...PROMOTION_COLUMNS])];

export const JSON_LINES: Format = { head: '', lead: (lead) => `${jsonText(asObject(lead))}\n` };

/** Where a cell may begin, and a formula does. */
const BEFORE_FORMULA = /(^|[;\t\n])(?=(?:[^\S\t\n]|["\u200b-\u200f\u2060\ufeff])*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Excel takes a file without the mark at its beginning for one of an older encoding, and spoils every accent. */
const BYTE_ORDER_MARK = '\ufeff';

export const CSV: Format = {
  head: BYTE_ORDER_MARK + csvLine(['kind', 'id', 'saved_at', ...COLUMNS]),
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

/** The same without the mark that only a file needs. */
export function forTerminal(format: Format): Format {
  return { ...format, head: format.head.replace(BYTE_ORDER_MARK, '') };
}

/**
 * A spreadsheet runs a cell that begins like a formula; an apostrophe in front makes it text (OWASP, CSV injection). A telephone
 * number with a plus stays one that can be read: '+1 951 555 0123. Where the list separator is a semicolon, Excel starts a cell
 * behind each one, and behind each end of a line, whatever quotation marks say.
 */
export function csvCell(value: string | number | boolean): string {
  const text = withoutCodes(String(value).replace(/\r\n?/g, '\n'));
  const marked = text.replace(BEFORE_FORMULA, "$1'");
  const safe = /^[\t\n]/.test(marked) ? `'${marked}` : marked;
  return /[",;\t\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Escape codes repaint a terminal, in a file that is shown on it too. Tabs and ends of lines are none. */
function withoutCodes(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd');
}

/** No escape codes that repaint a terminal, no marks that turn the direction of the text; a message keeps its lines, set in. */
export function printable(text: string): string {
  return text.replace(/\r\n?|\n/g, '\n    ').replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (char) => (char === '\n' ? char : '\ufffd'));
}
