// Whether a site is older than its data: by what it is made from, not by what editors and systems leave beside it.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isOlderThanSources } from '../../../generator/publish/fresh';
import { MARKER } from '../../../generator/publish/index';

const project = mkdtempSync(join(tmpdir(), 'shingle-fresh-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));
const [data, out] = [join(project, 'data'), join(project, 'out')];

const AT = { before: new Date('2026-01-01'), made: new Date('2026-01-02'), after: new Date('2026-01-03') };

function lay(path: string, at: Date): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  utimesSync(path, at, at);
  // What came or went is told by the folder.
  for (const folder of [data, dirname(path)]) utimesSync(folder, AT.before, AT.before);
}

it.each([
  ['home.yaml', true],
  ['cities/norco.yaml', true],
  ['mark.svg', true],
  ['fonts/name.woff2', true],
  ['images/roof.jpg', true],
  ['apple-touch-icon.png', true],
  ['.DS_Store', false],
  ['cities/.norco.yaml.swp', false],
  ['cities/norco.yaml~', false],
  ['cities/~$norco.yaml', false],
  ['cities/#norco.yaml#', false],
  ['@eaDir/norco.yaml', false],
  ['.git/norco.yaml', false],
  ['words.txt', false],
])('%s, changed since, makes it older: %s', (name, older) => {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data);
  lay(join(out, MARKER), AT.made);
  lay(join(data, name), AT.after);
  expect(isOlderThanSources({ project, data, out })).toBe(older);
});
