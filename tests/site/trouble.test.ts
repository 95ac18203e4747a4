// Trouble with files and bundles, in a project of its own: what is told, with which status, and what stays behind.
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileTrouble } from '../../generator/cli/fileTrouble';
import { bytesIn } from '../setup/output';
import { ownProject } from '../setup/ownProject';
import { project, type Run, shingle } from '../setup/run';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'shingle-trouble-')));
const own = join(scratch, 'project');
const out = join(own, 'out');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

beforeAll(() => {
  ownProject(own, join(project, 'tests/fixtures/small'));
  expect(run('generate', '--quiet')).toEqual({ status: 0, stdout: '', stderr: '' });
});

function run(...args: string[]): Run {
  return shingle(args, { cwd: own, bin: join(own, 'bin/shingle'), env: { SHINGLE_ENV_FILE: '' } });
}

/** Wrong, told as a problem with a fix, and nothing is changed or left. */
function expectTrouble(args: string[], told: string): void {
  const before = [bytesIn(out), readdirSync(own)];
  const { status, stderr } = run('generate', ...args);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(told) });
  expect(stderr).toContain('  fix: ');
  expect(stderr).not.toMatch(/fault|\n {4}at /);
  expect([bytesIn(out), readdirSync(own)]).toEqual(before);
}

describe('trouble with files', () => {
  it('is told where the folder cannot be made', () => {
    expectTrouble(['--out', 'package.json/deep/out'], 'package.json is a file');
    expectTrouble(['--out', 'o'.repeat(250)], 'its name is too long (ENAMETOOLONG');
  });

  // Node's own mkdir -p never ends in /proc.
  it.skipIf(process.platform !== 'linux').each(['/proc/site', '/proc/deep/er/site'])('is told where a file system takes no folder: %s', (folder) => {
    expectTrouble(['--out', folder], 'no folder can be made there (ENOENT at mkdir).\n  fix: name another folder with --out');
  });

  it.skipIf(process.platform !== 'linux')('is told where what is printed cannot be written', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [join(own, 'bin/shingle'), 'validate', '--json'], {
      cwd: own,
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^shingle: what it prints could not be written, and is not whole: ENOSPC.*\n {2}fix: make room/),
    });
  });

  it('is told where .env is a folder', () => {
    mkdirSync(join(own, '.env'));
    expectTrouble([], '.env  there is a folder where a file should be');
    rmSync(join(own, '.env'), { recursive: true });
  });

  it('is none where a folder has the name of an image', () => {
    mkdirSync(join(own, 'data/images/x.jpg'), { recursive: true });
    expect(run('generate', '--quiet')).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(join(out, 'images/x.jpg'))).toBe(false);
  });

  it.each(['ENOSPC', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EBUSY', 'EISDIR', 'EXDEV', 'ENAMETOOLONG', 'EMFILE'])(
    'has words for %s, wrapped or not',
    (code) => {
      const cause = Object.assign(new Error(`${code}: no`), { code, syscall: 'open', path: '/x/y' });
      expect(fileTrouble(cause, own)).toMatchObject({
        severity: 'error',
        file: '/x/y',
        what: expect.stringContaining(`(${code} at open)`),
        fix: expect.stringMatching(/.{10}/),
      });
      expect(fileTrouble(new Error('a page', { cause }), own)).toEqual(fileTrouble(cause, own));
    },
  );

  it('names, of a copy, the place that is full', () => {
    const cause = Object.assign(new Error('no'), { code: 'ENOSPC', syscall: 'copyfile', path: '/from', dest: '/to' });
    expect(fileTrouble(cause, own)?.file).toBe('/to');
  });

  it('is not what a fault in shingle is called', () => {
    expect(fileTrouble(new TypeError('x is not a function'), own)).toBeNull();
    expect(fileTrouble(Object.assign(new Error('no'), { code: 'EACCES', syscall: 'listen' }), own)).toBeNull();
  });
});

