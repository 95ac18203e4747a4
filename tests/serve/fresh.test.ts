// serve --fresh: the site is made anew where it is older than what it is made from, and only there.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ownProject } from '../setup/ownProject';
import { sample, shingle } from '../setup/run';
import { scratchFolder, startServe } from './running';

const scratch = scratchFolder('fresh');
afterAll(() => scratch.clear());

const folder = (name: string) => join(scratch.folder, name);

describe('serve --fresh', () => {
  // It takes no --data.
  let bin: string;
  beforeAll(() => {
    bin = ownProject(folder('project'), sample);
  });

  /** As if the site had been made from other data. */
  function makeOlder(marker: string): string {
    const { made, ...rest } = JSON.parse(readFileSync(marker, 'utf8')) as { made: { from: object } };
    const text = JSON.stringify({ ...rest, made: { ...made, from: { ...made.from, data: [] } } });
    writeFileSync(marker, text);
    return text;
  }

  it('makes the site where it is missing or older than its data, and leaves it alone otherwise', async () => {
    const out = folder('fresh');
    const made = () => statSync(join(out, '.shingle.json')).mtimeMs;
    const begin = async () => {
      const server = await startServe(['--fresh', '--out', out, '--leads', folder('fresh-leads')], {}, bin);
      expect((await fetch(server.url)).status).toBe(200);
      expect(await server.end()).toBe(0);
      return made();
    };
    const first = await begin();
    expect(await begin()).toBe(first);
    makeOlder(join(out, '.shingle.json'));
    expect(await begin()).toBeGreaterThan(first);
  });

  it('makes it anew where the environment names another address', async () => {
    const out = folder('fresh-env');
    expect(shingle(['generate', '--quiet', '--out', out], { bin, env: { SITE_URL: 'https://one.test' } }).status).toBe(0);
    const server = await startServe(['--fresh', '--out', out, '--leads', folder('fresh-env-leads')], { SITE_URL: 'https://two.test' }, bin);
    expect(await (await fetch(server.url)).text()).toContain('href="https://two.test/"');
    expect(await server.end()).toBe(0);
  });

  it('makes it anew for another base, and never the real site', async () => {
    const out = folder('fresh-base');
    const args = ['--fresh', '--base', '/roofing/', '--out', out, '--leads', folder('fresh-base-leads')];
    expect(shingle(['generate', '--quiet', '--out', out], { bin }).status).toBe(0);
    const server = await startServe(args, {}, bin);
    expect(await (await fetch(server.url)).text()).toContain('src="/roofing/assets/boot.js"');
    expect((await fetch(`${server.url}assets/boot.js`)).status).toBe(200);
    expect(await server.end()).toBe(0);
    const marker = join(out, '.shingle.json');
    const { made, ...rest } = JSON.parse(readFileSync(marker, 'utf8'));
    writeFileSync(marker, JSON.stringify({ ...rest, made: { ...made, production: true, base: '/' } }));
    const refused = shingle(['serve', '--port', '0', ...args], { bin });
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(/holds the real site, made for the base \/ and not for \/roofing\/.*\n {2}fix: .*--production --base \/roofing\//);
    expect(readFileSync(marker, 'utf8')).toContain('"production":true');
  });

  it('refuses a base that the site was not made for, where nothing is made anew', () => {
    const refused = shingle(['serve', '--port', '0', '--base', '/x/', '--out', inject('site'), '--leads', folder('other-base-leads')]);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(/ this site was made for the base \/, and under \/x\/ none .*\n {2}fix: .* --base \/x\/\n$/);
  });

  it('makes it as it was made, and never a preview of the real site', async () => {
    const out = folder('fresh-as');
    const marker = join(out, '.shingle.json');
    const isMadeAnew = async () => {
      const before = makeOlder(marker);
      const server = await startServe(['--fresh', '--out', out, '--leads', folder('fresh-as-leads')], {}, bin);
      expect((await fetch(server.url)).status).toBe(200);
      expect(await server.end()).toBe(0);
      return readFileSync(marker, 'utf8') === before ? server.log() : 'anew';
    };
    expect(shingle(['generate', '--quiet', '--base', '/roofing/', '--out', out], { bin }).status).toBe(0);
    expect(await isMadeAnew()).toBe('anew');
    expect(JSON.parse(readFileSync(marker, 'utf8'))).toMatchObject({ made: { production: false, base: '/roofing/' } });
    writeFileSync(marker, JSON.stringify({ ...JSON.parse(readFileSync(marker, 'utf8')), made: { production: true, base: '/roofing/' } }));
    expect(await isMadeAnew()).toContain('the real site');
  });
});
