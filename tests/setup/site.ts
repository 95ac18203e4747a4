// Generates the site of the sample once for all tests that look at it; they are given its folder.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { plainEnvironment } from './environment';
import { sample } from './run';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the sample's site, a preview at the root. */
    site: string;
  }
}

export default function setup(project: TestProject) {
  // npm run check has no test that looks at it.
  if (process.env.SHINGLE_SITE === 'none') return;
  const folder = mkdtempSync(join(tmpdir(), 'shingle-site-'));
  const out = join(folder, 'out');
  execFileSync(process.execPath, ['bin/shingle', 'generate', '--quiet', '--data', sample, '--out', out], {
    cwd: project.config.root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: plainEnvironment(),
  });
  project.provide('site', out);
  return () => rmSync(folder, { recursive: true, force: true });
}
