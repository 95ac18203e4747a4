// A copy of a data folder in which every text that may be any text is one that could break the page around it.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readAndCheck } from '../../generator/content/index';
import type { PlannedSite } from '../../generator/content/site/index';
import { type Path, visit } from '../../generator/content/visit';
import { fieldPath, type Problem } from '../../generator/problem';
import { filesIn } from './output';
import { project } from './run';

/**
 * Ends of scripts and comments, quotes, entities, a no-break space, signs outside the basic plane. What turns a text or separates lines
 * unseen is refused (generator/content/rules/unseen.ts).
 */
export const HOSTILE = `</script><!-- <script> alert("1") </SCRIPT -->]]>'"\`\\u003c\\" &amp;&lt;&#60; href="x" \u00a0 é 🏠👩‍🚒 $& %3C`;

/** The same dangers for a name, which may be 80 characters long (templates/fields.ts). */
export const HOSTILE_NAME = `</script><!--"'\`\\" &amp;&#60; é 🏠 $& %3C`;

interface Text {
  file: string;
  path: Path;
  field: string;
  filler: string;
}

/** Texts that a schema or another file holds to something keep their value; each of the others is the first of `fillers` that it may be, in its own way. */
export function hostileSite(data: string, target: string, fillers: readonly [string, ...string[]] = [HOSTILE, HOSTILE_NAME]): PlannedSite {
  cpSync(data, target, { recursive: true });
  const files = filesIn(data).filter((name) => name.endsWith('.yaml'));
  let texts = files.flatMap((file) => textsIn(data, file, fillers[0]));
  for (;;) {
    for (const file of files) writeFileSync(join(target, file), JSON.stringify(withTexts({ data, file, texts }), null, 1));
    const { site, problems } = readAndCheck({
      project,
      data: target,
      out: '',
      siteUrl: null,
      base: '/',
      production: false,
      development: false,
      supabase: { url: null, anonKey: null },
    });
    if (site !== null) return site;
    const wrong = new Set(texts.filter((text) => problems.some((problem) => problem.severity === 'error' && concerns(problem, text, target))));
    if (wrong.size === 0) throw new Error(`Wrong for another reason: ${JSON.stringify(problems.slice(0, 3))}`);
    texts = texts.flatMap((text) => (wrong.has(text) ? withNext(text, fillers) : [text]));
  }
}

/** None where the text may be none of them. */
function withNext(text: Text, fillers: readonly string[]): Text[] {
  const filler = fillers[fillers.indexOf(text.filler) + 1];
  return filler === undefined ? [] : [{ ...text, filler }];
}

function textsIn(data: string, file: string, filler: string): Text[] {
  const texts: Text[] = [];
  visit(read(data, file), (path, value) => {
    if (typeof value === 'string') texts.push({ file, path, field: fieldPath(path), filler });
  });
  return texts;
}

function withTexts({ data, file, texts }: { data: string; file: string; texts: readonly Text[] }): unknown {
  const value = read(data, file);
  for (const { path, field, filler } of texts.filter((text) => text.file === file)) {
    const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);
    (parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = `${filler} ${createHash('sha256').update(`${file} ${field}`).digest('hex').slice(0, 12)}`;
  }
  return value;
}

function read(data: string, file: string): unknown {
  return parse(readFileSync(join(data, file), 'utf8'));
}

function concerns(problem: Problem, { file, field }: Text, target: string): boolean {
  // That there are more is said of no field.
  if (problem.file !== join(target, file) || problem.what.startsWith('there are more')) return false;
  const { field: wrong = '' } = problem;
  return wrong === '' || field === wrong || field.startsWith(`${wrong}.`) || field.startsWith(`${wrong}[`);
}
