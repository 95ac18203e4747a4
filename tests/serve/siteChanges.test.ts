// The site as serve serves it when it is made anew meanwhile, and one that was made for a subfolder.
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { shingle } from '../setup/run';
import { type Running, scratchFolder, startServe } from './running';

const scratch = scratchFolder('site-changes');
const out = join(scratch.folder, 'out');
let server: Running;

beforeAll(async () => {
  cpSync(inject('site'), out, { recursive: true });
  server = await startServe(['--out', out, '--leads', join(scratch.folder, 'leads')]);
});
afterAll(async () => {
  await server.end();
  scratch.clear();
});

const page = (file: string) => readFileSync(join(out, file), 'utf8');
const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, server.url), { redirect: 'manual', ...init });

describe('a site that is made anew while it is served', () => {
  it('is served as it is now, and never breaks an answer', async () => {
    const [old, next] = [join(scratch.folder, 'old'), join(scratch.folder, 'next')];
    cpSync(inject('site'), next, { recursive: true });
    writeFileSync(join(next, 'privacy.html'), 'new page');
    rmSync(join(next, 'cities', 'riverside.html'));
    let swapping = true;
    const reading = (async () => {
      const statuses = new Set<number>();
      while (swapping) statuses.add((await get('/')).status);
      return statuses;
    })();
    for (let turn = 0; turn < 10; turn += 1) {
      renameSync(out, old);
      renameSync(next, out);
      renameSync(old, next);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    renameSync(out, old);
    renameSync(next, out);
    renameSync(out, next);
    renameSync(old, out);
    writeFileSync(join(out, 'privacy.html'), 'newer page');
    swapping = false;
    expect([...(await reading)]).toEqual([200]);
    expect(await (await get('/privacy')).text()).toBe('newer page');
  });

  it('is put back where the run was killed between its two renames', async () => {
    renameSync(out, join(scratch.folder, '.out.shingle-previous'));
    const response = await get('/privacy');
    expect([response.status, await response.text()]).toEqual([200, page('privacy.html')]);
  });

  it('opens no second process of serve on a folder without a site', () => {
    const run = shingle(['serve', '--out', join(scratch.folder, 'nothing'), '--leads', join(scratch.folder, 'other')]);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('there is no site in this folder');
  });
});

describe('a site in a subfolder', () => {
  it('is served under the base it was made for', async () => {
    const made = join(scratch.folder, 'based');
    expect(shingle(['generate', '--quiet', '--out', made, '--base', '/roofing/']).status).toBe(0);
    const based = await startServe(['--out', made, '--leads', join(scratch.folder, 'based-leads')]);
    const at = async (path: string) => fetch(new URL(path, based.url), { redirect: 'manual' });
    expect(based.url).toMatch(/\/roofing\/$/);
    expect(await (await at('/roofing/')).text()).toBe(readFileSync(join(made, 'index.html'), 'utf8'));
    expect((await at('/roofing/cities/riverside')).status).toBe(200);
    expect((await at('/roofing')).headers.get('location')).toBe('/roofing/');
    expect((await at('/')).status).toBe(404);
    expect((await at('/roofing/rest/v1/contact_submissions')).status).toBe(401);
    expect((await at('/rest/v1/contact_submissions')).status).toBe(401);
    expect(await based.end()).toBe(0);
  });
});
