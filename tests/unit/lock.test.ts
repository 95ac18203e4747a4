// One process at a time does a thing to a folder (bin/lock.mjs).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Lock, takeLock } from '../../bin/lock.mjs';
import { project } from '../setup/run';

let folder: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shingle-lock-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process that runs `script` with takeLock at hand, and the first line that it prints. */
async function run(script: string): Promise<{ child: ChildProcess; line: string }> {
  const source = `import { takeLock } from ${JSON.stringify(join(project, 'bin/lock.mjs'))};
    const say = (what) => console.log(JSON.stringify(what));
    setInterval(() => {}, 1000);
    ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, line };
}

async function taken(...args: Parameters<typeof takeLock>): Promise<Lock> {
  const lock = await takeLock(...args);
  if (!('release' in lock)) throw new Error(`the lock is not free: ${lock.holder}`);
  return lock;
}

describe('the lock of a folder', () => {
  it('is one for each thing that is done to it, tells who has it, and is free afterward', async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    const lock = await taken(folder, 'publish', 'process 7');
    expect(await takeLock(folder, 'publish')).toEqual({ holder: 'process 7' });
    const others = [await taken(folder, 'install'), await taken(other, 'publish')];
    await lock.release();
    await (await taken(folder, 'publish')).release();
    for (const each of others) await each.release();
  });

  it('is free when the process that had it was killed', async () => {
    const { child } = await run(`say(await takeLock(${JSON.stringify(folder)}, 'publish'));`);
    expect(await takeLock(folder, 'publish')).toEqual({ holder: String(child.pid) });
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await taken(folder, 'publish')).release();
  });

  it('is held by one that is too busy to say who it is', async () => {
    await run(`await takeLock(${JSON.stringify(folder)}, 'publish'); say('busy'); setTimeout(() => { for (;;); }, 10);`);
    await new Promise((soon) => setTimeout(soon, 100));
    expect(await takeLock(folder, 'publish')).toEqual({ holder: null });
  });
});

describe('as a file, where a system has nothing better', () => {
  const file = () => join(folder, 'lock.sock');

  it('is taken over from a process that was killed, and by nobody else', async () => {
    const { child } = await run(`say(await takeLock(${JSON.stringify(folder)}, 'publish', 'it', ${JSON.stringify(file())}));`);
    expect(await takeLock(folder, 'publish', 'us', file())).toEqual({ holder: 'it' });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = await taken(folder, 'publish', 'us', file());
    expect(await takeLock(folder, 'publish', 'us', file())).toEqual({ holder: 'us' });
    await lock.release();
  });

  it('is taken over by one alone, however many see at the same instant that it is left', async () => {
    const names = Array.from({ length: 20 }, (_, index) => join(folder, `${index}.sock`));
    const list = JSON.stringify(names);
    const { child } = await run(`for (const name of ${list}) await takeLock(${JSON.stringify(folder)}, '', '', name); say('all');`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const start = Date.now() + 1500;
    const racers = await Promise.all(
      Array.from({ length: 4 }, () =>
        run(`const won = await Promise.all(${list}.map(async (name, index) => {
          await new Promise((soon) => setTimeout(soon, ${start} - Date.now() + index * 20));
          return 'release' in (await takeLock(${JSON.stringify(folder)}, '', '', name)) ? [name] : [];
        }));
        say(won.flat());`),
      ),
    );
    const won = racers.flatMap(({ line }) => JSON.parse(line) as string[]);
    expect(won.length).toBe(new Set(won).size);
    expect(won.length).toBeGreaterThan(0);
  });
});
