// A text as a YAML file, and what is made of it as a person sees it.
import { join } from 'node:path';
import { parseSource, type Source } from '../../../../generator/content/yaml/source';
import { formatProblems, type Problem } from '../../../../generator/problem';

export const FIXTURES = join(import.meta.dirname, '../../../fixtures/yaml');
const utf8 = new TextEncoder();

export function show(result: Source | Problem[], cwd = '/site'): string {
  if (Array.isArray(result)) return `${formatProblems(result, { cwd, color: false })}\n`;
  return `${JSON.stringify(result.value, null, 2)}\n`;
}

export function parse(text: string): Source | Problem[] {
  return parseSource('/site/input.yaml', utf8.encode(text));
}
