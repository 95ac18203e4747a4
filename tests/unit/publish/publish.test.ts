import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discard, openStage, publish, type Stage, stageAssets, stageFile } from '../../../generator/publish/index';

const made = { production: false, base: '/' };
const released = (assets: string[] = []) => ({ pages: [], assets, made });

// For the one refusal that a test cannot have for real everywhere: that of a mount point.
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return { ...real, renameSync: vi.fn(real.renameSync) };
});

let folder: string;
let out: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'shingle-publish-')));
  out = join(folder, 'out');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function open(): Promise<Stage> {
  const stage = await openStage(out, []);
  if ('what' in stage) throw new Error(stage.what);
  return stage;
}

async function release(files: Record<string, string>, assets: string[] = []): Promise<void> {
  const stage = await open();
  for (const [file, text] of Object.entries(files)) stageFile(stage, file, text);
  expect(await publish(stage, released(assets))).not.toHaveProperty('what');
}

const read = (file: string) => readFileSync(join(out, file), 'utf8');
const left = () => readdirSync(folder).filter((name) => name !== 'out');

describe('publishing', () => {
  it('puts the new site in the place of the old one and leaves nothing beside it', async () => {
    await release({ 'index.html': 'one', 'old.html': 'old' });
    await release({ 'index.html': 'two' });
    expect(read('index.html')).toBe('two');
    expect(existsSync(join(out, 'old.html'))).toBe(false);
    expect(left()).toEqual([]);
  });

  it('leaves the site as it was when a run is given up', async () => {
    await release({ 'index.html': 'one' });
    const stage = await open();
    stageFile(stage, 'index.html', 'two');
    await discard(stage);
    expect(read('index.html')).toBe('one');
    expect(left()).toEqual([]);
  });

  it('keeps the assets of the release before for one release', async () => {
    await release({ 'index.html': '1', 'assets/a.css': 'a' }, ['assets/a.css']);
    await release({ 'index.html': '2', 'assets/b.css': 'b' }, ['assets/b.css']);
    expect(read('assets/a.css')).toBe('a');
    await release({ 'index.html': '3', 'assets/c.css': 'c' }, ['assets/c.css']);
    expect(readdirSync(join(out, 'assets')).sort()).toEqual(['b.css', 'c.css']);
  });

  it('refuses a site into which somebody has put a file, and keeps both', async () => {
    await release({ 'index.html': '1' });
    writeFileSync(join(out, '.DS_Store'), '');
    await release({ 'index.html': '2' });
    writeFileSync(join(out, 'CNAME'), 'roofer.example');
    expect(await openStage(out, [])).toMatchObject({ file: join(out, 'CNAME'), what: expect.stringContaining('shingle did not make this') });
    expect(read('CNAME')).toBe('roofer.example');
    expect(read('index.html')).toBe('2');
    expect(left()).toEqual([]);
  });

  it('refuses a folder with files that are not ours, and touches none', async () => {
    mkdirSync(out);
    writeFileSync(join(out, 'thesis.txt'), 'mine');
    expect(await openStage(out, [])).toMatchObject({ what: expect.stringContaining('did not make') });
    expect(readdirSync(out)).toEqual(['thesis.txt']);
    expect(left()).toEqual([]);
  });

  it('takes an empty folder, and refuses a file', async () => {
    mkdirSync(out);
    await release({ 'index.html': 'one' });
    expect(read('index.html')).toBe('one');
    writeFileSync(join(folder, 'file'), '');
    expect(await openStage(join(folder, 'file'), [])).toMatchObject({ what: expect.stringContaining('is a file') });
  });

  it('refuses a folder that holds what the site is made from, or is it', async () => {
    expect(await openStage(folder, [join(folder, 'data')])).toMatchObject({ what: expect.stringContaining('holds') });
    expect(await openStage(folder, [folder])).toMatchObject({ what: expect.stringContaining('is what the site is made from') });
  });

  it('lets one run at a time write a site, and says which', async () => {
    const stage = await open();
    expect(await openStage(out, [])).toMatchObject({ what: `another run (process ${process.pid}) is writing this site.` });
    await discard(stage);
    await release({ 'index.html': 'one' });
    expect(read('index.html')).toBe('one');
    expect(left()).toEqual([]);
  });

  it('heals what a run that was killed left: between the two renames, or while staging', async () => {
    await release({ 'index.html': 'one' });
    renameSync(out, join(folder, '.out.shingle-previous'));
    mkdirSync(join(folder, '.out.shingle-stage-12345'));
    const stage = await open();
    expect(read('index.html')).toBe('one');
    await discard(stage);
    expect(left()).toEqual([]);
  });

  it('heals a run that was killed after the swap, before it removed the old site', async () => {
    await release({ 'index.html': 'two' });
    mkdirSync(join(folder, '.out.shingle-previous'));
    writeFileSync(join(folder, '.out.shingle-previous', 'index.html'), 'one');
    await discard(await open());
    expect(read('index.html')).toBe('two');
    expect(left()).toEqual([]);
  });
});

