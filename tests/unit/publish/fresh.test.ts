// Whether a site is older than its data: by the content of what it is made from, not by times, nor by what editors and systems leave.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { changedData, isOlderThanSources, sourcesOf } from '../../../generator/publish/fresh';
import { MARKER } from '../../../generator/publish/marker';

const project = mkdtempSync(join(tmpdir(), 'shingle-fresh-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));
const [data, out] = [join(project, 'data'), join(project, 'out')];
const settings = { project, data, out, environment: 'as now' };

function lay(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function made(from = sourcesOf(settings)): void {
  lay(join(out, MARKER), JSON.stringify({ generator: 'shingle', assets: [], made: { production: false, base: '/', from } }));
}

const isOlder = () => isOlderThanSources(settings);

beforeEach(() => {
  rmSync(data, { recursive: true, force: true });
  lay(join(data, 'cities/norco.yaml'), 'name: Norco\n');
  lay(join(data, 'home.yaml'), 'title: a\n');
  made();
});

it.each([
  ['home.yaml', true],
  ['cities/corona.yaml', true],
  ['mark.svg', true],
  ['fonts/name.woff2', true],
  ['images/roof.jpg', true],
  ['apple-touch-icon.png', true],
  ['public/CNAME', true],
  ['public/.well-known/security.txt', true],
  ['.DS_Store', false],
  ['cities/.norco.yaml.swp', false],
  ['cities/.norco.yaml', false],
  ['cities/norco.yaml~', false],
  ['public/.DS_Store', false],
  ['cities/~$norco.yaml', false],
  ['cities/#norco.yaml#', false],
  ['@eaDir/norco.yaml', false],
  ['.git/norco.yaml', false],
  ['words.txt', false],
])('%s, added or changed since, makes it older: %s', (name, older) => {
  expect(isOlder()).toBe(false);
  lay(join(data, name), 'another');
  expect(isOlder()).toBe(older);
  expect(changedData(out, data)).toEqual(older ? [join(data, name)] : []);
});

describe('times', () => {
  const city = join(data, 'cities/norco.yaml');

  it.each(['2001-01-01', '2001-01-02', '2099-01-01'])('count for nothing: a change is seen that bears %s', (time) => {
    lay(city, 'name: Corna\n');
    utimesSync(city, new Date(time), new Date(time));
    utimesSync(join(out, MARKER), new Date('2001-01-02'), new Date('2001-01-02'));
    expect(isOlder()).toBe(true);
  });

  it('make nothing older by themselves, wherever they lie', () => {
    for (const path of [city, join(data, 'home.yaml'), data]) utimesSync(path, new Date('2099-01-01'), new Date('2099-01-01'));
    expect(isOlder()).toBe(false);
    expect(changedData(out, data)).toEqual([]);
  });
});

describe('a site is older', () => {
  it('where a page went, or got another name', () => {
    rmSync(join(data, 'cities/norco.yaml'));
    expect(isOlder()).toBe(true);
    lay(join(data, 'cities/corona.yaml'), 'name: Norco\n');
    expect(isOlder()).toBe(true);
  });

  it('where the program changed', () => {
    lay(join(project, 'templates/page.tsx'), 'a');
    expect(isOlder()).toBe(true);
    made();
    expect(isOlder()).toBe(false);
    lay(join(project, 'templates/page.tsx'), 'b');
    expect(isOlder()).toBe(true);
    rmSync(join(project, 'templates'), { recursive: true });
  });

  it('where the environment says something else', () => {
    expect(isOlderThanSources({ ...settings, environment: 'otherwise' })).toBe(true);
  });

  it('where nothing says what it was made from', () => {
    lay(join(out, MARKER), JSON.stringify({ generator: 'shingle', assets: [], made: { production: false, base: '/' } }));
    expect(isOlder()).toBe(true);
    expect(changedData(out, data)).toBeNull();
    rmSync(out, { recursive: true });
    expect(isOlder()).toBe(true);
  });
});

it('is not asked of line ends, which change no page, but of the bytes of everything else', () => {
  lay(join(data, 'mark.svg'), '<svg>\n</svg>');
  made();
  lay(join(data, 'home.yaml'), 'title: a\r\n');
  expect(isOlder()).toBe(false);
  lay(join(data, 'mark.svg'), '<svg>\r\n</svg>');
  expect(isOlder()).toBe(true);
});

it('says nothing of names in a record that everyone can read', () => {
  lay(join(data, 'images/mrs-smith.jpg'), 'x');
  const record = JSON.stringify(sourcesOf(settings));
  for (const word of ['smith', 'norco']) expect(record).not.toContain(word);
});

it('survives whatever stands in the place of data', () => {
  rmSync(data, { recursive: true });
  expect(isOlder()).toBe(true);
  lay(data, 'a file');
  expect(isOlder()).toBe(true);
  rmSync(data);
  mkdirSync(join(data, 'home.yaml'), { recursive: true });
  expect(isOlder()).toBe(true);
});
