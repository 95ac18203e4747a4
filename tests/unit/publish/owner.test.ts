// Who may read a published site: its files as the run makes files, its folder as whoever set it up decided.
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStage, publish, stageCopies, stageFile } from '../../../generator/publish/index';

/** What the system says to every change of a group; nothing: it makes it. */
const system = vi.hoisted(() => ({ refuses: '' }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const chownSync: typeof real.chownSync = (...args) => {
    if (system.refuses !== '') throw Object.assign(new Error('refused'), { code: system.refuses });
    real.chownSync(...args);
  };
  return { ...real, chownSync };
});

let folder: string;
let out: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'shingle-owner-')));
  out = join(folder, 'out');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function generate(): Promise<void> {
  const photograph = join(folder, 'photograph.jpg');
  writeFileSync(photograph, 'x');
  // As it comes from a camera's card, or from a folder of one's own.
  chmodSync(photograph, 0o700);
  const stage = await openStage(out, []);
  if ('what' in stage) throw new Error(stage.what);
  stageFile(stage, 'cities/norco.html', 'x');
  stageCopies(stage, [{ from: photograph, file: 'images/photograph.jpg' }]);
  expect(await publish(stage, { pages: [], assets: [], made: { production: false, base: '/' } })).toMatchObject({ removed: [] });
}

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

it('gives copies the mode of what the run writes itself', async () => {
  const umask = process.umask(0o027);
  try {
    await generate();
  } finally {
    process.umask(umask);
  }
  expect(modeOf(join(out, 'images/photograph.jpg'))).toBe('640');
  expect(modeOf(join(out, 'cities/norco.html'))).toBe('640');
});

it('keeps mode and group of the folder, and gives that group to all that is in it', async () => {
  mkdirSync(out);
  const { gid: own } = statSync(out);
  // Root may give any group, everybody else one that they are in.
  const group = process.geteuid?.() === 0 ? 12_345 : (process.getgroups?.().find((each) => each !== own) ?? own);
  chownSync(out, statSync(out).uid, group);
  chmodSync(out, 0o2750);
  for (let run = 0; run < 2; run += 1) {
    await generate();
    expect([statSync(out).gid, modeOf(out)]).toEqual([group, '2750']);
    for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) expect([name, statSync(join(out, name)).gid]).toEqual([name, group]);
  }
});

it.each(['EPERM', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'is published all the same where the group cannot be given (%s), as in a container',
  async (code) => {
    mkdirSync(out);
    // Of another group than what is made beside it: the folder above lends its own.
    chownSync(folder, statSync(folder).uid, process.geteuid?.() === 0 ? 12_345 : statSync(folder).gid);
    chmodSync(folder, 0o2755);
    system.refuses = code;
    try {
      await generate();
    } finally {
      system.refuses = '';
    }
    expect(readdirSync(out)).toContain('cities');
  },
);
