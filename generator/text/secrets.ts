// What looks like a secret: it is never published and never repeated in a message. Few false alarms; a wrong one stops a site.
import { keyKind } from '../../client/leads/publicKey';

/** What the text holds that must not be public, in words; null where there is nothing of the kind. */
export function secretIn(text: string): string | null {
  if (!SUSPICIOUS.test(text)) return null;
  for (const word of text.split(/\s+/)) {
    const found = secretWord(word);
    if (found !== null) return found;
  }
  return PRIVATE_KEY.test(text) ? 'a private key' : null;
}

/** The text with whatever may be a secret taken out: more than `secretIn` is sure of. */
export function withoutSecrets(text: string): string {
  if (!SUSPICIOUS.test(text)) return text;
  const shown = text.split(/(\s+)/).map(withoutSecret).join('');
  const key = PRIVATE_KEY.exec(shown);
  return key === null ? shown : `${shown.slice(0, key.index)}${HIDDEN}`;
}

const HIDDEN = '…';

/** What every secret has: without one of these there is nothing to look for. Like all here, its time grows with the text alone. */
const SUSPICIOUS = /:[\\/]|eyJ|_|-----BEGIN|passw|pwd=|SG\.|AKIA|EAA|xox|sk-|glpat|hooks/i;

const PRIVATE_KEY = /-----BEGIN [A-Z ]{0,20}PRIVATE KEY/;

const DATABASE = /(?<!\w)(postgres|postgresql|mysql|mariadb|mongodb|rediss?|amqps?|sqlserver)(\+\w{1,20})?:[\\/]/i;

const PASSWORD = /(?:^|[?&;,"'])(?:password|passwd|pwd)=(?=.)/i;

/** Three parts in base64url; the first is JSON text, which begins with {". */
const TOKEN_OF_CLAIMS = /(?<![\w-])eyJ[\w-]{8,}\.[\w-]+\.[\w-]+/;

/** Beginnings that their makers chose so that secrets can be recognized. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\w)sb_secret_\w/, 'a secret key of Supabase'],
  [/(?<!\w)sbp_\w{16}/, 'an access token of Supabase'],
  [/(?<!\w)[sr]k_(live|test)_\w{8}/, 'a secret key of Stripe'],
  [/(?<!\w)(gh[pousr]_\w{30}|github_pat_\w{20}|glpat-[\w-]{16}|npm_\w{30})/, 'an access token'],
  [/(?<!\w)(xox[abeoprs]-\w{8}|EAA[A-Za-z0-9]{50}|SG\.[\w-]{16,40}\.[\w-]{16}|sk-(ant|proj)-\w{8}|AKIA[0-9A-Z]{16})/, 'an access token'],
  [/hooks\.slack\.com\/services\/\w|discord(app)?\.com\/api\/webhooks\/\w|hooks\.zapier\.com\/hooks\/\w/i, 'the secret address of a webhook'],
];

function secretWord(word: string): string | null {
  if (hasPassword(word)) return 'an address with a password';
  if (PASSWORD.test(word)) return 'a password';
  const token = TOKEN_OF_CLAIMS.exec(word)?.[0];
  if (token !== undefined && keyKind(token) !== 'public') return 'a secret key';
  return KNOWN.find(([form]) => form.test(word))?.[1] ?? null;
}

/** A password of a database may hold any sign as it is; behind the host of another address an @ is an ordinary sign. */
function hasPassword(word: string): boolean {
  const database = DATABASE.exec(word);
  if (database !== null) return isPassed(word.slice(database.index + database[0].length));
  const [, ...addresses] = word.split(/:[\\/]+/);
  return addresses.some((address) => isPassed(/^[^\\/?#]*/.exec(address)?.[0] ?? ''));
}

/** name:password@… */
function isPassed(address: string): boolean {
  return /:./s.test(address.slice(0, Math.max(0, address.lastIndexOf('@'))));
}

function withoutSecret(word: string): string {
  const starts = [DATABASE, TOKEN_OF_CLAIMS, ...KNOWN.map(([form]) => form)].map((form) => form.exec(word)?.index ?? -1);
  const start = starts.filter((index) => index >= 0).sort((a, b) => a - b)[0];
  const password = PASSWORD.exec(word);
  const end = start ?? (password && password.index + password[0].length);
  return end === null ? withoutName(word) : `${word.slice(0, end)}${HIDDEN}${/["'”][.,:;)]*$/.exec(word)?.[0] ?? ''}`;
}

/** https://…@host: a name and a password before it, or what could be one. */
function withoutName(word: string): string {
  const scheme = /:[\\/]+/.exec(word);
  const at = word.lastIndexOf('@');
  if (scheme === null || at < scheme.index) return word;
  const start = scheme.index + scheme[0].length;
  const name = word.slice(start, at);
  return name.includes(':') || !/[\\/?#]/.test(name) ? `${word.slice(0, start)}${HIDDEN}${word.slice(at)}` : word;
}
