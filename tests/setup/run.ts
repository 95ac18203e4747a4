// Runs the command as a person would, in a process of its own.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainEnvironment } from './environment';

export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

export function shingle(args: string[], options: { cwd?: string; env?: Record<string, string>; bin?: string } = {}): Run {
  const run = spawnSync(process.execPath, [options.bin ?? join(project, 'bin/shingle'), ...args], {
    cwd: options.cwd ?? project,
    env: { ...plainEnvironment(), ...options.env },
    encoding: 'utf8',
    // 10,000 leads as JSON are more than the default of 1 MiB.
    maxBuffer: 256 * 1024 * 1024,
  });
  return { status: run.status, stdout: run.stdout, stderr: run.stderr };
}
