// A run that is killed at any of its steps: whatever it leaves, the site is there, whole, once the next command has begun.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heal, healIfPossible } from '../../../generator/publish/heal';
import { discard, openStage } from '../../../generator/publish/index';
import { lockSite } from '../../../generator/publish/lock';
import { filesIn } from '../../setup/output';
import { project } from '../../setup/run';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'shingle-killed-')));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let run: string;
let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(join(scratch, 'site-'));
  out = join(folder, 'out');
});

/** A process that publishes a site that says `word` everywhere, and kills itself before its n-th change of the file system. */
beforeAll(async () => {
  const source = join(scratch, 'run.ts');
  writeFileSync(
    source,
    `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { openStage, publish, stageFile } from ${JSON.stringify(join(project, 'generator/publish/index.ts'))};
    const [out, word, last] = process.argv.slice(2);
    let step = 0;
    for (const name of ['renameSync', 'rmSync', 'writeFileSync', 'mkdirSync', 'linkSync', 'chmodSync', 'rmdirSync']) {
      const real = fs[name];
      fs[name] = (...args) => {
        step += 1;
        if (step === Number(last)) process.kill(process.pid, 'SIGKILL');
        return real(...args);
      };
    }
    syncBuiltinESMExports();
    const stage = await openStage(out, []);
    if ('what' in stage) throw new Error(stage.what);
    for (const file of ['index.html', 'cities/norco.html', word + '.html']) stageFile(stage, file, word);
    await publish(stage, { pages: [], assets: [], made: { production: false, base: '/' } });`,
  );
  const outDir = join(scratch, 'run');
  await build({
    configFile: false,
    root: scratch,
    logLevel: 'error',
    build: { ssr: source, outDir, rolldownOptions: { output: { entryFileNames: 'run.mjs' } } },
  });
  run = join(outDir, 'run.mjs');
});

function publishing(word: string, last = 0): { killed: boolean } {
  const { signal, status, stderr } = spawnSync(process.execPath, [run, out, word, String(last)], { encoding: 'utf8' });
  if (signal !== 'SIGKILL' && status !== 0) throw new Error(stderr);
  return { killed: signal === 'SIGKILL' };
}

/** The word that the whole site says. */
function said(): string {
  const [word = ''] = filesIn(out).flatMap((file) => /^(one|two)\.html$/.exec(file)?.[1] ?? []);
  expect(filesIn(out)).toEqual(['.shingle.json', 'cities/norco.html', 'index.html', `${word}.html`].sort());
  for (const file of ['index.html', 'cities/norco.html', `${word}.html`]) expect(readFileSync(join(out, file), 'utf8')).toBe(word);
  return word;
}

it('leaves the old site or the new one, whole, at whichever step it is killed', async () => {
  publishing('one');
  const kept = join(folder, 'kept');
  cpSync(out, kept, { recursive: true });
  const words = new Set<string>();
  let absent = 0;
  for (let step = 1; publishing('two', step).killed; step += 1) {
    if (!existsSync(out)) absent += 1;
    await heal(out);
    words.add(said());
    await discard(await openedStage());
    expect(readdirSync(folder), `killed before step ${step}`).toEqual(['kept', 'out']);
    rmSync(out, { recursive: true });
    cpSync(kept, out, { recursive: true });
  }
  expect(said()).toBe('two');
  expect([...words]).toEqual(['one', 'two']);
  // The instant between the two renames was among them.
  expect(absent).toBe(1);
}, 120_000);

async function openedStage(named = out) {
  const stage = await openStage(named, []);
  if ('what' in stage) throw new Error(stage.what);
  return stage;
}

describe('a site that a killed run left under another name', () => {
  const previous = () => join(folder, '.out.shingle-previous');

  beforeEach(() => {
    publishing('one');
    renameSync(out, previous());
  });

  it('is left alone while the run is under way', async () => {
    const lock = await lockSite(out);
    if ('what' in lock) throw new Error(lock.what);
    await heal(out);
    expect(existsSync(out)).toBe(false);
    await lock.release();
    await heal(out);
    expect(said()).toBe('one');
    expect(readdirSync(folder)).toEqual(['out']);
  });

  it('is put back behind a link that leads nowhere meanwhile', async () => {
    const link = join(folder, 'public');
    symlinkSync(out, link);
    await heal(link);
    expect(said()).toBe('one');
    renameSync(out, previous());
    await discard(await openedStage(link));
    expect(said()).toBe('one');
  });

  it('is put back behind a link to a link, also one in another folder', async () => {
    const [first, second, third] = [join(folder, 'www'), join(folder, 'links', 'public'), join(folder, 'current')];
    mkdirSync(join(folder, 'links'));
    symlinkSync('../current', second);
    symlinkSync('links/public', first);
    symlinkSync('out', third);
    await heal(first);
    expect(said()).toBe('one');
    renameSync(out, previous());
    await discard(await openedStage(first));
    expect(said()).toBe('one');
  });

  it('is left alone where links lead in a circle', async () => {
    symlinkSync('b', join(folder, 'a'));
    symlinkSync('a', join(folder, 'b'));
    await heal(join(folder, 'a'));
    expect(existsSync(previous())).toBe(true);
  });

  it('is put back into an empty folder, also one that somebody has looked at', async () => {
    mkdirSync(out);
    writeFileSync(join(out, '.DS_Store'), '');
    await heal(out);
    expect(said()).toBe('one');
  });

  it('stays beside a folder that somebody has filled meanwhile, and so does that', async () => {
    mkdirSync(out);
    writeFileSync(join(out, 'thesis.txt'), 'mine');
    await heal(out);
    expect(await openStage(out, [])).toMatchObject({ what: expect.stringContaining('shingle did not make') });
    expect(readdirSync(out)).toEqual(['thesis.txt']);
    expect(readFileSync(join(previous(), 'index.html'), 'utf8')).toBe('one');
    rmSync(out, { recursive: true });
    await heal(out);
    expect(said()).toBe('one');
  });
});

it('is nothing to heal where there is no folder, or a file on the way', async () => {
  writeFileSync(join(folder, 'file'), '');
  symlinkSync(join(folder, 'round'), join(folder, 'round'));
  for (const each of ['out', 'deep/er/out', 'file/out', 'file', 'round', 'o'.repeat(300)]) await healIfPossible(join(folder, each));
  expect(readdirSync(folder).sort()).toEqual(['file', 'round']);
});
