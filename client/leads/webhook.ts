// A copy of a saved lead for an address that the visitor gave (D12). Nothing that happens here can fail the lead.
import { clean } from './clean';
import type { ContactValues } from './fields';
import { cleaned } from './rows';

/** Why a text is not an address for a copy; the words for each are in the data. */
export type WebhookProblem = 'not-an-address' | 'not-https' | 'credentials';

export type WebhookAddress = { url: string; problem: null } | { url: null; problem: WebhookProblem };

/** The trimmed text if it is an https address without a user name or password. Empty is none of this function's business. */
export function parseWebhookUrl(typed: string): WebhookAddress {
  const url = clean(typed);
  // URL itself takes 'https:host' and 'https:///host', and drops tabs and line ends inside.
  if (!/^[a-z][a-z0-9+.-]*:\/\/(?![/?#])[^\s\0-\x1f\\]+$/i.test(url) || !URL.canParse(url)) return { url: null, problem: schemeProblem(url) };
  const { protocol, username, password } = new URL(url);
  if (protocol !== 'https:') return { url: null, problem: 'not-https' };
  // 'https://@host' has empty credentials, which the parser drops.
  if (username || password || /^https:\/\/[^/?#]*@/i.test(url)) return { url: null, problem: 'credentials' };
  return { url, problem: null };
}

function schemeProblem(url: string): WebhookProblem {
  return /^(javascript|data|http|ftp|file|mailto):/i.test(url) ? 'not-https' : 'not-an-address';
}

export interface WebhookCopy {
  /** ISO time. */
  timestamp: string;
  /** A label from the data. */
  source: string;
}

/** The form's fields under the form's names, then when and where from (3.3). */
export function webhookPayload(values: ContactValues, copy: WebhookCopy): ContactValues & WebhookCopy {
  return { ...cleaned(values), ...copy };
}

/** To be called once the lead is saved. Resolves when the browser has sent the copy or given up; never rejects. */
export async function forwardLead(values: ContactValues, copy: WebhookCopy): Promise<void> {
  if (clean(values.webhookUrl) === '') return;
  const { url, problem } = parseWebhookUrl(values.webhookUrl);
  if (url === null) return console.warn(`The webhook was not called: ${problem}.`);
  await post(url, JSON.stringify(webhookPayload(values, copy)));
}

/** Simple request, unreadable answer: browsers send the text as text/plain and ask nobody's leave. It outlives the page. */
export async function post(url: string, body: string): Promise<void> {
  try {
    await fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit', body });
  } catch (error) {
    console.warn('The webhook was not reached:', error instanceof Error ? error.message : error);
  }
}