describe('a swap that fails half way', () => {
  it('puts the site back that was there', async () => {
    await release({ 'index.html': 'one' });
    const opened = await open();
    // A stage inside the site goes away with the first rename, so that the second one finds nothing.
    const inside = { ...opened, folder: join(out, 'stage'), files: new Map<string, string>() };
    await expect(publish(inside, released())).rejects.toThrow('ENOENT');
    expect(read('index.html')).toBe('one');
    await discard(inside);
    await discard(opened);
    expect(readdirSync(out).sort()).toEqual(['.shingle.json', 'index.html']);
    expect(left()).toEqual([]);
  });
});

describe('a link to the output folder', () => {
  it('stays, and the folder behind it is replaced', async () => {
    await release({ 'index.html': 'one' });
    const link = join(folder, 'public');
    symlinkSync(out, link);
    const stage = await openStage(link, []);
    if ('what' in stage) throw new Error(stage.what);
    stageFile(stage, 'index.html', 'two');
    await publish(stage, released());
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(read('index.html')).toBe('two');
    expect(left()).toEqual(['public']);
  });

  it('is seen through when it leads to what the site is made from, or to nothing', async () => {
    mkdirSync(join(folder, 'real', 'data'), { recursive: true });
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    expect(await openStage(join(folder, 'link'), [join(folder, 'real', 'data')])).toMatchObject({ what: expect.stringContaining('holds') });
    symlinkSync(join(folder, 'nothing'), out);
    expect(await openStage(out, [])).toMatchObject({ what: expect.stringContaining('a link to a folder that is not there') });
    expect(left()).toEqual(['link', 'real']);
  });
});

describe('a folder that cannot be written', () => {
  it('is refused below a file', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(await openStage(join(folder, 'file', 'deep', 'out'), [])).toMatchObject({ what: expect.stringContaining(`${join(folder, 'file')} is a file`) });
  });

  it('is refused early where it is a mount point', async () => {
    await release({ 'index.html': 'one' });
    vi.mocked(renameSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('busy'), { code: 'EBUSY', syscall: 'rename' });
    });
    expect(await openStage(out, [])).toMatchObject({ what: expect.stringContaining('mount point'), fix: expect.stringContaining(join(out, 'site')) });
    expect(read('index.html')).toBe('one');
    expect(left()).toEqual([]);
  });

  // Windows has no such rights.
  it.skipIf(process.platform === 'win32')('leaves nothing where there is no permission', async () => {
    chmodSync(folder, 0o555);
    try {
      await expect(asNobody(open)).rejects.toThrow(expect.objectContaining({ code: 'EACCES' }));
    } finally {
      chmodSync(folder, 0o755);
    }
    expect(readdirSync(folder)).toEqual([]);
  });
});

/** Root may write everywhere. */
async function asNobody<Result>(act: () => Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) return act();
  process.seteuid?.(65534);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
  }
}

describe('assets', () => {
  it('are copies: an edit of the site does not reach the bundle', async () => {
    const client = join(folder, 'client');
    mkdirSync(join(client, 'assets'), { recursive: true });
    writeFileSync(join(client, 'assets', 'a.css'), 'a');
    const stage = await open();
    stageAssets(stage, client, ['assets/a.css']);
    await publish(stage, released(['assets/a.css']));
    writeFileSync(join(out, 'assets', 'a.css'), 'edited');
    expect(readFileSync(join(client, 'assets', 'a.css'), 'utf8')).toBe('a');
    expect(statSync(join(client, 'assets', 'a.css')).nlink).toBe(1);
  });
});
