import { describe, expect, it } from 'vitest';
import { comparePairs, longestShared, shinglesOf, type Text } from '../../../generator/audit/twins';
import { seeded } from '../../setup/random';

function written(random: () => number, count: number, vocabulary = 3000): string[] {
  return Array.from({ length: count }, () => `w${Math.floor(random() * vocabulary)}`);
}

/** As the definition says it: every pair, sets of shingles, the larger of the two shares. */
function byDefinition(texts: readonly Text[], least: number): string[] {
  const sets = texts.map(({ name, words }) => ({ name, set: new Set(shinglesOf(words)) }));
  return sets
    .flatMap((a, index) => sets.slice(index + 1).map((b) => [a, b] as const))
    .map(([a, b]) => {
      const shared = [...a.set].filter((shingle) => b.set.has(shingle)).length;
      const share = Math.max(shared / a.set.size, shared / b.set.size);
      return { names: [a.name, b.name].sort().join(' '), share };
    })
    .filter(({ share }) => share >= least && share > 0)
    .map(({ names, share }) => `${names} ${share.toFixed(9)}`)
    .sort();
}

const found = (texts: readonly Text[], least: number) =>
  comparePairs(texts, { least })
    .pairs.map(({ a, b, share }) => `${a} ${b} ${share.toFixed(9)}`)
    .sort();

describe('comparePairs', () => {
  // 40 runs of 40 pages, of which each takes passages of others: some 31,000 pairs with shares from 0 to 1.
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('finds every pair that shares 15 % or more, with its share (%i)', (seed) => {
    const random = seeded(seed);
    const common = written(random, 60);
    const texts: Text[] = [];
    for (let index = 0; index < 40; index++) {
      const words = [...common.slice(0, Math.floor(random() * 60)), ...written(random, 60 + Math.floor(random() * 300))];
      const source = texts[Math.floor(random() * texts.length)]?.words ?? [];
      const start = Math.floor(random() * source.length);
      texts.push({ name: `page-${index}`, words: [...words, ...source.slice(start, start + Math.floor(random() * 120))] });
    }
    const expected = byDefinition(texts, 0.15);
    expect(expected.length).toBeGreaterThan(5);
    expect(found(texts, 0.15)).toEqual(expected);
    expect(found(texts, 0)).toEqual(byDefinition(texts, 0));
  });

  it('is measured from the smaller page: a short page copied into a long one is a copy', () => {
    const random = seeded(7);
    const short = written(random, 100);
    const [pair] = comparePairs(
      [
        { name: 'long', words: [...written(random, 900), ...short] },
        { name: 'short', words: short },
      ],
      { least: 0.15 },
    ).pairs;
    expect(pair).toEqual({ a: 'long', b: 'short', share: 1 });
  });

  it('looks at few pairs, however many pages say the same in places', () => {
    const small = comparePairs(site(200), { least: 0.15 });
    const large = comparePairs(site(2000), { least: 0.15 });
    // All pairs would be 19,900 and 1,999,000. Each copy is looked at, and hardly anything else.
    expect(small.compared).toBeLessThan(2 * 20);
    expect(large.compared).toBeLessThan(3 * 200);
    // The copies are among them: each tenth page takes a fifth of its neighbor.
    expect(small.pairs.filter(({ share }) => share > 0.17)).toHaveLength(20);
    expect(large.pairs.filter(({ share }) => share > 0.17)).toHaveLength(200);
  });

  it('has nothing to say of texts without five words', () => {
    expect(
      comparePairs(
        [
          { name: 'a', words: ['one'] },
          { name: 'b', words: ['one'] },
        ],
        { least: 0 },
      ),
    ).toEqual({ pairs: [], compared: 0 });
  });
});

/** Pages as city pages are: a tenth is on all of them, a few phrases on some, the rest is their own. */
function site(pages: number): Text[] {
  const random = seeded(pages);
  const common = written(random, 60, 100_000);
  const phrases = Array.from({ length: 300 }, () => written(random, 9, 100_000));
  const texts: Text[] = [];
  for (let index = 0; index < pages; index++) {
    const some = Array.from({ length: 5 }, () => phrases[Math.floor(random() * phrases.length)] ?? []).flat();
    const copied = index % 10 === 9 ? (texts[index - 1]?.words.slice(150, 270) ?? []) : [];
    texts.push({ name: `page-${index}`, words: [...common, ...some, ...written(random, 480 - copied.length, 100_000), ...copied] });
  }
  return texts;
}

describe('longestShared', () => {
  it('is the longest passage that both have', () => {
    const words = (text: string) => text.split(' ');
    expect(longestShared(words('a b c d e f x g h i j k'), words('y a b c d e f z g h i j k')).join(' ')).toBe('a b c d e f');
    expect(longestShared(words('a b c d'), words('a b c d'))).toEqual([]);
  });
});
