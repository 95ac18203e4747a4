import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { discard, openStage, publish, type Stage, stageFile } from '../../../generator/publish/index';

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shingle-publish-'));
  out = join(folder, 'out');
});

function open(): Stage {
  const stage = openStage(out, []);
  if ('what' in stage) throw new Error(stage.what);
  return stage;
}

function release(files: Record<string, string>, assets: string[] = []): void {
  const stage = open();
  for (const [file, text] of Object.entries(files)) stageFile(stage, file, text);
  publish(stage, assets);
}

const read = (file: string) => readFileSync(join(out, file), 'utf8');
const left = () => readdirSync(folder).filter((name) => name !== 'out');

describe('publishing', () => {
  it('puts the new site in the place of the old one and leaves nothing beside it', () => {
    release({ 'index.html': 'one', 'old.html': 'old' });
    release({ 'index.html': 'two' });
    expect(read('index.html')).toBe('two');
    expect(existsSync(join(out, 'old.html'))).toBe(false);
    expect(left()).toEqual([]);
  });

  it('leaves the site as it was when a run is given up', () => {
    release({ 'index.html': 'one' });
    const stage = open();
    stageFile(stage, 'index.html', 'two');
    discard(stage);
    expect(read('index.html')).toBe('one');
    expect(left()).toEqual([]);
  });

  it('keeps the assets of the release before for one release', () => {
    release({ 'index.html': '1', 'assets/a.css': 'a' }, ['assets/a.css']);
    release({ 'index.html': '2', 'assets/b.css': 'b' }, ['assets/b.css']);
    expect(read('assets/a.css')).toBe('a');
    release({ 'index.html': '3', 'assets/c.css': 'c' }, ['assets/c.css']);
    expect(readdirSync(join(out, 'assets')).sort()).toEqual(['b.css', 'c.css']);
  });

  it('refuses a folder with files that are not ours, and touches none', () => {
    mkdirSync(out);
    writeFileSync(join(out, 'thesis.txt'), 'mine');
    expect(openStage(out, [])).toMatchObject({ what: expect.stringContaining('did not make') });
    expect(readdirSync(out)).toEqual(['thesis.txt']);
    expect(left()).toEqual([]);
  });

  it('takes an empty folder, and refuses a file', () => {
    mkdirSync(out);
    release({ 'index.html': 'one' });
    expect(read('index.html')).toBe('one');
    writeFileSync(join(folder, 'file'), '');
    expect(openStage(join(folder, 'file'), [])).toMatchObject({ what: expect.stringContaining('is a file') });
  });

  it('refuses a folder that holds what the site is made from', () => {
    expect(openStage(folder, [join(folder, 'data')])).toMatchObject({ what: expect.stringContaining('holds') });
    expect(openStage(folder, [folder])).toMatchObject({ what: expect.stringContaining('holds') });
  });

  it('lets one run at a time write a site, and takes over the lock of one that is gone', () => {
    writeFileSync(join(folder, '.out.shingle-lock'), String(process.ppid));
    expect(openStage(out, [])).toMatchObject({ what: expect.stringContaining(`process ${process.ppid}`) });
    writeFileSync(join(folder, '.out.shingle-lock'), '999999999');
    release({ 'index.html': 'one' });
    expect(read('index.html')).toBe('one');
  });

  it('heals what a run that was killed left: between the two renames, or while staging', () => {
    release({ 'index.html': 'one' });
    renameSync(out, join(folder, '.out.shingle-previous'));
    mkdirSync(join(folder, '.out.shingle-stage-12345'));
    const stage = open();
    expect(read('index.html')).toBe('one');
    discard(stage);
    expect(left()).toEqual([]);
  });

  it('heals a run that was killed after the swap, before it removed the old site', () => {
    release({ 'index.html': 'two' });
    mkdirSync(join(folder, '.out.shingle-previous'));
    writeFileSync(join(folder, '.out.shingle-previous', 'index.html'), 'one');
    discard(open());
    expect(read('index.html')).toBe('two');
    expect(left()).toEqual([]);
  });
});
