// Rows that are true of a running shingle serve, and the one about which library the command speaks to a backend with.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { PROJECT } from '../data';
import type { Miss } from '../miss';
import { type Check, expectation, once, quoted, want } from './check';

export const SUPABASE_JS = '@supabase/supabase-js';

/** The log comes through a pipe, maybe after the answer. */
const LOG_MS = 10_000;

export const serveChecks: Record<string, Check> = {
  'S2.1-91': once('serve, /sitemap.xml', async ({ row, backend }) => {
    const { contentType } = expectation(row, z.strictObject({ contentType: z.string() }));
    const { url } = await backend.served();
    const { status, headers } = await fetch(new URL('sitemap.xml', url));
    const found = headers.get('content-type')?.split(';')[0]?.trim();
    return want(status === 200 && found === contentType, `200 with ${contentType}`, `${status} with ${found}`);
  }),
  'S2.11-05': once('serve', async ({ backend }) => {
    const { url, log, logMs = LOG_MS } = await backend.served();
    const [knownUrl, unknownUrl] = ['?by=this-row', 'no/such-page'].map((path) => new URL(path, url));
    const known = await fetch(knownUrl ?? url);
    const unknown = await fetch(unknownUrl ?? url);
    const path = unknownUrl?.pathname ?? '';
    // Others ask for pages too.
    const lines = await linesWith(log, /by=this-row|no\/such-page/, logMs);
    return [
      ...want(known.status === 200, '200 for the home page', String(known.status)),
      ...want(unknown.status === 404, '404 for an unknown path', String(unknown.status)),
      ...want(lines.length === 1 && (lines[0]?.includes(path) ?? false), `one log line with ${path}, and none for a page that there is`, quoted(lines)),
    ];
  }),
  'S7-22': once('the source', () => wrongUsers(sourceFiles())),
};

async function linesWith(log: () => string, text: RegExp, patienceMs: number): Promise<string[]> {
  const lines = () =>
    log()
      .split('\n')
      .filter((line) => text.test(line));
  for (const end = performance.now() + patienceMs; lines().length === 0 && performance.now() < end; ) await delay(10);
  return lines();
}

export interface SourceFile {
  /** From the project's folder, with forward slashes. */
  path: string;
  text: string;
}

const COMMAND = 'generator/cli/leads.ts';
const CHECK = 'generator/leads/check.ts';

/** supabase-js is imported by what `shingle leads check` runs and by tests; the site does not reach it through that either. */
export function wrongUsers(files: readonly SourceFile[]): Miss[] {
  const users = files.filter(({ text }) => importsOf(text).includes(SUPABASE_JS)).map(({ path }) => path);
  const shipped = users.filter((path) => !path.startsWith('tests/'));
  const command = files.find(({ path }) => path === COMMAND);
  const browser = files.filter(({ path, text }) => /^(client|templates)\//.test(path) && importsOf(text).some(isCheck));
  return [
    ...want(shipped.length === 1 && shipped[0] === CHECK, `${SUPABASE_JS} in ${CHECK} alone`, quoted(shipped)),
    ...want(shipped.length < users.length, `${SUPABASE_JS} in a test`, 'in none'),
    ...want(command !== undefined && importsOf(command.text).some(isCheck), `${CHECK} in ${COMMAND}`, 'not imported'),
    ...want(browser.length === 0, `${CHECK} in no module of the site`, quoted(browser.map(({ path }) => path))),
  ];
}

function isCheck(specifier: string): boolean {
  return /\/leads\/check(\.ts)?$/.test(specifier);
}

export function importsOf(text: string): string[] {
  return [...text.matchAll(/\b(?:from|import|require)\s*\(?\s*(['"])(.+?)\1/g)].map(([, , specifier = '']) => specifier);
}

export function sourceFiles(): SourceFile[] {
  return ['bin', 'client', 'generator', 'templates', 'tests'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && (/\.(ts|tsx|mjs|js)$/.test(entry.name) || entry.name === 'shingle'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ path: file.slice(PROJECT.length).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') })),
  );
}
