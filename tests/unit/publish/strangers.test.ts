// Nothing that somebody put into the folder of a site is deleted without a word, wherever in it that is.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../../generator/problem';
import { discard, openStage, type Published, publish, type Stage, stageFile } from '../../../generator/publish/index';
import { MARKER } from '../../../generator/publish/marker';
import { bytesIn } from '../../setup/output';
import fc from '../../setup/properties';
import { count } from '../../setup/random';

const SITE = {
  'index.html': 'home',
  'services/gutters.html': 'gutters',
  'cities/norco.html': 'norco',
  'assets/boot.js': 'boot',
  '.well-known/security.txt': 'x',
};

let folder: string;
let out: string;

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'shingle-strangers-')));
  out = join(folder, 'out');
  await generate(SITE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A whole run; the words of its refusal, or what it published. */
async function generate(files: Readonly<Record<string, string>>): Promise<Published | Problem> {
  const stage = await openStage(out, []);
  return 'what' in stage ? stage : await publishing(stage, files);
}

async function publishing(stage: Stage, files: Readonly<Record<string, string>>): Promise<Published | Problem> {
  for (const [file, text] of Object.entries(files)) stageFile(stage, file, text);
  const published = await publish(stage, { pages: [], assets: ['assets/boot.js'], made: { production: false, base: '/' } });
  if ('what' in published) await discard(stage);
  return published;
}

function put(file: string, text = 'mine'): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
}

const left = () => readdirSync(folder).filter((name) => name !== 'out');

describe('a file that is not ours', () => {
  it.each([
    'CNAME',
    'services/notes.txt',
    'cities/zz.html',
    'assets/foo.js',
    'index.html.bak',
    'services/gutters.html.bak',
    '.well-known/other.txt',
    'deep/er/file',
    '.git/config',
    'services/.htaccess',
    'constructor',
    'services/__proto__',
    'services/ä ö.txt',
  ])('stops the run and stays: %s', async (file) => {
    put(file);
    const before = bytesIn(out);
    const refusal = await generate({ 'index.html': 'two' });
    const first = file === 'deep/er/file' ? 'deep' : file === '.git/config' ? '.git' : file;
    expect(refusal).toMatchObject({
      severity: 'error',
      file: join(out, first),
      what: expect.stringContaining('shingle did not make this'),
      fix: expect.stringContaining('data/public'),
    });
    expect(bytesIn(out)).toEqual(before);
    expect(left()).toEqual([]);
  });

  it('is named with the others, as far as a person reads', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) put(`services/${name}.txt`);
    expect(await generate(SITE)).toMatchObject({
      file: join(out, 'services/a.txt'),
      what: expect.stringContaining('(nor services/b.txt, services/c.txt, services/d.txt, services/e.txt and 2 more)'),
    });
  });

  it('may also be a link, or stand where one of ours stood', async () => {
    symlinkSync(join(folder, 'elsewhere'), join(out, 'services/link'));
    expect(await generate(SITE)).toMatchObject({ file: join(out, 'services/link') });
    rmSync(join(out, 'services/link'));
    rmSync(join(out, 'cities/norco.html'));
    put('cities/norco.html/photo.jpg');
    expect(await generate(SITE)).toMatchObject({ file: join(out, 'cities/norco.html') });
    rmSync(join(out, 'cities/norco.html'), { recursive: true });
    renameSync(join(out, 'cities'), join(folder, 'moved'));
    symlinkSync(join(folder, 'moved'), join(out, 'cities'));
    expect(await generate(SITE)).toMatchObject({ file: join(out, 'cities') });
    expect(readdirSync(join(folder, 'moved'))).toEqual([]);
  });

  it('stops the run also if it came while the run was under way', async () => {
    const stage = await openStage(out, []);
    if ('what' in stage) throw new Error(stage.what);
    put('services/late.txt');
    expect(await publishing(stage, SITE)).toMatchObject({ file: join(out, 'services/late.txt') });
    expect(readFileSync(join(out, 'services/late.txt'), 'utf8')).toBe('mine');
    expect(left()).toEqual([]);
  });

  it('is none where a system left it, or where a folder holds nothing', async () => {
    for (const name of ['.DS_Store', 'services/.DS_Store', 'assets/Thumbs.db', 'cities/desktop.ini', 'cities/._norco.html', 'cities/Icon\r', '@eaDir/x.jpg'])
      put(name, '');
    mkdirSync(join(out, 'empty/er'), { recursive: true });
    expect(await generate(SITE)).toMatchObject({ removed: [] });
    expect(readdirSync(join(out, 'services'))).toEqual(['gutters.html']);
  });

  it('survives or stops the run, whatever its name and place', async () => {
    const part = fc
      .oneof(
        fc.constantFrom('services', 'cities', 'assets', 'index.html', 'Index.html', '.x', 'x.bak', 'hasOwnProperty'),
        fc.stringMatching(/^[\w .~#äß-]{1,12}$/),
      )
      .filter((name) => !/^\.{1,2}$|^ +$/.test(name));
    const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    await fc.assert(
      fc.asyncProperty(fc.array(path, { minLength: 1, maxLength: 3 }), async (paths) => {
        rmSync(out, { recursive: true, force: true });
        await generate(SITE);
        const mine = paths.filter((each) => canBePut(each));
        const before = bytesIn(out);
        const run = await generate({ 'index.html': 'two' });
        expect('what' in run).toBe(mine.length > 0);
        if (mine.length > 0) expect(bytesIn(out)).toEqual(before);
      }),
      { numRuns: count(600) },
    );
  });

  /** Not over a file of the site, nor below one. */
  function canBePut(path: string): boolean {
    try {
      mkdirSync(dirname(join(out, path)), { recursive: true });
      writeFileSync(join(out, path), `mine: ${path}`, { flag: 'wx' });
      return true;
    } catch {
      return false;
    }
  }
});

describe('a file of ours that was changed by hand', () => {
  it('is written anew, and named', async () => {
    put('services/gutters.html', 'GUTTERS');
    expect(await generate(SITE)).toMatchObject({
      problems: [{ severity: 'warning', file: join(out, 'services/gutters.html'), what: expect.stringContaining('changed by hand') }],
    });
    expect(readFileSync(join(out, 'services/gutters.html'), 'utf8')).toBe('gutters');
    expect(await generate(SITE)).toMatchObject({ problems: [] });
  });

  it('is not one that was only touched, or copied, or that went', async () => {
    for (const file of Object.keys(SITE)) utimesSync(join(out, file), new Date('2099-01-01'), new Date('2099-01-01'));
    rmSync(join(out, 'services/gutters.html'));
    expect(await generate(SITE)).toMatchObject({ problems: [] });
  });
});

describe('a page that the site before had', () => {
  it('is named by its path, and nothing else that went', async () => {
    const { 'cities/norco.html': _norco, '.well-known/security.txt': _security, ...rest } = SITE;
    expect(await generate({ ...rest, 'cities/corona.html': 'corona' })).toMatchObject({ removed: ['/cities/norco'] });
    expect(await generate(SITE)).toMatchObject({ removed: ['/cities/corona'] });
    expect(await generate(SITE)).toMatchObject({ removed: [] });
  });
});

it('all is somebody else’s where the marker has no list of files', async () => {
  writeFileSync(join(out, MARKER), JSON.stringify({ generator: 'shingle' }));
  const before = bytesIn(out);
  expect(await generate(SITE)).toMatchObject({ what: expect.stringContaining('shingle did not make this') });
  expect(bytesIn(out)).toEqual(before);
});
