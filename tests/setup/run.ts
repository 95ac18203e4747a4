// Runs the command as a person would, in a process of its own: over the sample, unless a test names other data.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainEnvironment } from './environment';

export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The frozen data that tests count and name (npm run sample). What stands in data/ is the operator's: tests/data alone reads it. */
export const sample = join(project, 'tests/sample');

const READ_DATA = ['generate', 'validate', 'audit', 'art'];

/** A command that would fall back on the project's own data is given the sample. */
export function onSample(args: string[]): string[] {
  const [command = '', ...options] = args;
  const namesData = options.some((option) => /^--data\b/.test(option));
  return READ_DATA.includes(command) && !namesData ? [command, '--data', sample, ...options] : args;
}

export interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** `bin`: the launcher of another project, whose own data is what it reads. */
export function shingle(args: string[], options: { cwd?: string; env?: Record<string, string>; bin?: string } = {}): Run {
  const command = options.bin === undefined ? [join(project, 'bin/shingle'), ...onSample(args)] : [options.bin, ...args];
  const run = spawnSync(process.execPath, command, {
    cwd: options.cwd ?? project,
    env: { ...plainEnvironment(), ...options.env },
    encoding: 'utf8',
    // 10,000 leads as JSON are more than the default of 1 MiB.
    maxBuffer: 256 * 1024 * 1024,
  });
  return { status: run.status, stdout: run.stdout, stderr: run.stderr };
}
