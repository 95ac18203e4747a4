// The site of what stands in data/ now, whatever that is, made once for each file of tests that imports it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { pageOf } from '../../generator/content/site/url';
import { pagesIn } from '../setup/output';
import { project, shingle } from '../setup/run';

const data = join(project, 'data');
const scratch = mkdtempSync(join(tmpdir(), 'shingle-data-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Folder of the site: a preview at the root. */
export const out = join(scratch, 'out');

const { status, stderr } = shingle(['generate', '--quiet', '--data', data, '--out', out]);
if (status !== 0) throw new Error(`The data in data/ makes no site:\n${stderr}`);

/** Not what data/public holds: files that others ask for, published as they are. */
export const pages = pagesIn(out)
  .filter(({ file }) => !existsSync(join(data, 'public', file)))
  .map(({ file, html }) => ({ file, html, path: pageOf(file) ?? '' }));

/** By the beginnings of their paths; what a site does not have is no kind of it. */
const KINDS = [/^\/$/, /^\/services\//, /^\/service-areas\//, /^\/cities\//, /^\/(?!404$|500$)[^/]+$/, /^\/404$/, /^\/500$/];

/** A page of each kind that there is. */
export const onePageOfEachKind = KINDS.flatMap((kind) => pages.find(({ path }) => kind.test(path)) ?? []);

/** The policy that the site says it is to be served with. */
export function ownPolicy(): string {
  const [, policy] = /Content-Security-Policy: (.*)/.exec(readFileSync(join(out, '_headers'), 'utf8')) ?? [];
  if (policy === undefined) throw new Error('The site has no policy in _headers.');
  return policy;
}
