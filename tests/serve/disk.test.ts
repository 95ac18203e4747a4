// A disk that takes nothing more: full, without room for another file, or read-only. No lead is taken that cannot be kept, what
// is kept can be read, and the words say what to do.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { shortIn, whyNotWritable } from '../../generator/serve/leadsTrouble';
import { type Run, shingle } from '../setup/run';
import { contact, insertRequest, type Running, scratchFolder, startServe } from './running';

const scratch = scratchFolder('disk');
const kept = join(scratch.folder, 'kept');
const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
  scratch.clear();
});

beforeAll(async () => {
  const server = await start(kept);
  expect(await insert(server, 'Before')).toBe(201);
  expect(await server.end()).toBe(0);
});

async function start(leads: string): Promise<Running> {
  const server = await startServe(['--out', inject('site'), '--leads', leads, '--lead-limit', '1000000/1']);
  cleanups.push(() => server.end('SIGKILL'));
  return server;
}

const post = ({ url, key }: Running, name: string) => fetch(`${url}rest/v1/contact_submissions`, insertRequest(key, contact({ name })));
const insert = async (server: Running, name: string) => (await post(server, name)).status;
const serveOn = (leads: string) => shingle(['serve', '--port', '0', '--out', inject('site'), '--leads', leads]);
const listOf = (leads: string) => shingle(['leads', 'list', '--json', '--leads', leads]);
const names = ({ stdout }: Run) => (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);

/** A small disk of its own; null where none may be mounted. */
function smallDisk(name: string, options: string): string | null {
  const disk = join(scratch.folder, name);
  mkdirSync(disk);
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (!isRoot || spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).status !== 0) {
    console.info(`no small disk can be mounted here: ${name} was not tried`);
    return null;
  }
  cleanups.push(() => spawnSync('umount', ['-l', disk]));
  return disk;
}

function copyTo(disk: string): string {
  expect(spawnSync('cp', ['-a', kept, join(disk, 'leads')]).status).toBe(0);
  return join(disk, 'leads');
}

/** serve says why and how to read the leads, list reads them, nothing is made, and nothing can be deleted. */
function expectReadOnly(leads: string, why: RegExp): void {
  const before = readdirSync(leads).sort();
  const refused = serveOn(leads);
  expect({ status: refused.status, stdout: refused.stdout }).toEqual({ status: 1, stdout: '' });
  expect(refused.stderr).toMatch(why);
  expect(refused.stderr).toMatch(/ {2}fix: .*--leads.*bin\/shingle leads list/);
  const listed = listOf(leads);
  expect({ status: listed.status, names: names(listed) }).toEqual({ status: 0, names: ['Before'] });
  expect(listed.stderr).toMatch(/warning: .*The leads were read from a copy in memory\.\n {2}fix: /);
  const deleted = shingle(['leads', 'delete', '00000000-0000-0000-0000-000000000000', '--leads', leads]);
  expect({ status: deleted.status, stderr: deleted.stderr }).toEqual({ status: 1, stderr: expect.stringMatching(why) });
  for (const { stderr } of [refused, listed, deleted]) expect(stderr).not.toMatch(/fault|\n {4}at /);
  expect(readdirSync(leads).sort()).toEqual(before);
}

describe('a disk that is full', { timeout: 240_000 }, () => {
  it('takes no lead that cannot be kept, and what is kept stays', async () => {
    const disk = smallDisk('filling', 'size=150m');
    if (disk === null) return;
    const leads = join(disk, 'leads');
    const server = await start(leads);
    expect(await insert(server, 'Before')).toBe(201);
    spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'fill')}`, 'bs=1M']);
    const refused = await post(server, 'Too much');
    expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: '53100' })]);
    expect(names(listOf(leads))).toEqual(['Before']);
    rmSync(join(disk, 'fill'));
    expect(await insert(server, 'After')).toBe(201);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    expect(names(listOf(leads))).toEqual(['Before', 'After']);
  });

  it('is said so at the start', () => {
    const disk = smallDisk('full', 'size=150m');
    if (disk === null) return;
    const leads = copyTo(disk);
    spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'fill')}`, 'bs=1M']);
    expectReadOnly(leads, /the disk is full: the lead store needs 40 MB to work with/);
    expect(serveOn(join(disk, 'new'))).toMatchObject({ status: 1, stderr: expect.stringMatching(/the disk is full.*\n {2}fix: .*--leads/) });
  });

  it('is said so, too, where a new store takes the room that it needs to work with', () => {
    const disk = smallDisk('small', 'size=60m');
    if (disk === null) return;
    const leads = join(disk, 'leads');
    for (let start = 1; start <= 2; start += 1) {
      expect(serveOn(leads)).toMatchObject({ status: 1, stderr: expect.stringMatching(/the disk is full: the lead store needs 40 MB.*\n {2}fix: .*--leads/) });
    }
  });

  it('is one, too, where no more files are taken', () => {
    const disk = smallDisk('files', 'size=150m,nr_inodes=1200');
    if (disk === null) return;
    const leads = copyTo(disk);
    expect(() => {
      for (let count = 0; count < 2000; count += 1) writeFileSync(join(disk, `${count}`), '');
    }).toThrow('ENOSPC');
    expectReadOnly(leads, /the disk takes no more files/);
    expect(serveOn(join(disk, 'new'))).toMatchObject({ status: 1, stderr: expect.stringMatching(/takes no more files.*\n {2}fix: .*--leads/) });
  });

  it('is told by bytes and by files, where files are counted', () => {
    const disk = { bavail: 100_000, bsize: 4096, files: 1000, ffree: 500 };
    expect(shortIn(disk)).toBeNull();
    expect(shortIn({ ...disk, bavail: 9000 })).toBe('room');
    expect(shortIn({ ...disk, ffree: 3 })).toBe('files');
    expect(shortIn({ ...disk, files: 0, ffree: 0 })).toBeNull();
  });
});

describe('a folder that can only be read', { timeout: 240_000 }, () => {
  it('gives its leads and takes none', () => {
    if (process.getuid?.() !== 0) {
      chmodSync(kept, 0o500);
      expectReadOnly(kept, /there is no permission for it \(EACCES/);
      chmodSync(kept, 0o700);
      return;
    }
    const disk = smallDisk('read-only', 'size=150m');
    if (disk === null) return;
    const leads = copyTo(disk);
    expect(spawnSync('mount', ['-o', 'remount,ro', disk]).status).toBe(0);
    const before = statSync(join(leads, 'database')).mtimeMs;
    expectReadOnly(leads, /it is on a disk that can only be read \(EROFS/);
    expect(statSync(join(leads, 'database')).mtimeMs).toBe(before);
    expect(serveOn(join(disk, 'new'))).toMatchObject({ status: 1, stderr: expect.stringMatching(/can only be read.*\n {2}fix: .*--leads/) });
  });

  it('is told apart from one that can be written to', () => {
    expect(whyNotWritable([kept, join(kept, 'database')])).toBeNull();
    expect(whyNotWritable([join(scratch.folder, 'nowhere')])?.problem).toMatchObject({ fix: expect.stringContaining('--leads') });
  });
});
