// A file that is published as it is can be read by everyone, to its last byte: what may stand in none of them.
import { isUtf8 } from 'node:buffer';
import { secretIn } from '../../text/secrets';
import { holdsPosition, POSITION } from './position';

/** Cloudflare Pages takes no file above 25 MiB. */
export const MOST_BYTES = 25 * 1024 * 1024;

export interface Words {
  what: string;
  fix: string;
}

/** What the bytes would tell everyone, whatever the file's name says: where something was, or a secret. */
export function revealed(bytes: Buffer): Words | null {
  if (holdsPosition(bytes)) return POSITION;
  const text = textIn(bytes);
  const secret = secretIn(text) ?? (PASSWORD_SETTING.test(text) ? 'a password' : null);
  if (secret !== null) {
    return {
      what: `this file holds what looks like ${secret}, and everyone can load it.`,
      fix: 'take it out; if it was published or given to others, have it replaced where it came from',
    };
  }
  if (!PEOPLE.test(text)) return null;
  return { what: 'this file holds what looks like a list of people and how to reach them, and everyone can load it.', fix: 'move it out of the data folder' };
}

/** A line of a file of settings: DB_PASS=… or password: …, one word. */
const PASSWORD_SETTING = /^[ \t]*(?:[\w.-]{0,40}pass(?:wd|word)|(?:[\w.-]{0,40}[_.-])?(?:pass|pwd))[ \t]*[:=][ \t]*[^\s,;()[\]{}]+[ \t]*,?[ \t]*\r?$/im;

/** The head of a table, as of leads that were exported: at least four columns, e-mail and telephone among them. */
const PEOPLE = /^\ufeff?(?=[^\n]{0,400}\be-?mail)(?=[^\n]{0,400}phone)[\w \t-]+(?:[,;\t][\w \t-]+){3}/i;

/** Of what is no text, the words that stand in it: no secret is shorter, and chance writes hardly any so long. */
const LETTERS = /[\x20-\x7e]{12,}/g;

/** Pictures inside a page or a drawing are signs by chance, a hundred thousand of them in a row. */
const EMBEDDED = /;base64,[\w+/=]+/g;

/**
 * Texts of Windows have a zero beside each letter. In a program or in JSON a quotation mark ends an address; behind it an @ may
 * stand on the same line.
 */
function textIn(bytes: Buffer): string {
  const text = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1').replaceAll('\0', '');
  const words = isUtf8(bytes) ? text : (text.match(LETTERS) ?? []).join('\n');
  return words.replace(EMBEDDED, ' ').replace(/["'`<>]/g, ' ');
}
