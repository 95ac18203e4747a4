// data/public never takes the place of what a finished site has.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { publicProblems } from '../../generator/content/files/publicFiles';
import { pageOf, SITE_FOLDERS } from '../../generator/content/site/url';
import { filesIn } from '../setup/output';

const data = mkdtempSync(join(tmpdir(), 'shingle-public-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('is refused under the name of any file of a finished site', () => {
  const root = join(data, 'public');
  const ours = filesIn(inject('site'));
  for (const file of ours) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), 'mine');
  }
  const pages = new Set(ours.flatMap((file) => pageOf(file) ?? []));
  const refused = new Set(publicProblems(data, pages).map(({ file = '' }) => file.slice(root.length + 1)));
  const covered = (file: string) => refused.has(file) || [...refused].some((folder) => file.startsWith(`${folder}/`));
  expect(ours.filter((file) => !covered(file))).toEqual([]);
});

it('is refused under the name of any folder of a finished site', () => {
  const folders = new Set(filesIn(inject('site')).flatMap((file) => (file.includes('/') ? [file.slice(0, file.indexOf('/'))] : [])));
  expect([...SITE_FOLDERS].sort()).toEqual([...new Set([...folders, 'images'])].sort());
});
