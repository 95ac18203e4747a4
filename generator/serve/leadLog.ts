// One line for each lead that was saved or refused, for whoever watches the server. Nothing that a visitor typed is in it.
import { kindOf } from './mediaTypes';
import type { ApiAnswer } from './postgrest';

interface Sent {
  method: string;
  /** Below /rest/v1. */
  path: readonly string[];
  /** The page of the served site that it came from; null where none is known. Asked for leads alone. */
  page(): Promise<string | null>;
}

/** Null for what is not a lead: another method, another address, a list of none. `rows`: how many were written. */
export async function leadLog({ method, path: [table = '', ...deeper], page: sentFrom }: Sent, { status, body }: ApiAnswer, rows = 1): Promise<string | null> {
  const form = kindOf(table);
  if (method !== 'POST' || form === table || deeper.length > 0 || rows === 0) return null;
  const page = await sentFrom();
  const where = `${form} form${page === null ? '' : ` on ${page}`}`;
  return status === 201 ? `${rows === 1 ? 'lead' : `${rows} leads`} saved: ${where}` : `lead not saved: ${where}: ${reasonOf(status, body)} (${status})`;
}

/** In our words, by status and code: the database's own may quote what was typed. */
function reasonOf(status: number, body: string): string {
  const { code, message } = codeIn(body);
  const column = /(?:constraint "\w+?_(?:submissions|leads)_|column ")(\w+)"/.exec(message)?.[1];
  if (status === 401 || status === 403) return 'it came without the right key, or asked for more than a form may';
  if (status === 409) return 'the same lead is kept already';
  if (status === 413) return 'it is too large';
  if (status === 429) return message.endsWith('in this hour.') ? 'too many came in one hour' : 'too many came from one address';
  if (status >= 500) return 'the lead store could not take it now';
  if (code === '23514' && column !== undefined) return `its ${column} is not as it has to be`;
  if (code === '23502' && column !== undefined) return `its ${column} is missing`;
  return 'it is not what a form sends';
}

function codeIn(body: string): { code: string; message: string } {
  try {
    const { code, message } = JSON.parse(body) as Record<string, unknown>;
    return { code: String(code), message: String(message) };
  } catch {
    return { code: '', message: '' };
  }
}
