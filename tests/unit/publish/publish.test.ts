import { type ChildProcess, spawn } from 'node:child_process';
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
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discard, openStage, publish, type Stage, stageAssets, stageFile } from '../../../generator/publish/index';
import { project } from '../../setup/run';

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

function open(): Stage {
  const stage = openStage(out, []);
  if ('what' in stage) throw new Error(stage.what);
  return stage;
}

function release(files: Record<string, string>, assets: string[] = []): void {
  const stage = open();
  for (const [file, text] of Object.entries(files)) stageFile(stage, file, text);
  expect(publish(stage, released(assets))).not.toHaveProperty('what');
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

  it('refuses a site into which somebody has put a file, and keeps both', () => {
    release({ 'index.html': '1' });
    writeFileSync(join(out, '.DS_Store'), '');
    release({ 'index.html': '2' });
    writeFileSync(join(out, 'CNAME'), 'roofer.example');
    expect(openStage(out, [])).toMatchObject({ file: join(out, 'CNAME'), what: expect.stringContaining('shingle did not make this') });
    expect(read('CNAME')).toBe('roofer.example');
    expect(read('index.html')).toBe('2');
    expect(left()).toEqual([]);
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

describe('a swap that fails half way', () => {
  it('puts the site back that was there', () => {
    release({ 'index.html': 'one' });
    const opened = open();
    // A stage inside the site goes away with the first rename, so that the second one finds nothing.
    const inside = { folder: join(out, 'stage'), out, files: new Map<string, string>() };
    expect(() => publish(inside, released())).toThrow('ENOENT');
    expect(read('index.html')).toBe('one');
    discard(inside);
    discard(opened);
    expect(readdirSync(out).sort()).toEqual(['.shingle.json', 'index.html']);
    expect(left()).toEqual([]);
  });
});

describe('a link to the output folder', () => {
  it('stays, and the folder behind it is replaced', () => {
    release({ 'index.html': 'one' });
    const link = join(folder, 'public');
    symlinkSync(out, link);
    const stage = openStage(link, []);
    if ('what' in stage) throw new Error(stage.what);
    stageFile(stage, 'index.html', 'two');
    publish(stage, released());
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(read('index.html')).toBe('two');
    expect(left()).toEqual(['public']);
  });

  it('is seen through when it leads to what the site is made from, or to nothing', () => {
    mkdirSync(join(folder, 'real', 'data'), { recursive: true });
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    expect(openStage(join(folder, 'link'), [join(folder, 'real', 'data')])).toMatchObject({ what: expect.stringContaining('holds') });
    symlinkSync(join(folder, 'nothing'), out);
    expect(openStage(out, [])).toMatchObject({ what: expect.stringContaining('a link to a folder that is not there') });
    expect(left()).toEqual(['link', 'real']);
  });
});

describe('a folder that cannot be written', () => {
  it('is refused below a file', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(openStage(join(folder, 'file', 'deep', 'out'), [])).toMatchObject({ what: expect.stringContaining(`${join(folder, 'file')} is a file`) });
  });

  it('is refused early where it is a mount point', () => {
    release({ 'index.html': 'one' });
    vi.mocked(renameSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('busy'), { code: 'EBUSY', syscall: 'rename' });
    });
    expect(openStage(out, [])).toMatchObject({ what: expect.stringContaining('mount point'), fix: expect.stringContaining(join(out, 'site')) });
    expect(read('index.html')).toBe('one');
    expect(left()).toEqual([]);
  });

  // Windows has no such rights.
  it.skipIf(process.platform === 'win32')('leaves nothing where there is no permission', () => {
    chmodSync(folder, 0o555);
    try {
      expect(() => asNobody(open)).toThrow(expect.objectContaining({ code: 'EACCES' }));
    } finally {
      chmodSync(folder, 0o755);
    }
    expect(readdirSync(folder)).toEqual([]);
  });
});

/** Root may write everywhere. */
function asNobody<Result>(act: () => Result): Result {
  if (process.geteuid?.() !== 0) return act();
  process.seteuid?.(65534);
  try {
    return act();
  } finally {
    process.seteuid?.(0);
  }
}

describe('assets', () => {
  it('are copies: an edit of the site does not reach the bundle', () => {
    const client = join(folder, 'client');
    mkdirSync(join(client, 'assets'), { recursive: true });
    writeFileSync(join(client, 'assets', 'a.css'), 'a');
    const stage = open();
    stageAssets(stage, client, ['assets/a.css']);
    publish(stage, released(['assets/a.css']));
    writeFileSync(join(out, 'assets', 'a.css'), 'edited');
    expect(readFileSync(join(client, 'assets', 'a.css'), 'utf8')).toBe('a');
    expect(statSync(join(client, 'assets', 'a.css')).nlink).toBe(1);
  });
});

describe('the lock', () => {
  const lock = () => join(folder, '.out.shingle-lock');

  it('is named to whoever has to wait', () => {
    writeFileSync(lock(), String(process.ppid));
    expect(openStage(out, [])).toMatchObject({ fix: expect.stringContaining(lock()) });
  });

  it.each([
    ['empty', () => writeFileSync(lock(), '')],
    ['no file', () => mkdirSync(lock())],
  ])('counts for a few seconds where it is %s', (_kind, make) => {
    make();
    expect(openStage(out, [])).toMatchObject({ what: 'another run is writing this site.' });
    const before = new Date(Date.now() - 60_000);
    utimesSync(lock(), before, before);
    discard(open());
    expect(left()).toEqual([]);
  });

  it('tidies away what a run left that was killed while it took the lock', () => {
    writeFileSync(`${lock()}.999999999`, '999999999');
    writeFileSync(`${lock()}.${process.ppid}`, '');
    discard(open());
    expect(left()).toEqual([`.out.shingle-lock.${process.ppid}`]);
  });

  it('is taken over by one run only, however many see that it is stale', async () => {
    const outs = Array.from({ length: 40 }, (_, index) => join(folder, `${index}`));
    for (const each of outs) writeFileSync(join(folder, `.${each.slice(folder.length + 1)}.shingle-lock`), '999999999');
    const script = await racer();
    const start = Date.now() + 700;
    const runs = Array.from({ length: 4 }, () => spawn(process.execPath, [script, String(start), ...outs], { stdio: ['pipe', 'pipe', 'inherit'] }));
    const won = (await Promise.all(runs.map(firstLine))).flatMap((line) => JSON.parse(line) as string[]);
    for (const run of runs) run.stdin.end();
    expect(won.sort()).toEqual(outs.sort());
  });

  /** A process that tries for each folder at the same instant as the others, and lives until it is told to end. */
  async function racer(): Promise<string> {
    const source = join(folder, 'racer.ts');
    writeFileSync(
      source,
      `import { openStage } from ${JSON.stringify(join(project, 'generator/publish/index.ts'))};
      const [start, ...outs] = process.argv.slice(2);
      const won = outs.filter((out, index) => {
        while (Date.now() < Number(start) + index * 20);
        return !('what' in openStage(out, []));
      });
      console.log(JSON.stringify(won));
      process.stdin.resume();`,
    );
    const outDir = join(folder, 'racer');
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      build: { ssr: source, outDir, rolldownOptions: { output: { entryFileNames: 'racer.mjs' } } },
    });
    return join(outDir, 'racer.mjs');
  }

  function firstLine(run: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      run.stdout?.once('data', (bytes: Buffer) => resolve(bytes.toString()));
      run.once('close', () => reject(new Error('It ended without a word.')));
    });
  }
});