describe('a site that a run left under another name, killed between its two renames', () => {
  const previous = join(own, '.out.shingle-previous');
  const home = join(own, 'data/home.yaml');

  beforeAll(() => renameSync(home, join(own, 'home.yaml')));
  afterAll(() => renameSync(join(own, 'home.yaml'), home));

  it.each([
    ['generate', [], 1],
    ['validate', [], 1],
    ['audit', [], 1],
    ['art', [], 1],
    ['leads', ['list'], 1],
    ['serve', ['--leads', 'package.json'], 1],
    ['generate', ['--production', '--json'], 1],
    ['validate', ['--base', '../x'], 2],
  ])('is put back by %s %j, whatever comes of that: here the data is wrong', (command, args, status) => {
    const before = bytesIn(out);
    renameSync(out, previous);
    expect(run(command, ...args).status).toBe(status);
    expect(bytesIn(out)).toEqual(before);
    expect(readdirSync(own).filter((name) => name.startsWith('.out.'))).toEqual([]);
  });
});

describe('files of the owner', () => {
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(own, 'data', file)), { recursive: true });
    writeFileSync(join(own, 'data', file), text);
  };
  afterAll(() => rmSync(join(own, 'data/public'), { recursive: true, force: true }));

  it('are published from data/public as they are, and are of the site: they come again, and go', () => {
    put('public/CNAME', 'roofer.example\n');
    put('public/.well-known/security.txt', 'Contact: tel:+1\n');
    put('public/google0123456789abcdef.html', 'google-site-verification: google0123456789abcdef.html');
    for (let time = 0; time < 2; time += 1) expect(run('generate', '--quiet')).toEqual({ status: 0, stdout: '', stderr: '' });
    for (const file of ['CNAME', '.well-known/security.txt', 'google0123456789abcdef.html'])
      expect(readFileSync(join(out, file))).toEqual(readFileSync(join(own, 'data/public', file)));
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toContain('google');
    expect(run('audit').stderr).not.toContain('google');
    rmSync(join(own, 'data/public'), { recursive: true });
    expect(run('generate', '--quiet').status).toBe(0);
    expect(existsSync(join(out, 'CNAME'))).toBe(false);
  });

  it('are never put over a page', () => {
    put('public/privacy.html', 'mine');
    expectTrouble([], 'at this address stands the page /privacy.');
    rmSync(join(own, 'data/public'), { recursive: true });
  });

  it('are not published where no page names them', () => {
    put('images/someone.jpg', 'a picture of someone');
    expect(run('generate', '--quiet')).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(join(out, 'images'))).toBe(false);
  });

  it('are not deleted from the site, wherever they were put', () => {
    writeFileSync(join(out, 'services/notes.txt'), 'mine');
    expectTrouble([], 'out/services/notes.txt  shingle did not make this');
    rmSync(join(out, 'services/notes.txt'));
  });
});

describe('bundles', () => {
  const kept = (name: string) => join(own, '.shingle', name);
  const only = (name: string) => join(kept(name), readdirSync(kept(name))[0] ?? '');

  it('are made anew where they are damaged', () => {
    for (const file of ['generator/main.js', 'bundles/files.json', 'bundles/server/templates.js', 'bundles/client/assets/boot.js']) {
      const [name = '', ...rest] = file.split('/');
      const damaged = join(only(name), ...rest);
      const { size } = statSync(damaged);
      truncateSync(damaged, file.endsWith('.json') ? 0 : Math.floor(size / 2));
      expect(run('generate', '--quiet'), file).toEqual({ status: 0, stdout: '', stderr: '' });
      expect(statSync(damaged).size, file).toBe(size);
      expect(readdirSync(kept(name))).toHaveLength(1);
    }
  });

  it.each(['generator', 'bundles'])('of %s stay, the newest five, and the one in use is the newest', (name) => {
    const current = only(name);
    for (let days = 1; days <= 6; days += 1) agedFolder(join(kept(name), `${days}`), days);
    age(current, 9);
    expect(run('generate', '--quiet').status).toBe(0);
    expect(Date.now() - statSync(current).mtimeMs).toBeLessThan(60_000);
    rmSync(join(current, 'whole.json'));
    age(current, 9);
    expect(run('generate', '--quiet').status).toBe(0);
    expect(readdirSync(kept(name)).map((each) => join(kept(name), each))).toEqual(
      [...['1', '2', '3', '4'].map((each) => join(kept(name), each)), current].sort(),
    );
  });

  function agedFolder(path: string, days: number): void {
    mkdirSync(path);
    age(path, days);
  }

  function age(path: string, days: number): void {
    const then = new Date(Date.now() - days * 86_400_000);
    utimesSync(path, then, then);
  }
});
