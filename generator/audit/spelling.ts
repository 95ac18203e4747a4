// Every word of every page held against an American dictionary, the data's own names, and data/words.txt.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, warning } from '../problem';
import { type AuditContext, type Inspector, placeOn } from './context';
import { Findings } from './findings';
import { memo } from './memo';

export interface Speller {
  knows(word: string): boolean;
  /** The nearest known word, if there is one. */
  nearest(word: string): string | undefined;
}

/** Words that are only ever joined to another: pre-purchase. */
const PREFIXES = new Set(['anti', 'co', 'ex', 'mid', 'multi', 'non', 'post', 'pre', 're', 'self', 'semi', 'sub', 'un']);

/** A suggestion takes a tenth of a second; where there are more unknown words than these, the text is in another language. */
const MOST_SUGGESTIONS = 50;

const ADDRESSES = /\S+@\S+|https?:\S*|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|gov|edu)\b\S*/gi;
const WORDS = /(?<![\p{L}\p{N}'-])\p{L}[\p{L}\p{M}]*(?:['-]\p{L}+)*(?![\p{L}\p{N}])/gu;

export function inspectSpelling(context: AuditContext, speller: Speller): Inspector {
  const findings = new Findings();
  const ofWord = memo((word) => misspelled(word, speller));
  const wrong = memo((text) => new Set(wordsIn(text).flatMap(ofWord)));
  return {
    kind: 'spelling',
    see: (page) => {
      for (const block of page.blocks) {
        for (const word of wrong(block.text)) {
          const near = speller.nearest(word);
          findings.add(
            page.file,
            warning({
              ...placeOn(context, page, block.text, word),
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
function misspelled(word: string, speller: Speller): string[] {
  const bare = word.replace(/'s?$/, '');
  if (bare.length < 2 || speller.knows(bare) || speller.knows(word)) return [];
  const parts = bare.split('-');
  if (parts.length === 1) return [bare];
  return parts.filter((part, index) => part.length > 1 && !speller.knows(part) && !(index < parts.length - 1 && PREFIXES.has(part.toLowerCase())));
}

/** Reads the dictionary: a third of a second, so only when the audit runs. */
export async function loadSpeller(own: readonly string[], names: ReadonlySet<string>): Promise<Speller> {
  const [{ default: nspell }, { default: dictionary }] = await Promise.all([import('nspell'), import('dictionary-en')]);
  const spell = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  for (const word of own) spell.add(word);
  let left = MOST_SUGGESTIONS;
  return {
    knows: memo((word) => names.has(word) || spell.correct(word)),
    nearest: memo((word) => (left-- > 0 ? spell.suggest(word)[0] : undefined)),
  };
}

export interface OwnWords {
  words: string[];
  problems: Problem[];
}

const OWN_WORDS = 'words.txt';

/** data/words.txt: a word a line; what follows # is a remark. No file, no words. */
export function readOwnWords(data: string): OwnWords {
  const file = join(data, OWN_WORDS);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  const words = lines.map((line) => line.replace(/#.*/, '').trim());
  const problems = words.flatMap((word, index) =>
    /\s/.test(word) ? [warning({ file, line: index + 1, what: `"${word}" is more than one word.`, fix: 'write each on a line of its own' })] : [],
  );
  return { words: words.filter((word) => word !== '' && !/\s/.test(word)), problems };
}
