// Which texts have the most passages in common: shares of their 5-word shingles, for thousands of texts without comparing all.

const SHINGLE_WORDS = 5;

export interface Text {
  name: string;
  words: readonly string[];
}

export interface Pair {
  a: string;
  b: string;
  /** The larger of the two shares: how much of the one stands in the other, 0 to 1. */
  share: number;
}

export interface Comparison {
  /** Every pair with a share of at least `least`. */
  pairs: Pair[];
  /** How many pairs were compared shingle by shingle. */
  compared: number;
}

interface Numbered {
  name: string;
  /** Rare shingles first, in one order for all texts. */
  shingles: Int32Array;
}

/**
 * A pair that shares at least `least` of the smaller text shares one of that text's rarest shingles, or it could not: leave out
 * fewer than that many, and at least one of the shared is among the rest. So each text is compared with those only that hold
 * one of its rare shingles. What most pages of a site say alike is common, comes last, and is never looked up. Unlike
 * a sample of hashes (MinHash) this misses no pair, and it is not misled by words that all pages have.
 */
export function comparePairs(texts: readonly Text[], { least }: { least: number }): Comparison {
  const numbered = numberShingles(texts).sort((a, b) => b.shingles.length - a.shingles.length || (a.name < b.name ? -1 : 1));
  const holders: number[][] = [];
  const pairs: Pair[] = [];
  let compared = 0;
  numbered.forEach((text, index) => {
    const { length } = text.shingles;
    const needed = Math.max(1, Math.ceil(least * length));
    // Larger texts are in the index already: this is the smaller of each pair.
    const candidates = new Set<number>();
    for (const shingle of text.shingles.subarray(0, length - needed + 1)) {
      for (const other of holders[shingle] ?? []) candidates.add(other);
    }
    for (const other of candidates) {
      const larger = numbered[other];
      if (larger === undefined) continue;
      compared += 1;
      const share = common(text.shingles, larger.shingles) / length;
      if (share >= least) pairs.push(inOrder(text.name, larger.name, share));
    }
    for (const shingle of text.shingles) (holders[shingle] ??= []).push(index);
  });
  return { pairs: pairs.sort((x, y) => y.share - x.share || (`${x.a} ${x.b}` < `${y.a} ${y.b}` ? -1 : 1)), compared };
}

function inOrder(first: string, second: string, share: number): Pair {
  return first < second ? { a: first, b: second, share } : { a: second, b: first, share };
}

/** Each shingle as a number, the rarer the smaller; those equally rare in the order in which they were met. */
function numberShingles(texts: readonly Text[]): Numbered[] {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  const sets = texts.map(({ name, words }) => {
    const shingles = new Set<number>();
    for (const shingle of shinglesOf(words)) {
      const id = ids.get(shingle) ?? ids.size;
      ids.set(shingle, id);
      shingles.add(id);
    }
    for (const id of shingles) counts[id] = (counts[id] ?? 0) + 1;
    return { name, shingles };
  });
  const rank = rankBy(counts);
  return sets.map(({ name, shingles }) => ({ name, shingles: Int32Array.from(shingles, (id) => rank[id] ?? 0).sort() }));
}

/** Numbers sort as numbers in a typed array: a million in a tenth of a second. */
function rankBy(counts: readonly number[]): Int32Array {
  const keys = Float64Array.from(counts, (count, id) => count * counts.length + id).sort();
  const rank = new Int32Array(counts.length);
  keys.forEach((key, index) => {
    rank[key % counts.length] = index;
  });
  return rank;
}

export function shinglesOf(words: readonly string[]): string[] {
  return Array.from({ length: Math.max(0, words.length - SHINGLE_WORDS + 1) }, (_, start) => words.slice(start, start + SHINGLE_WORDS).join(' '));
}

/** How many numbers two sorted lists share. */
function common(a: Int32Array, b: Int32Array): number {
  let count = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) count += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return count;
}

/** The longest passage that stands in both, as words. */
export function longestShared(a: readonly string[], b: readonly string[]): string[] {
  const inB = new Set(shinglesOf(b));
  let best = { start: 0, length: 0 };
  let run = 0;
  shinglesOf(a).forEach((shingle, index) => {
    run = inB.has(shingle) ? run + 1 : 0;
    if (run > best.length) best = { start: index - run + 1, length: run };
  });
  return best.length === 0 ? [] : a.slice(best.start, best.start + best.length + SHINGLE_WORDS - 1);
}
