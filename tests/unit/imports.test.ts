// Imports go one way: the layers and their order stand in generator/README.md.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project } from '../setup/run';
import { importsOf, sourceFiles } from '../spec/checks/serve';

const readme = readFileSync(join(project, 'generator/README.md'), 'utf8');

/** The layers of a chain in the README, from the one that may import all others to the one that imports none. */
function layersFrom(first: string): string[] {
  const chain = readme.split('`').find((code) => code.startsWith(`${first} → `));
  return chain?.split(' → ') ?? [];
}

/** Imports from one layer of `root` into another, each a folder or a file beside the folders: "from → to: file". */
function crossings(root: string): { from: string; to: string; file: string }[] {
  const layerOf = (path: string) =>
    path.startsWith(root)
      ? path
          .slice(root.length)
          .split('/')[0]
          ?.replace(/\.tsx?$/, '')
      : undefined;
  return sourceFiles()
    .filter(({ path }) => !path.startsWith('tests/'))
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter((name) => name.startsWith('.'))
        .map((name) => ({ from: layerOf(path) ?? '', to: layerOf(posix.join(dirname(path), name)) ?? '', file: path })),
    )
    .filter(({ from, to }) => from !== '' && to !== '' && from !== to);
}

describe.each([
  ['the project', '', 'generator'],
  ['the generator', 'generator/', 'cli'],
  ['what is meant for the browser', 'client/', 'boot'],
])('the layers of %s', (_, root, first) => {
  const layers = layersFrom(first);

  it('import only what stands behind them', () => {
    expect(layers.length).toBeGreaterThan(2);
    const wrong = crossings(root).filter(({ from, to }) => layers.indexOf(from) === -1 || layers.indexOf(to) <= layers.indexOf(from));
    expect(wrong).toEqual([]);
  });

  it('are all there, and do import one another', () => {
    const found = new Set(crossings(root).flatMap(({ from, to }) => [from, to]));
    expect([...found].sort()).toEqual([...layers].sort());
  });
});
