// The Supabase CLI on a copy of supabase/, without the settings of whoever runs the tests, and without a network.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { project } from './open';

export interface SupabaseCli {
  run(...args: string[]): { status: number | null; output: string };
  close(): void;
}

const NOWHERE = 'http://127.0.0.1:9';

export function openSupabaseCli(): SupabaseCli {
  const folder = mkdtempSync(join(tmpdir(), 'shingle-supabase-'));
  cpSync(join(project, 'supabase'), join(folder, 'supabase'), { recursive: true });
  const program = programOf();
  const own = {
    HOME: folder,
    USERPROFILE: folder,
    NO_COLOR: '1',
    DO_NOT_TRACK: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    HTTP_PROXY: NOWHERE,
    HTTPS_PROXY: NOWHERE,
    NO_PROXY: '127.0.0.1',
  };
  const { PATH, SystemRoot } = process.env;
  return {
    run(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--workdir', folder, ...args], {
        env: { PATH, SystemRoot, ...own },
        encoding: 'utf8',
        timeout: 100_000,
      });
      return { status, output: `${stdout}${stderr}` };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A script for Node: what npm puts into node_modules/.bin is a different thing on each system. */
function programOf(): string {
  const require = createRequire(import.meta.url);
  const description = require.resolve('supabase/package.json');
  const { bin } = require(description) as { bin: { supabase: string } };
  return join(dirname(description), bin.supabase);
}
