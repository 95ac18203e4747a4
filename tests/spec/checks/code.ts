// The row about the code: nothing in it knows this contractor.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { at, type Data, filesIn, PROJECT, textAt, textsIn } from '../data';
import type { Miss } from '../miss';
import { type Check, once, quoted, want } from './check';

const SOURCE_FOLDERS = ['generator', 'templates', 'client'];

/** So many words in a row are not the same by chance. */
const RUN = 7;

/** A text of the data of so many words is no mere term. What drawings call the parts of a roof is. */
const LONG = 3;

/** Names, numbers and places of the data, its claims, and its wording, in code and stylesheets; comments do not count. */
function contractorInCode(data: Data): Miss[] {
  const words = contractorWords(data);
  const names = new RegExp(`(?<![\\p{L}\\d])(${words.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu');
  const texts = wholeTexts(data);
  const runs = new Set([...data.files.values()].flatMap(textsIn).flatMap(runsOf));
  return sourceFiles().flatMap((file) => {
    const code = withoutComments(readFileSync(file, 'utf8'));
    const found = [
      ...Array.from(code.matchAll(names), ([name]) => name),
      ...(file.includes('/art/') ? [] : literalsIn(code).filter((text) => texts.has(text))),
      ...runsOf(code).filter((run) => runs.has(run)),
    ];
    return want(found.length === 0, `nothing of this contractor in ${file.slice(PROJECT.length)}`, quoted([...new Set(found)]));
  });
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Claims, and whatever else is said in so many words. What places are called in general is said by both. */
function wholeTexts(data: Data): Set<string> {
  const claims = Object.values(at(data.files.get('claims'), 'claims') ?? {}).map((claim) => textAt(claim, 'text'));
  const said = [...data.files].flatMap(([name, file]) => (name === 'places' ? [] : textsIn(file)));
  return new Set([...claims.filter((text) => /[+/$]|[a-z]{2}/i.test(text)), ...said.filter((text) => text.split(' ').length >= LONG)]);
}

/** Texts in quotes, and between tags. */
function literalsIn(code: string): string[] {
  const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`|>([^<>{}]+)</g);
  return Array.from(literals, (match) => match.slice(1).join('').trim()).filter((text) => text !== '');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%+']+/gu) ?? [];
}

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
}

function contractorWords(data: Data): string[] {
  const company = data.files.get('company');
  const places = [...filesIn(data, 'counties').values()].flatMap((county) => [textAt(county, 'name'), ...textsIn(at(county, 'cities'))]);
  const cities = [...filesIn(data, 'cities').values()];
  const own = [data.company, textAt(company, 'legalName'), data.license, textAt(company, 'email'), textAt(company, 'founder')];
  const phones = [...Object.values(data.phones), ...cities.map((city) => textAt(city, 'phone'))];
  return [...new Set([...own, ...phones, ...places, ...cities.map((city) => textAt(city, 'name'))])].filter((word) => word !== '');
}

function sourceFiles(): string[] {
  return SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && ['.ts', '.tsx', '.mjs', '.js', '.css'].includes(extname(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:"'`\\])\/\/.*$/gm, '$1');
}

export const codeChecks: Record<string, Check> = {
  'S1-23': once('generator/ templates/ client/', ({ data }) => contractorInCode(data)),
};
