// City pages held against each other: a page that says what another says is a doorway page, and neither is found.
import { join } from 'node:path';
import { error, type Problem } from '../problem';
import { type AuditContext, type Inspector, shownPage } from './context';
import { maskedWords, namesOf } from './masking';
import { placeNames } from './names';
import { mainBlocks } from './pages';
import { comparePairs, longestShared, type Pair, type Text } from './twins';

/** Words of a passage that a message repeats: enough to find it by. */
const SHOWN = 15;

/** A page with more of another's text than this is not published. */
const MOST = 0.25;

/** On larger sites only pairs that share at least this much are looked for; on others every pair. */
const WORTH_TELLING = 0.15;
const SMALL_SITE = 200;

export interface Twin {
  page: string;
  /** The page that it shares most with; null where there is none worth telling. */
  twin: string | null;
  /** How much of the one stands in the other, the larger of the two ways, 0 to 1. */
  share: number;
  /** The longest passage in common, with § for each place name. */
  passage: string;
}

export interface SimilarityInspector extends Inspector {
  /** Filled when all pages are seen; those with most in common first. */
  twins: Twin[];
}

export function inspectSimilarity(context: AuditContext): SimilarityInspector {
  const names = namesOf(placeNames(context.site.data));
  const texts: Text[] = [];
  const twins: Twin[] = [];
  return {
    kind: 'similarity',
    twins,
    see: (page) => {
      if (context.routes.get(page.file)?.kind !== 'city') return;
      texts.push({
        name: page.file,
        words: maskedWords(
          mainBlocks(page).map(({ text }) => text),
          names,
        ),
      });
    },
    finish: () => {
      const { pairs } = comparePairs(texts, { least: texts.length > SMALL_SITE ? WORTH_TELLING : 0 });
      const nearest = nearestOf(pairs);
      const words = new Map(texts.map((text) => [text.name, text.words]));
      twins.push(...texts.map(({ name }) => twinOf(name, nearest.get(name), words)).sort((a, b) => b.share - a.share || (a.page < b.page ? -1 : 1)));
      return tooMuchAlike(texts, nearest, { context, words });
    },
  };
}

/** Pairs come with those that share most first. */
function nearestOf(pairs: readonly Pair[]): Map<string, Pair> {
  const nearest = new Map<string, Pair>();
  for (const pair of pairs) {
    for (const name of [pair.a, pair.b]) if (!nearest.has(name)) nearest.set(name, pair);
  }
  return nearest;
}

type Words = ReadonlyMap<string, readonly string[]>;

function twinOf(name: string, pair: Pair | undefined, words: Words): Twin {
  if (pair === undefined) return { page: shownPage(name), twin: null, share: 0, passage: '' };
  const other = otherOf(pair, name);
  return { page: shownPage(name), twin: shownPage(other), share: pair.share, passage: passageOf(name, other, words) };
}

function otherOf({ a, b }: Pair, name: string): string {
  return a === name ? b : a;
}

function passageOf(a: string, b: string, words: Words): string {
  const shared = longestShared(words.get(a) ?? [], words.get(b) ?? []);
  return shared.length <= SHOWN ? shared.join(' ') : `${shared.slice(0, SHOWN).join(' ')} … (${shared.length} words)`;
}

/** One error for a page, at its file: the pair that shares most. */
function tooMuchAlike(texts: readonly Text[], nearest: ReadonlyMap<string, Pair>, { context, words }: { context: AuditContext; words: Words }): Problem[] {
  return texts.flatMap(({ name }) => {
    const pair = nearest.get(name);
    if (pair === undefined || pair.share <= MOST) return [];
    const other = otherOf(pair, name);
    return [
      error({
        file: fileOfCity(context, name),
        what: `${percent(pair.share)} of its text stands on ${shownPage(other)} too, place names left aside; more than ${percent(MOST)} is a copy. The longest passage: "${passageOf(name, other, words)}"`,
        fix: 'say what is true of this city alone: its roofs, its weather, its rules',
      }),
    ];
  });
}

function fileOfCity({ routes, data, out }: AuditContext, file: string): string {
  const route = routes.get(file);
  return route?.kind === 'city' ? join(data, 'cities', `${route.slug}.yaml`) : join(out, file);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
