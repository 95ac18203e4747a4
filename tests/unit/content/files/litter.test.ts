// What is passed over in a data folder, what is known as a copy, and names that only a computer tells apart.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { copiedFrom, isLitter } from '../../../../generator/content/files/litter';
import { nameProblem } from '../../../../generator/content/files/names';
import { readAndCheck } from '../../../../generator/content/index';
import { cityPageOf } from '../../../../generator/plan/frame';
import { compared } from '../../../../templates/compared';
import { project } from '../../../setup/run';

const data = mkdtempSync(join(tmpdir(), 'shingle-litter-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(data, { recursive: true, force: true });
  cpSync(join(project, 'tests/fixtures/small'), data, { recursive: true });
});
const check = () =>
  readAndCheck({ project, data, out: '', siteUrl: null, base: '/', production: false, development: false, supabase: { url: null, anonKey: null } });

/** Each with a page in it, since a folder of none would not be noticed. */
const FOLDERS = ['.git', '@eaDir', '#recycle', '__MACOSX', 'System Volume Information'];

const FILES = [
  '.DS_Store',
  'Thumbs.db',
  'desktop.ini',
  'Desktop.ini',
  'Icon\r',
  '._el-centro.yaml',
  '.el-centro.yaml.swp',
  'el-centro.yaml.swo',
  'el-centro.yaml~',
  '#el-centro.yaml#',
  '.#el-centro.yaml',
  '~$el-centro.yaml',
  '.~lock.el-centro.yaml#',
  'el-centro.yaml.lock',
  'el-centro.yaml.bak',
  'el-centro.yaml.save',
  'el-centro.yaml.part',
  '4913',
];

describe('litter', () => {
  it.each(FILES.concat(FOLDERS))('is %j', (name) => expect(isLitter(name)).toBe(true));

  it.each(['el-centro.yaml', 'el-centro (1).yaml', 'words.txt', 'lock.yaml', '29-palms.yaml', 'icon.yaml', 'cities', '2029'])('is not %j', (name) =>
    expect(isLitter(name)).toBe(false),
  );

  it('is passed over at the top and in each folder of pages', () => {
    for (const folder of ['', 'cities', 'pages']) {
      for (const name of FILES) writeFileSync(join(data, folder, name), 'x');
      for (const name of FOLDERS) {
        mkdirSync(join(data, folder, name));
        cpSync(join(data, 'cities/el-centro.yaml'), join(data, folder, name, 'el-centro.yaml'));
      }
    }
    const { site, problems } = check();
    expect(problems).toEqual([]);
    expect(site?.data.cities.map(({ slug }) => slug)).toEqual(['el-centro']);
  });
});

describe('a copy', () => {
  it.each([
    ['riverside (conflicted copy 2026-05-01)', 'riverside'],
    ["riverside (Ann's conflicted copy 2026-05-01)", 'riverside'],
    ['riverside (Case Conflict)', 'riverside'],
    ['riverside - Copy', 'riverside'],
    ['riverside - Copy (2)', 'riverside'],
    ['riverside copy', 'riverside'],
    ['riverside copy 3', 'riverside'],
    ['Copy of riverside', 'riverside'],
    ['Copy of riverside (1)', 'riverside'],
    ['riverside (1)', 'riverside'],
    ['riverside 2', 'riverside'],
    ['riverside.sync-conflict-20260501-101010-ABCDEFG', 'riverside'],
    ['riverside_conflict-20260501-123456', 'riverside'],
    ['riverside_BASE_1234', 'riverside'],
    ['riverside.old', 'riverside'],
  ])('%s is of %s', (name, original) => expect(copiedFrom(name)).toBe(original));

  it.each(['riverside', 'palm springs', '29 Palms', 'Old Town', 'copyright'])('%s is none', (name) => expect(copiedFrom(name)).toBeNull());
});

it('takes a file name as a Mac writes it for the name that it is', () => {
  const told = (name: string) => nameProblem(join(data, 'cities', name))?.fix;
  expect(told('Cañon-City.yaml'.normalize('NFD'))).toBe(told('Cañon-City.yaml'.normalize('NFC')));
  expect(told('Cañon-City.yaml')).toBe('rename the file to canon-city.yaml');
});

describe('names', () => {
  it.each([
    ['Cañon City', 'Cañon City'.normalize('NFD')],
    ["O'Neal", 'O’Neal'],
    ['La Quinta', 'La\u00a0Quinta'],
    ['Mid-City', 'Mid\u2011City'],
    ['Norco', 'Nor\u00adco'],
    ['McFarland', 'Mcfarland'],
  ])('%j and %j are compared as one', (one, other) => expect(compared(one)).toBe(compared(other)));

  it('of one town are one, whether accents are given apart or together', () => {
    const [together, apart] = ['Cañon City'.normalize('NFC'), 'Cañon City'.normalize('NFD')];
    const write = (file: string, from: string | RegExp, to: string) => {
      mkdirSync(dirname(join(data, file)), { recursive: true });
      writeFileSync(join(data, file), readFileSync(join(data, file), 'utf8').replace(from, to));
    };
    write('cities/el-centro.yaml', 'name: El Centro', `name: ${apart}`);
    write('counties/imperial-county.yaml', 'El Centro', together);
    write('places.yaml', 'places: []', `places:\n  - { name: "${together}", county: imperial-county, kind: city, elevation: -42, zone: 15 }`);
    const { site, problems } = check();
    expect(problems).toEqual([]);
    expect(site && cityPageOf(site, 'imperial-county', together)).toBe('/cities/el-centro');
  });
});
