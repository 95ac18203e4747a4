// Every word of every page held against an American dictionary, the data's own names, and data/words.txt.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '../content/site';
import { type Problem, warning } from '../problem';
import { placeIn } from './claims';
import type { AuditContext, Inspector } from './context';
import { Findings } from './findings';

export interface Speller {
  knows(word: string): boolean;
  /** The nearest known word, if there is one. */
  nearest(word: string): string | undefined;
}

/** Words that are only ever joined to another: pre-purchase. */
const PREFIXES = new Set(['anti', 'co', 'ex', 'mid', 'multi', 'non', 'post', 'pre', 're', 'self', 'semi', 'sub', 'un']);

const ADDRESSES = /\S+@\S+|https?:\S*|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|gov|edu)\b\S*/gi;
const WORDS = /(?<![\p{L}\p{N}'-])\p{L}[\p{L}\p{M}]*(?:['-]\p{L}+)*(?![\p{L}\p{N}])/gu;

export function inspectSpelling(context: AuditContext, speller: Speller): Inspector {
  const findings = new Findings();
  const wrong = memo((word: string) => misspelt(word, speller));
  return {
    kind: 'spelling',
    see: (page) => {
      for (const block of page.blocks) {
        for (const word of new Set(wordsIn(block.text).flatMap(wrong))) {
          const near = speller.nearest(word);
          findings.add(
            page.file,
            warning({
              ...placeIn(context, page, context.origins.find(page.file, block.text, word), word),
              what: `"${word}" is in no list of words.`,
              fix: near === undefined ? 'correct it; if it is right, add it to words.txt' : `write "${near}"; if "${word}" is right, add it to words.txt`,
            }),
          );
        }
      }
    },
    finish: () => findings.problems(),
  };
}

export function wordsIn(text: string): string[] {
  return text.replace(ADDRESSES, ' ').match(WORDS) ?? [];
}

/** The parts of a word that nobody knows: of low-slpoe, slpoe. */
function misspelt(word: string, speller: Speller): string[] {
  const bare = word.replace(/'s?$/, '');
  if (bare.length < 2 || speller.knows(bare) || speller.knows(word)) return [];
  const parts = bare.split('-');
  if (parts.length === 1) return [bare];
  return parts.filter((part, index) => part.length > 1 && !speller.knows(part) && !(index < parts.length - 1 && PREFIXES.has(part.toLowerCase())));
}

function memo<Result>(work: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const result = known.get(word) ?? work(word);
    known.set(word, result);
    return result;
  };
}

/** Reads the dictionary: a third of a second, so only when the audit runs. */
export async function loadSpeller(own: readonly string[], names: ReadonlySet<string>): Promise<Speller> {
  const [{ default: nspell }, { default: dictionary }] = await Promise.all([import('nspell'), import('dictionary-en')]);
  const spell = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  for (const word of own) spell.add(word);
  return {
    knows: memo((word) => names.has(word) || spell.correct(word)),
    nearest: memo((word) => spell.suggest(word)[0]),
  };
}

export interface OwnWords {
  words: string[];
  problems: Problem[];
}

/** data/words.txt: a word a line; what follows # is a remark. No file, no words. */
export function readOwnWords(data: string): OwnWords {
  const file = join(data, 'words.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  const words = lines.map((line) => line.replace(/#.*/, '').trim());
  const problems = words.flatMap((word, index) =>
    /\s/.test(word) ? [warning({ file, line: index + 1, what: `"${word}" is more than one word.`, fix: 'write each on a line of its own' })] : [],
  );
  return { words: words.filter((word) => word !== '' && !/\s/.test(word)), problems };
}

/** Names that the data gives to places and people are right by themselves. */
export function namesIn(data: SiteData): Set<string> {
  const names = [...placeNames(data), data.company.shortName, data.company.legalName, data.company.founder];
  const people = data.testimonials.testimonials.flatMap(({ name, location }) => [name, location]);
  const networks = data.company.social.map(({ label }) => label);
  return new Set([...names, ...people, ...networks].flatMap((name) => wordsIn(name).flatMap((word) => [word, ...word.split('-')])));
}

/** Cities, counties, their areas and neighbourhoods. */
export function placeNames({ places, cities, counties }: SiteData): string[] {
  return [
    ...places.places.map(({ name }) => name),
    ...counties.flatMap(({ name, cities: listed }) => [name, ...listed]),
    ...cities.flatMap(({ name, body }) => [name, ...body.flatMap((section) => (section.type === 'areas' || section.type === 'neighbourhoods' ? section.items.map((item) => item.name) : []))]),
  ];
}
