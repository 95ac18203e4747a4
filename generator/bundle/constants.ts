// Distances, sizes and the like that have one value everywhere: each stands in client/styles/tokens.css under a name for people, and
// stylesheets get the value in its place, which is shorter and which the minifier can reckon with.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLES } from './styles';

export type Constants = ReadonlyMap<string, string>;

const COMMENT = /\/\*[\s\S]*?\*\//g;
const DECLARED = /(?<![\w-])(--[a-z][\w-]*)\s*:\s*([^;{}]*)/g;
const USED = /var\((--[\w-]+)\)/g;

/** A contractor may set colours, faces and the weight of headings, so they stay what they are. */
const THEME = /^(?:#|")/;
const THEME_NAMES = new Set(['--weight-display']);

export function constantsOf(project: string): Constants {
  const folder = join(project, STYLES);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css') && name !== 'tokens.css');
  return constantsIn(read('tokens.css'), others.map(read));
}

/** Declared once among the tokens, nowhere else, and made of nothing that is declared elsewhere. */
export function constantsIn(tokens: string, others: readonly string[]): Constants {
  const onRoot = declarationsIn(tokens);
  const elsewhere = new Set(others.flatMap(declarationsIn).map(([name]) => name));
  const isSame = (name: string) => !elsewhere.has(name);
  const isOnce = (name: string) => onRoot.filter(([other]) => other === name).length === 1;
  const uses = (value: string) => Array.from(value.matchAll(USED), ([, name = '']) => name);
  const found = onRoot.filter(([name, value]) => isOnce(name) && [name, ...uses(value)].every(isSame) && !THEME.test(value) && !THEME_NAMES.has(name));
  return new Map(found);
}

/** Each name that has one value, replaced by it; a value may hold further names. */
export function withConstants(css: string, constants: Constants): string {
  const filled = css.replace(USED, (use, name: string) => constants.get(name) ?? use);
  return filled === css ? css : withConstants(filled, constants);
}

function declarationsIn(css: string): [name: string, value: string][] {
  return Array.from(css.replace(COMMENT, '').matchAll(DECLARED), ([, name = '', value = '']) => [name, value.trim()]);
}
