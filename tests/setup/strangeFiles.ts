// Data files that nobody writes on purpose: each kind as long as it is asked to be, of one thing over and over.

/** `piece` as often as fits into the bytes, between `before` and `after`; told its number where it is a function. */
export function filled(bytes: number, piece: string | ((index: number) => string), { before = '', after = '' } = {}): string {
  const parts = [before];
  let length = before.length + after.length;
  for (let index = 0; ; index++) {
    const next = typeof piece === 'string' ? piece : piece(index);
    length += next.length;
    if (length > bytes) return parts.join('') + after;
    parts.push(next);
  }
}

type Kinds = Readonly<Record<string, (bytes: number) => string>>;

/** What the reader of YAML has to cope with. */
export const STRANGE_YAML: Kinds = {
  'unknown fields': (n) => filled(n, (i) => `field${i}: 1\n`),
  'one name over and over': (n) => filled(n, 'a: 1\n'),
  'names without a colon': (n) => filled(n, 'a\n'),
  'names without a value': (n) => filled(n, (i) => `a${i}:\n`),
  'one name in braces': (n) => filled(n, 'a,', { before: 'x: {', after: '}' }),
  'names in braces': (n) => filled(n, (i) => `a${i},`, { before: 'x: {', after: '}' }),
  'names in braces that are not closed': (n) => filled(n, (i) => `a${i}: 1,`, { before: 'x: {' }),
  'numbers in braces': (n) => filled(n, '1,', { before: 'x: {a: ', after: '}' }),
  'different numbers in braces': (n) => filled(n, (i) => `${i},`, { before: 'x: {a: ', after: '}' }),
  'items in brackets': (n) => filled(n, 'a,', { before: 'x: [', after: ']' }),
  'pairs in brackets': (n) => filled(n, 'a: 1,', { before: 'x: [', after: ']' }),
  'lists in brackets': (n) => filled(n, '[],', { before: 'x: [', after: ']' }),
  'lists in brackets without commas': (n) => filled(n, '[] ', { before: 'x: [', after: ']' }),
  'texts in brackets without commas': (n) => filled(n, '"a" ', { before: 'x: [', after: ']' }),
  'commas in brackets': (n) => filled(n, ',', { before: 'x: [', after: ']' }),
  'lines in brackets': (n) => filled(n, 'a,\n', { before: 'x: [', after: ']' }),
  'lines in braces': (n) => filled(n, 'a: 1\n', { before: 'x: {', after: '}' }),
  'groups fifty deep': (n) => filled(n, `${'['.repeat(48)}${']'.repeat(48)},`, { before: 'x: [', after: ']' }),
  'opening brackets': (n) => filled(n, '['),
  'opening brackets in lines': (n) => filled(n, '[\n'),
  'opening brackets in a list': (n) => filled(n, '- [\n'),
  'opening brackets behind names': (n) => filled(n, (i) => `a${i}: [\n`),
  'brackets behind names': (n) => filled(n, (i) => `a${i}: []\n`),
  'closing brackets': (n) => filled(n, ']'),
  'closing brackets in lines': (n) => filled(n, ']\n'),
  'closing brackets behind names': (n) => filled(n, (i) => `a${i}: ]\n`),
  'opening braces': (n) => filled(n, '{'),
  'closing braces': (n) => filled(n, '}'),
  'braces by turns': (n) => filled(n, '[{'),
  'pairs nested in braces': (n) => filled(n, '{a: '),
  dashes: (n) => filled(n, '- '),
  'dashes in lines': (n) => filled(n, '-\n'),
  items: (n) => filled(n, '- a\n', { before: 'x:\n' }),
  'items of items': (n) => filled(n, '- - a\n', { before: 'x:\n' }),
  'question marks': (n) => filled(n, '? '),
  'question marks in lines': (n) => filled(n, '? a\n'),
  colons: (n) => filled(n, ': '),
  'colons in lines': (n) => filled(n, ':\n'),
  'colons without a space': (n) => filled(n, ':'),
  'names behind each other': (n) => filled(n, 'a: '),
  'each line deeper': (n) => {
    const lines: string[] = [];
    for (let depth = 0, length = 0; ; depth++) {
      length += depth + 4;
      if (length > n) return lines.join('');
      lines.push(`${' '.repeat(depth)}a:\n`);
    }
  },
  'each line less deep': (n) => {
    const deepest = Math.floor(Math.sqrt(2 * n)) - 8;
    return Array.from({ length: deepest }, (_, index) => `${' '.repeat(deepest - index)}a: 1\n`)
      .join('')
      .slice(0, n);
  },
  'a long text': (n) => filled(n, 'x', { before: 'a: ' }),
  'a long text of words': (n) => filled(n, 'word ', { before: 'a: ' }),
  'a long text of lines': (n) => filled(n, '  word\n', { before: 'a:\n' }),
  'a long text of lines with a colon': (n) => filled(n, '  word: \n', { before: 'a: b\n' }),
  'a long text of empty lines': (n) => filled(n, '\n', { before: 'a: b', after: '\n  c\n' }),
  'a long text with colons': (n) => filled(n, 'a: b ', { before: 'a: ' }),
  'a long text with hashes': (n) => filled(n, 'a #b ', { before: 'a: ' }),
  'a long text in double quotes': (n) => filled(n, 'word ', { before: 'a: "', after: '"' }),
  'lines in double quotes': (n) => filled(n, '  word\n', { before: 'a: "', after: '"' }),
  'spaces in double quotes': (n) => filled(n, ' ', { before: 'a: "', after: '"' }),
  'spaces and lines in double quotes': (n) => filled(n, `${' '.repeat(100)}\n`, { before: 'a: "', after: '  "' }),
  'escapes in double quotes': (n) => filled(n, '\\x41', { before: 'a: "', after: '"' }),
  'wrong escapes in double quotes': (n) => filled(n, '\\q', { before: 'a: "', after: '"' }),
  'backslashes in double quotes': (n) => filled(n, '\\\\', { before: 'a: "', after: '"' }),
  'apostrophes in single quotes': (n) => filled(n, "''", { before: "a: '", after: "'" }),
  'lines in single quotes': (n) => filled(n, '  word\n', { before: "a: '", after: "'" }),
  'a quote that is not closed': (n) => filled(n, 'a: b\n', { before: 'a: "' }),
  'double quotes': (n) => filled(n, '"'),
  'single quotes': (n) => filled(n, "'"),
  'double quotes in lines': (n) => filled(n, '"\n'),
  'quoted names': (n) => filled(n, (i) => `"a${i}": 'b'\n`),
  'text behind quotes': (n) => filled(n, (i) => `a${i}: "b" c\n`),
  'a block of lines': (n) => filled(n, '  word\n', { before: 'a: |\n' }),
  'a block of empty lines': (n) => filled(n, '\n', { before: 'a: |\n', after: '  b\n' }),
  'a folded block of lines': (n) => filled(n, '  word\n', { before: 'a: >\n' }),
  'a folded block of empty lines': (n) => filled(n, '\n', { before: 'a: >\n  b\n', after: '  b\n' }),
  'a folded block of long lines': (n) => filled(n, '  word word word word word word word word word word\n\n', { before: 'a: >\n' }),
  bars: (n) => filled(n, (i) => `a${i}: |\n`),
  'bars behind each other': (n) => filled(n, '| '),
  comments: (n) => filled(n, '# word\n'),
  'a long comment': (n) => filled(n, '# '),
  'comments behind values': (n) => filled(n, (i) => `a${i}: b # c\n`),
  'comments that were values': (n) => filled(n, (i) => `a${i}: #c\n`),
  'comments that cut texts': (n) => filled(n, (i) => `a${i}: b #c\n`),
  'comments between items': (n) => filled(n, '- a\n# b\n', { before: 'x:\n' }),
  'comments in brackets': (n) => filled(n, '# b\n', { before: 'x: [\n', after: ']\n' }),
  'empty lines': (n) => filled(n, '\n'),
  'empty lines between fields': (n) => filled(n, '\n', { before: 'a: 1\n', after: 'b: 1\n' }),
  'lines of spaces': (n) => filled(n, `${' '.repeat(60)}\n`),
  spaces: (n) => filled(n, ' '),
  'spaces in front of a value': (n) => filled(n, ' ', { before: 'a:', after: 'b' }),
  'spaces in front of a colon': (n) => filled(n, ' ', { before: 'a', after: ': b' }),
  'spaces in front of a comment': (n) => filled(n, ' ', { before: 'a: b', after: '# c' }),
  'spaces without end behind a name': (n) => filled(n, ' ', { before: 'a: b\nc' }),
  tabs: (n) => filled(n, '\t'),
  'tabs in lines': (n) => filled(n, '\tb: 1\n', { before: 'a: 1\n' }),
  'tabs behind values': (n) => filled(n, (i) => `a${i}: b\t\n`),
  'line ends of an old Mac': (n) => filled(n, (i) => `a${i}: b\r`),
  anchors: (n) => filled(n, '&a '),
  'anchors in lines': (n) => filled(n, (i) => `a${i}: &b c\n`),
  aliases: (n) => filled(n, (i) => `a${i}: *b\n`),
  'aliases in brackets': (n) => filled(n, '*b,', { before: 'a: &b [', after: ']' }),
  tags: (n) => filled(n, '!!str '),
  'tags in lines': (n) => filled(n, (i) => `a${i}: !b c\n`),
  directives: (n) => filled(n, '%A b\n'),
  'merge keys': (n) => filled(n, '<<: {a: 1}\n'),
  documents: (n) => filled(n, '---\n'),
  'documents with fields': (n) => filled(n, '---\na: 1\n'),
  'ends of documents': (n) => filled(n, '...\n'),
  'at signs': (n) => filled(n, (i) => `a${i}: @b\n`),
  percents: (n) => filled(n, (i) => `a${i}: %b\n`),
  backticks: (n) => filled(n, (i) => `a${i}: \`b\n`),
  'glued colons': (n) => filled(n, (i) => `a${i}:b\n`),
  'glued colons in braces': (n) => filled(n, (i) => `a${i}:1,`, { before: 'x: {', after: '}' }),
  'colons in texts': (n) => filled(n, (i) => `a${i}: b: c\n`),
  'lists that texts swallow': (n) => filled(n, (i) => `a${i}: b\n  - c\n`),
  'lines not lined up': (n) => filled(n, (i) => `a${i}:\n  b: 1\n c: 1\n`),
  'a long name': (n) => filled(n, 'x', { after: ': 1' }),
  'a long name in quotes': (n) => filled(n, 'x', { before: '"', after: '": 1' }),
  'long names': (n) => filled(n, (i) => `${'x'.repeat(900)}${i}: 1\n`),
  'long numbers': (n) => filled(n, '9', { before: 'a: ' }),
  'long numbers with commas': (n) => filled(n, '9,', { before: 'a: {b: ', after: '}' }),
  'names that are numbers': (n) => filled(n, (i) => `${i}: 1\n`),
  'names that are reserved': (n) => filled(n, '__proto__: 1\n'),
  'control characters': (n) => filled(n, '\u0001'),
  'control characters in lines': (n) => filled(n, (i) => `a${i}: \u0001\n`),
  'broken characters': (n) => filled(n, (i) => `a${i}: \ud83d\n`),
  'invisible letters': (n) => filled(n, '\u200b', { before: 'a: ' }),
  'invisible letters in lines': (n) => filled(n, (i) => `a${i}: \u200b\n`),
  'invisible letters in names': (n) => filled(n, (i) => `a${i}\u200b: b\n`),
  'turned texts': (n) => filled(n, (i) => `a${i}: \u202eb\n`),
  'private letters in names': (n) => filled(n, (i) => `a${i}\ue000: b\n`),
  emoji: (n) => filled(n, '🏠', { before: 'a: ' }),
  'byte-order marks': (n) => filled(n, '\ufeff'),
};
