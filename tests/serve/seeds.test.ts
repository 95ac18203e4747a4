// The empty databases that a new store is copied from: made once, tidied by whoever makes the next one.
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../generator/serve/database';
import { readSql } from '../../generator/serve/store';
import { project } from '../setup/run';
import { scratchFolder } from './running';

const scratch = scratchFolder('seeds');
afterAll(() => scratch.clear());

it('one that goes while another process tidies up keeps nobody from starting', { timeout: 60_000 }, async () => {
  const seeds = join(scratch.folder, 'seeds');
  mkdirSync(seeds);
  // Named by the folder, and not there any more: as what another first start has renamed or removed meanwhile.
  symlinkSync(join(scratch.folder, 'nowhere'), join(seeds, 'gone.123'));
  mkdirSync(join(scratch.folder, 'leads'));
  const database = await openDatabase({ folder: join(scratch.folder, 'leads'), access: 'make', seeds, ...readSql(project) });
  await database.close();
  expect(existsSync(join(scratch.folder, 'leads/database'))).toBe(true);
  expect(readdirSync(seeds).filter((name) => /^[0-9a-f]{16}$/.test(name))).toHaveLength(1);
});
