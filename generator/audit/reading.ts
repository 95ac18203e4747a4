// Whether a page is found and read with ease: its title and description, the order of its headings, how hard its sentences are.
import { join } from 'node:path';
import { type Problem, type ProblemParts, warning } from '../problem';
import { type AuditContext, type Inspector, placeOn, shownPage } from './context';
import { Findings } from './findings';
import { type AuditedPage, mainBlocks } from './pages';

/** Search results show about so many characters. */
const TITLE = 60;
const DESCRIPTION = { least: 70, most: 165 };

/**
 * Flesch calls 60 to 70 plain English, read with ease at 13 to 15; about half of adults in the US read below a ninth
 * grade's level, which is where 60 lies. Homeowners with a leak are among them.
 */
const EASE = 60;

/** The formula was made from samples of a hundred words; of fewer it says little. */
const SAMPLE = 100;

export interface Readability {
  page: string;
  words: number;
  /** Flesch reading ease, higher is easier; null where there is too little text to say. */
  ease: number | null;
}

export interface ReadingInspector extends Inspector {
  readability: Readability[];
}

export function inspectReading(context: AuditContext): ReadingInspector {
  const findings = new Findings();
  const readability: Readability[] = [];
  return {
    kind: 'reading',
    readability,
    see: (page) => {
      const reading = readabilityOf(page);
      readability.push(reading);
      for (const problem of [...lengths(page, context), ...headings(page, context), ...hardness(page, reading, context)]) findings.add(page.file, problem);
    },
    finish: () => findings.problems(),
  };
}

function lengths(page: AuditedPage, context: AuditContext): Problem[] {
  const kind = context.routes.get(page.file)?.kind;
  // Pages of errors are in no search result.
  if (kind === 'notFound' || kind === 'serverError') return [];
  const at = (text: string) => placeOn(context, page, text, text);
  const { title, description } = page;
  const problems: ProblemParts[] = [];
  if (title === '') problems.push({ ...at(title), what: 'the page has no title.', fix: 'write one' });
  if (title.length > TITLE) {
    problems.push({
      ...at(title),
      what: `the title has ${title.length} characters, of which search results show about ${TITLE}.`,
      fix: 'shorten it; what matters first',
    });
  }
  if (description.length < DESCRIPTION.least || description.length > DESCRIPTION.most) {
    problems.push({
      ...at(description),
      what: `the description has ${description.length} characters.`,
      fix: `write ${DESCRIPTION.least} to ${DESCRIPTION.most}: search results cut what is longer, and write their own where there is too little`,
    });
  }
  return problems.map(warning);
}

function headings({ file, headings: list }: AuditedPage, { out }: AuditContext): Problem[] {
  const problems: string[] = [];
  const tops = list.filter(({ level }) => level === 1).length;
  if (tops !== 1) problems.push(`the page has ${tops} headings of the first level.`);
  const body = list.slice(list.findIndex(({ level }) => level === 1));
  body.forEach(({ level, text }, index) => {
    const before = body[index - 1];
    if (before && level > before.level + 1) problems.push(`the heading "${text}" (level ${level}) follows one of level ${before.level}.`);
  });
  return problems.map((what) => warning({ file: join(out, file), what, fix: 'one h1 to a page, and no level left out below it' }));
}

function hardness(page: AuditedPage, { ease }: Readability, { out }: AuditContext): Problem[] {
  if (ease === null || ease >= EASE) return [];
  return [
    warning({
      file: join(out, page.file),
      what: `the text is hard to read: a reading ease of ${ease.toFixed(0)}, where ${EASE} is plain English.`,
      fix: 'shorter sentences, shorter words',
    }),
  ];
}

/** Flesch reading ease of the sentences of the main text; labels and names are no sentences. */
export function readabilityOf(page: AuditedPage): Readability {
  const blocks = mainBlocks(page).map(({ text }) => text);
  const sentences = blocks.filter((text) => /[.!?]"?$/.test(text) && wordsIn(text).length > 4).flatMap((text) => text.split(/(?<=[.!?])\s+/));
  const words = sentences.flatMap(wordsIn);
  const all = blocks.flatMap(wordsIn).length;
  if (words.length < SAMPLE) return { page: shownPage(page.file), words: all, ease: null };
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const ease = 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
  return { page: shownPage(page.file), words: all, ease: Math.round(ease * 10) / 10 };
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\d][\p{L}\d']*/gu) ?? [];
}

/** Groups of vowels, without a silent e at the end (tile, tiles, leaked; not table, houses, coated): right within a few in a hundred over a text. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const sounded = letters.replace(/(?:[^lsxzcghaeiouy]es|[^tdaeiouy]ed|[^l]e|[aeiouy]les?)$/, (end) => end.charAt(0));
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 1);
}
