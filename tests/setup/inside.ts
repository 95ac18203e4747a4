// Runs the command inside this process: a tenth of the time of a process of its own, for tests with many runs; and on a day on
// which the offers of all data hold.
import { devNull } from 'node:os';
import { vi } from 'vitest';
import { main } from '../../generator/cli/main';
import { OFFER_NOON } from './day';
import { onSample, project, type Run } from './run';

export async function shingleInside(args: string[], cwd: string): Promise<Run> {
  const said = { stdout: '', stderr: '' };
  vi.stubEnv('NO_COLOR', '1');
  // As bin/shingle does: a bundle made here must be the one that is made there.
  vi.stubEnv('NODE_ENV', 'production');
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    }),
  );
  try {
    const status = await main(onSample(args), { project, cwd, env: { SHINGLE_ENV_FILE: devNull }, now: new Date(OFFER_NOON) });
    return { status, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
