// Trouble with packages, in a project that has none yet: what is told, with which status, and that two first runs install once.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { project, type Run } from '../setup/run';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'shingle-installation-')));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('an installation', () => {
  const fresh = join(scratch, 'fresh');
  const log = join(scratch, 'npm.log');

  beforeAll(() => {
    cpSync(join(project, 'bin'), join(fresh, 'bin'), { recursive: true });
    writeFileSync(join(fresh, 'package-lock.json'), JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } }));
  });

  /** Runs `code`, or else generates, in the fresh project with an npm that does what the script says. `onWords` hears what stands on stderr so far. */
  function withNpm(script: string, code: string, onWords: (stderr: string) => void = () => {}): Promise<Run> {
    const folder = mkdtempSync(join(scratch, 'npm-'));
    writeFileSync(join(folder, 'npm.cjs'), script);
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\nexec "${process.execPath}" "${join(folder, 'npm.cjs')}"\n`, { mode: 0o755 });
    writeFileSync(join(folder, 'npm.cmd'), `@"${process.execPath}" "%~dp0npm.cjs"\r\n`);
    const child = spawn(process.execPath, code === '' ? [join(fresh, 'bin/shingle'), 'generate'] : ['--input-type=module', '-e', code], {
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    });
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (text: Buffer) => (said.stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => onWords((said.stderr += text.toString())));
    return new Promise((resolve) => child.on('close', (status) => resolve({ status, ...said })));
  }

  it('that fails is told without a stack', async () => {
    const { status, stderr } = await withNpm('process.exit(1)', '');
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('the packages could not be installed (npm ci ended with 1).\n  fix: ') });
    expect(stderr).not.toContain('    at ');
  });

  it('is made once by two first runs', async () => {
    const other = join(scratch, 'the other waits');
    const npm = `const { appendFileSync, copyFileSync, existsSync, mkdirSync } = require('node:fs');
      appendFileSync(${JSON.stringify(log)}, 'begin\\n');
      const timer = setInterval(() => {
        if (!existsSync(${JSON.stringify(other)})) return;
        clearInterval(timer);
        mkdirSync('node_modules', { recursive: true });
        copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
        appendFileSync(${JSON.stringify(log)}, 'end\\n');
      }, 20);`;
    const onWords = (stderr: string) => {
      if (stderr.includes('waiting for it')) writeFileSync(other, '');
    };
    const code = `import { installMissing } from ${JSON.stringify(pathToFileURL(join(fresh, 'bin/install.mjs')).href)}; installMissing(${JSON.stringify(fresh)})`;
    const runs = await Promise.all([withNpm(npm, code, onWords), withNpm(npm, code, onWords)]);
    expect(runs.map(({ status }) => status)).toEqual([0, 0]);
    expect(readFileSync(log, 'utf8')).toBe('begin\nend\n');
    expect(runs.map(({ stderr }) => stderr).join('')).toContain('waiting for it');
  });

  it('is made anew where npm was killed over its list', async () => {
    writeFileSync(join(fresh, 'node_modules/.package-lock.json'), '{"pack');
    const code = `import { installMissing } from ${JSON.stringify(pathToFileURL(join(fresh, 'bin/install.mjs')).href)}; installMissing(${JSON.stringify(fresh)})`;
    expect((await withNpm("require('node:fs').copyFileSync('package-lock.json', 'node_modules/.package-lock.json')", code)).status).toBe(0);
  });
});
