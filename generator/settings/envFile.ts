// .env as it was meant: in whatever encoding an editor writes it, with colons, with the names that other tools give the same settings.
import { error, type Problem } from '../problem';
import { nearest } from '../text/near';

export const NAMES = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY'] as const;

export type Name = (typeof NAMES)[number];

export interface Written {
  value: string;
  /** As the file has it. */
  name: string;
  /** 1-based. */
  line: number;
}

export interface EnvFile {
  settings: ReadonlyMap<Name, Written>;
  problems: Problem[];
}

/** What other tools call the same settings. */
const SAME: Readonly<Record<string, Name>> = {
  SUPABASE_PROJECT_URL: 'SUPABASE_URL',
  SUPABASE_API_URL: 'SUPABASE_URL',
  SUPABASE_KEY: 'SUPABASE_ANON_KEY',
  SUPABASE_ANON: 'SUPABASE_ANON_KEY',
  SUPABASE_API_KEY: 'SUPABASE_ANON_KEY',
  SUPABASE_PUBLIC_KEY: 'SUPABASE_ANON_KEY',
  SUPABASE_PUBLISHABLE_KEY: 'SUPABASE_ANON_KEY',
  SUPABASE_PUBLISHABLE_DEFAULT_KEY: 'SUPABASE_ANON_KEY',
  SUPABASE_ANON_PUBLIC_KEY: 'SUPABASE_ANON_KEY',
  SUPABASE_PUBLIC_ANON_KEY: 'SUPABASE_ANON_KEY',
};

/** Settings of Supabase that never concern a site, and whose names are near to those that do. */
const OF_OTHERS = /SERVICE|SECRET|PASSWORD|TOKEN|JWT|DATABASE|(^|_)DB(_|$)|_(ID|REF|BUCKET)$/;

export function readEnvFile(bytes: Uint8Array, file: string): EnvFile {
  const settings = new Map<Name, Written>();
  const problems: Problem[] = [];
  for (const { text, line } of ownLines(decoded(bytes))) {
    const at = { file, line };
    const parts = partsOf(text);
    if (parts === null) {
      if (OURS.test(text))
        problems.push(
          error({
            ...at,
            what: 'this line says nothing as it is written here.',
            fix: 'write it like SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co, or put # before it',
          }),
        );
      continue;
    }
    const name = nameMeant(parts.name);
    const strange = name === null ? strangeName(parts.name) : null;
    if (strange !== null) problems.push(error({ ...at, field: parts.name, ...strange }));
    if (name === null || parts.value === '') continue;
    const before = settings.get(name);
    if (before !== undefined && before.value !== parts.value) {
      problems.push(error({ ...at, field: parts.name, what: `is set on line ${before.line} too, to something else.`, fix: 'keep one of the two lines' }));
    }
    settings.set(name, { value: parts.value, name: parts.name, line });
  }
  return { settings, problems };
}

/** By its byte-order mark, or by the zeros between ASCII letters; what is no UTF-8 is what Windows writes by itself. */
function decoded(bytes: Uint8Array): string {
  const encoding = utf16In(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function utf16In(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === undefined || second === undefined || (first === 0) === (second === 0)) return null;
  return second === 0 ? 'utf-16le' : 'utf-16be';
}

/** Lines of a certificate, say. */
const LONGEST_TEXT = 200;

/** The lines that may be settings: without blank ones, comments, and the inside of a text that goes over several lines. */
function ownLines(text: string): { text: string; line: number }[] {
  const lines = text.replace(/[\u200b-\u200d\u2060\ufeff\0]/g, '').split(/\r\n?|\n|\u2028/);
  const own: { text: string; line: number }[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]?.trim() ?? '';
    if (line === '' || line.startsWith('#')) continue;
    own.push({ text: line, line: index + 1 });
    const open = openQuote(line);
    const end = open === null ? -1 : lines.slice(index + 1, index + 1 + LONGEST_TEXT).findIndex((later) => later.includes(open));
    if (end >= 0) index += end + 1;
  }
  return own;
}

/** The quotation mark of another program's setting that does not end on its line. */
function openQuote(line: string): string | null {
  const parts = partsOf(line);
  const [, mark] = /^[^=:]*[=:]\s*(["'`])/.exec(line) ?? [];
  if (mark === undefined || parts === null || nameMeant(parts.name) !== null) return null;
  return line.indexOf(mark, line.indexOf(mark) + 1) < 0 ? mark : null;
}

const LINE =
  /^(?:(?:export|set|setx|declare -x|const|let|-)\s+|\$env:|-)?\s*["'“”]?([\w.-]+)["'“”]?(?:\s*=\s*|\s*:(?!\/)\s*|\s+(?=\S*(?::\/\/|eyJ|sb_)))(.*)$/i;

/** A line that has to do with a site's settings, whatever is wrong with it. */
const OURS = /supabase|site.?url|https?:\/\/|eyJ|sb_publishable_|sb_secret_/i;

function partsOf(line: string): { name: string; value: string } | null {
  const [, name, value] = LINE.exec(line) ?? [];
  return name === undefined || value === undefined ? null : { name, value: bareValue(value) };
}

/** Without the quotation marks round it, straight or curly, closed or not, and without a comment behind it. */
function bareValue(written: string): string {
  const [, inner] = /^["'`“”„‟‘’‚]([^"'`“”„‟‘’‚]*)["'`“”„‟‘’‚]/.exec(written) ?? [];
  if (inner !== undefined) return inner.trim();
  return written
    .replace(/(^|\s)#.*$/, '')
    .trim()
    .replace(/^["'`“”„‟‘’‚]+|["'`“”„‟‘’‚]*[,;]?$/g, '')
    .trim();
}

function nameMeant(written: string): Name | null {
  const plain = plainName(written);
  return NAMES.find((name) => name === plain) ?? SAME[plain] ?? null;
}

/** Without what build tools put before a name to let it into the browser. */
function plainName(written: string): string {
  return written
    .toUpperCase()
    .replace(/[.-]/g, '_')
    .replace(/^(VITE|NEXT_PUBLIC|NUXT_PUBLIC|NUXT|REACT_APP|VUE_APP|EXPO_PUBLIC|GATSBY|PUBLIC|SHINGLE)_(?=SUPABASE|SITE)/, '');
}

/** A name that nothing reads, though it may have been meant for us; null for another program's. */
function strangeName(written: string): { what: string; fix: string } | null {
  const plain = plainName(written);
  if (OF_OTHERS.test(plain)) return null;
  const isKey = /KEY|ANON|PUBLI/.test(plain);
  const near = nearest(
    plain,
    [...NAMES, ...Object.keys(SAME)].filter((name) => (nameMeant(name) === 'SUPABASE_ANON_KEY') === isKey),
  );
  const meant = near === undefined ? undefined : (SAME[near] ?? near);
  if (meant === undefined && !/SUPA?BASE.*(URL|KEY|ANON|PUBLI|ADDRESS|HOST|ENDPOINT)/.test(plain)) return null;
  return {
    what: 'is the name of no setting.',
    fix: `write ${meant ?? 'SUPABASE_URL or SUPABASE_ANON_KEY'}${meant ? '' : ', whichever it is'}; if another program reads this line, keep it in a file of that program`,
  };
}
