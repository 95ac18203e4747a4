// Runs tests in the copy of the tree until the first that fails, and says which; what does not end in time is ended.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Where the tests of each part of the product are, beside those of its own folder. */
const NEXT_TO = { generator: ['tests/site'], templates: ['tests/site'], client: ['tests/browser'], supabase: ['tests/database'] };

/** Folders of tests that know a file best: those of its own folder, or of the nearest above, then those of its part. */
export function relatedTests(root, file) {
  const [part, ...path] = file.split('/');
  const own = path.flatMap((_, index) => {
    const inside = path.slice(0, path.length - 1 - index).join('/');
    return [`tests/unit/${part}/${inside}`, ...(inside ? [`tests/unit/${inside}`] : [])];
  });
  const nearest = own.map((folder) => folder.replace(/\/$/, '')).find((folder) => existsSync(join(root, folder)));
  return [...(nearest ? [nearest] : []), ...(NEXT_TO[part] ?? [])];
}

/** `passed`, `failed` with the files and names of tests, or `endless`. */
export async function runTests(root, { only, env, limitMs }) {
  const report = join(root, '.shingle', 'mutation.json');
  rmSync(report, { force: true });
  const script = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...only];
  const { status, output } = await runNode(root, [script, ...args], { env, limitMs });
  if (status === null) return { kind: 'endless' };
  if (status === 0) return { kind: 'passed' };
  const failed = failuresIn(root, report);
  return { kind: 'failed', failed: failed.length > 0 ? failed : [{ file: 'tests/setup', name: lastWords(output) }] };
}

export async function compiles(root, limitMs) {
  const args = [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', root, '--incremental', '--tsBuildInfoFile', join(root, '.shingle/types.json')];
  return (await runNode(root, args, { env: process.env, limitMs })).status === 0;
}

function failuresIn(root, report) {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults, message }) => ({
      file: relative(root, name).split(sep).join('/'),
      name: assertionResults.find(({ status }) => status === 'failed')?.fullName ?? shortly(message),
    }));
}

/** Before the first test: the site was not generated, or a module does not load. */
function lastWords(output) {
  return shortly(output.split('\n').find((line) => /error|✖|failed/i.test(line)) ?? 'ended with an error');
}

function shortly(text = '') {
  return text
    .replace(/\u001b\[[\d;]*m/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
}

/** The status is null where it did not end in time. It and all that it started are one group, which is ended as one. */
function runNode(root, args, { env, limitMs }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output = (output + text).slice(-20_000)));
    let late = false;
    const end = (signal) => {
      late ||= signal === 'SIGTERM';
      endGroup(child, signal);
    };
    const timers = [setTimeout(end, limitMs, 'SIGTERM'), setTimeout(end, limitMs + 10_000, 'SIGKILL')];
    const interrupted = () => endGroup(child, 'SIGKILL');
    process.once('exit', interrupted);
    child.once('exit', (status) => {
      timers.forEach(clearTimeout);
      process.off('exit', interrupted);
      endGroup(child, 'SIGKILL');
      resolve({ status: late ? null : (status ?? 1), output });
    });
  });
}

function endGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
