// The words of a text with every place name made one mark, so that swapping a name changes nothing.

export type Names = ReadonlyMap<string, readonly (readonly string[])[]>;

/** What stands in place of a name, and of several in a row. */
const MARK = '\u00a7';

/** Names by their first word, the longest first: Riverside County before Riverside. */
export function namesOf(names: Iterable<string>): Names {
  const byFirst = new Map<string, string[][]>();
  for (const name of new Set(names)) {
    const words = wordsOf(name);
    const [first] = words;
    if (first === undefined) continue;
    const others = byFirst.get(first);
    if (others) others.push(words);
    else byFirst.set(first, [words]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return byFirst;
}

/** Small letters, "an" as "a" (an Indio roof, a Corona roof), each place a mark. */
export function maskedWords(texts: Iterable<string>, names: Names): string[] {
  const masked: string[] = [];
  for (const text of texts) {
    const words = wordsOf(text);
    for (let index = 0; index < words.length; ) {
      const length = nameAt(words, index, names);
      if (length === 0) masked.push(plain(words[index] ?? ''));
      else if (masked.at(-1) !== MARK) masked.push(MARK);
      index += Math.max(1, length);
    }
  }
  return masked;
}

/** How many words of a name begin here; 0: none. */
function nameAt(words: readonly string[], start: number, names: Names): number {
  const name = names.get(words[start] ?? '')?.find((candidate) => candidate.every((word, offset) => words[start + offset] === word));
  return name?.length ?? 0;
}

/** A possessive is the name and its ending: Riverside's roofs. */
function wordsOf(text: string): string[] {
  return text.replace(/'s\b/g, ' s').match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];
}

function plain(word: string): string {
  const small = word.toLowerCase();
  return small === 'an' ? 'a' : small;
}
