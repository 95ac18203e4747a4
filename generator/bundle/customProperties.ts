// A stylesheet without the custom properties that nothing in it uses, and with short names for the others: they are a tenth of its
// bytes, and the names in client/styles are for people.

/** As minified CSS has it: a name in its place, not the end of a class like button--line. */
const NAME = /(?<![\w-])--[a-z][\w-]*/g;
const USED = /var\((--[\w-]+)/g;
const EMPTY = /[^{};]+\{\}/g;
const DECLARED = /(?<![\w-])(--[a-z][\w-]*):[^;{}]*(?:;|(?=\}))/g;

/** The custom properties that a text uses. */
export function usedIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(USED), ([, name = '']) => name));
}

/** Those that it sets or uses. */
export function namesIn(text: string): Set<string> {
  return new Set(text.match(NAME));
}

/** `kept`: names that others use as well, such as scripts and drawings. */
export function shortened(css: string, kept: ReadonlySet<string>): string {
  const lean = withoutEmpty(withoutUnused(css, kept));
  const names = new Map<string, string>();
  const free = shortNames(kept);
  return lean.replace(NAME, (name) => {
    if (kept.has(name)) return name;
    const short = names.get(name) ?? free.next().value;
    names.set(name, short);
    return short;
  });
}

/** A rule that had nothing but such declarations, and a block that had nothing but such rules. */
function withoutEmpty(css: string): string {
  const lean = css.replace(EMPTY, '');
  return lean === css ? css : withoutEmpty(lean);
}

/** What only an unused one used is unused as well. */
function withoutUnused(css: string, kept: ReadonlySet<string>): string {
  const used = usedIn(css);
  const lean = css.replace(DECLARED, (declaration, name: string) => (used.has(name) || kept.has(name) ? declaration : ''));
  return lean === css ? css : withoutUnused(lean, kept);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** --a to --z, --aa and so on, but for those that are taken. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index++) {
    const name = `--${nth(index)}`;
    if (!taken.has(name)) yield name;
  }
}

function nth(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? last : nth(Math.floor(index / LETTERS.length) - 1) + last;
}
