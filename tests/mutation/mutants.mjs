// The list of mutants: one seed and one state of the sources always give the same.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { placesInSql, placesInStyles } from './otherPlaces.mjs';
import { placesInTypeScript } from './places.mjs';

/** In turn, so that any number of them is a fair share of each. */
const TURNS = ['style', 'text', 'attribute', 'constant', 'condition', 'handler', 'style', 'text', 'attribute', 'constant', 'condition', 'sql'];

export const WORDS = {
  style: 'a rule of CSS hidden',
  text: 'a text dropped',
  attribute: 'an attribute removed',
  constant: 'a constant changed by one',
  condition: 'a condition inverted',
  handler: 'a handler taken out',
  sql: 'SQL turned round',
};

const PRODUCT = ['generator', 'templates', 'client', 'supabase'];

/** The mutant of this number; a higher `attempt` gives another where the compiler refuses the first. */
export function drawMutant(root, { seed, index, attempt }) {
  const kind = TURNS[index % TURNS.length];
  const random = randomFrom(`${seed} ${index} ${attempt}`);
  const files = PRODUCT.flatMap((folder) => filesIn(root, folder)).filter((file) => file.endsWith(endingOf(kind)) || file.endsWith(`${endingOf(kind)}x`));
  // A file first, then a place in it: one long file is not most of the product.
  for (const file of shuffled(files, random)) {
    const text = readFileSync(join(root, file), 'utf8');
    const [place] = shuffled(placesOf(kind, file, text, random), random);
    if (place) return mutantAt({ kind, file, text, place });
  }
  throw new Error(`There is no place for: ${WORDS[kind]}.`);
}

function endingOf(kind) {
  return { style: '.css', sql: '.sql' }[kind] ?? '.ts';
}

function placesOf(kind, file, text, random) {
  if (kind === 'style') return placesInStyles(text);
  if (kind === 'sql') return placesInSql(text, random);
  return placesInTypeScript(file, text, kind, random);
}

function mutantAt({ kind, file, text, place: { start, end, after } }) {
  const before = text.slice(start, end);
  const line = text.slice(0, start).split('\n').length;
  const mutated = text.slice(0, start) + after + text.slice(end);
  const what = kind === 'style' ? lineAt(text, start) : `${shortly(before)} → ${shortly(after) || 'nothing'}`;
  return { kind, file, line, what, mutated, id: createHash('sha256').update(`${file}\0${mutated}`).digest('hex').slice(0, 16) };
}

function lineAt(text, at) {
  return shortly(text.slice(text.lastIndexOf('\n', at - 1) + 1, at).replace(/\{$/, ''));
}

function shortly(text) {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 60 ? `${plain.slice(0, 57)}...` : plain;
}

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

function shuffled(list, random) {
  const rest = [...list];
  for (let index = rest.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [rest[index], rest[other]] = [rest[other], rest[index]];
  }
  return rest;
}

/** From 0 up to, not including, 1: the hash of a text, counted on. */
function randomFrom(text) {
  let count = 0;
  return () => createHash('sha256').update(`${text} ${count++}`).digest().readUInt32LE() / 2 ** 32;
}
