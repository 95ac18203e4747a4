// Where a project may lie, and how it comes there: odd signs in its path, and a clone with the ends of lines of Windows.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { project, shingle } from '../setup/run';

const scratch = mkdtempSync(join(tmpdir(), 'shingle-location-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('a path with a sign that ends addresses', () => {
  it.each(['#', '?'])('%s in the project’s is told in one sentence, and nothing is begun', (sign) => {
    const folder = join(scratch, `roofs ${sign}1`);
    cpSync(join(project, 'bin'), join(folder, 'bin'), { recursive: true });
    expect(shingle(['generate'], { bin: join(folder, 'bin/shingle') })).toEqual({
      status: 1,
      stdout: '',
      stderr: `shingle: cannot work in ${folder}: the path holds a "${sign}".\n  fix: rename that folder, or move the project into another one\n`,
    });
    expect(readdirSync(folder)).toEqual(['bin']);
  });

  it('does no harm in the data’s and the site’s', () => {
    const folder = join(scratch, 'roofs #1? 100%');
    cpSync(join(project, 'tests/fixtures/small'), join(folder, 'data'), { recursive: true });
    expect(shingle(['generate', '--quiet', '--data', join(folder, 'data'), '--out', join(folder, 'out')])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readdirSync(join(folder, 'out'))).toContain('index.html');
  });
});

describe('a clone with the ends of lines of Windows', () => {
  it('has the program as it was, so that it starts', () => {
    const [from, to] = [join(scratch, 'from'), join(scratch, 'to')];
    mkdirSync(from);
    for (const name of ['.gitattributes', 'bin']) cpSync(join(project, name), join(from, name), { recursive: true });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', '-c', 'core.autocrlf=true', ...args], {
        stdio: 'pipe',
        env: { ...process.env, GIT_CONFIG_GLOBAL: '', GIT_CONFIG_NOSYSTEM: '1' },
      });
    git('init', '-q', from);
    git('-C', from, 'add', '.');
    git('-C', from, 'commit', '-q', '-m', 'start');
    git('clone', '-q', from, to);
    for (const name of readdirSync(join(project, 'bin')))
      expect(readFileSync(join(to, 'bin', name)).equals(readFileSync(join(project, 'bin', name))), name).toBe(true);
    expect(readFileSync(join(to, 'bin/shingle'), 'utf8')).not.toContain('\r');
  });
});
