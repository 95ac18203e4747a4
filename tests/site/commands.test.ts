// The command as a person uses it: help, near names, statuses, what goes where.

import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { plainEnvironment } from '../setup/environment';
import { shingleInside } from '../setup/inside';
import { bytesIn, filesIn, pagesIn } from '../setup/output';
import { project, shingle } from '../setup/run';

const scratch = mkdtempSync(join(tmpdir(), 'shingle-commands-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const small = join(project, 'tests/fixtures/small');

describe('shingle', () => {
  it.each([[[]], [['--help']], [['-h']]])('explains itself for %j', (args) => {
    const { status, stdout, stderr } = shingle(args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Usage: shingle');
    for (const word of ['generate', 'validate', 'audit', 'art', 'serve', 'leads', '--version']) expect(stdout).toContain(word);
  });

  it('names every option of a command', () => {
    for (const command of ['generate', 'validate']) {
      const { stdout } = shingle([command, '--help']);
      for (const option of ['--data', '--out', '--site-url', '--base', '--production', '--json', '--quiet', '--timings']) expect(stdout).toContain(option);
    }
  });

  it('prints its version', () => {
    const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string };
    expect(shingle(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  it.each([
    [['generat'], 'Did you mean generate?'],
    [['generate', '--prodution'], 'Did you mean --production?'],
    [['generate', '--data'], "option '--data <folder>' argument missing"],
    [['generate', 'now'], 'too many arguments'],
    [['generate', '--site-url', 'https://x.test/a'], 'write https://x.test, and the path with --base /a'],
    [['generate', '--base', '../up'], 'write it like --base /roofing/'],
    [['validate', '--out', ' '], 'it is empty'],
  ])('ends %j with status 2 and a hint', (args, hint) => {
    const { status, stdout, stderr } = shingle(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(hint);
  });

  it.each([
    [['validate', '--out=elsewhere', '--timings'], 'write npm run validate -- --timings --out elsewhere'],
    [['generate', '--base', '/roofing/'], 'write npm run generate -- --base …'],
  ])('does not go on without what npm kept of npm run %j', ([script = '', ...options], fix) => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status, stderr } = spawnSync(npm, ['run', script, ...options], {
      cwd: project,
      env: plainEnvironment(),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(stderr).toContain(fix);
    expect(status).toBe(2);
  });

  it('ends with status 1 where the data is wrong, and says so as JSON too', () => {
    const run = shingle(['validate', '--json', '--data', join(scratch, 'nothing')]);
    expect(run.status).toBe(1);
    expect(JSON.parse(run.stdout)).toMatchObject({ ok: false, problems: [{ severity: 'error', what: expect.stringContaining('no such data folder') }] });
  });

  it('prints nothing when quiet, JSON when asked, steps with --timings', () => {
    const out = join(scratch, 'quiet');
    expect(shingle(['generate', '--quiet', '--out', out])).toEqual({ status: 0, stdout: '', stderr: '' });
    const json = shingle(['generate', '--json', '--out', out]);
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: true,
      pages: pagesIn(inject('site')).length,
      problems: [],
      timings: { 'render pages': expect.any(Number) },
    });
    expect(shingle(['generate', '--timings', '--out', out]).stderr).toMatch(/read data\s+\d+ ms\n[\s\S]*publish\s+\d+ ms/);
  });

  it('says in its summary that a preview shows placeholders', () => {
    const { stdout } = shingle(['generate', '--out', join(scratch, 'preview')]);
    expect(stdout).toMatch(/\d+ pages, .*\nThis is a preview: .* shows \d+ placeholders/);
  });

  it('puts every drawing on one page, says where, and that page finds its files', () => {
    const { status, stdout, stderr } = shingle(['art']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [, count, file = ''] = /^(\d+) drawings on one page, .*: open (\S+) in a browser\.\n$/.exec(stdout) ?? [];
    const html = readFileSync(join(project, file), 'utf8');
    expect(html.match(/<figure class="shown"/g)).toHaveLength(Number(count));
    const named = Array.from(html.matchAll(/ (?:src|href)="([^"#/]+)"/g), ([, name = '']) => name);
    expect(filesIn(join(project, file, '..'))).toEqual(expect.arrayContaining(named));
    expect(shingle(['art', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('writes no colors into a pipe', () => {
    expect(shingle(['generate', '--production', '--out', join(scratch, 'plain')]).stderr).not.toContain('\u001b');
  });

  it('ends quietly when nobody listens any more', async () => {
    const child = spawn(process.execPath, [join(project, 'bin/shingle'), '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    const status = await new Promise((resolve) => child.on('exit', resolve));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('does not replace a folder that it did not make', () => {
    const run = shingle(['generate', '--out', scratch]);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('holds files that shingle did not make');
  });

  it('does not replace a site that has lost the list of its files, and says so', () => {
    const out = join(scratch, 'unmarked');
    expect(shingle(['generate', '--quiet', '--out', out]).status).toBe(0);
    rmSync(join(out, '.shingle.json'));
    const run = shingle(['generate', '--out', out]);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('this looks like a site of shingle, but .shingle.json is missing');
  });

  it('takes the address from flag, environment or data, in that order', () => {
    const canonical = (args: string[], env: Record<string, string> = {}) => {
      const out = join(scratch, 'address');
      expect(shingle(['generate', '--quiet', '--out', out, ...args], { env }).status).toBe(0);
      return /<link rel="canonical" href="([^"]*)"/.exec(readFileSync(join(out, 'privacy.html'), 'utf8'))?.[1];
    };
    expect(canonical([])).toBe('https://www.example.com/privacy');
    expect(canonical([], { SITE_URL: 'https://env.test/' })).toBe('https://env.test/privacy');
    expect(canonical(['--site-url', 'flag.test'], { SITE_URL: 'https://env.test' })).toBe('https://flag.test/privacy');
  });
});

describe('a site in a subfolder', () => {
  it('keeps every link, asset and address under its base', () => {
    const out = join(scratch, 'base');
    expect(shingle(['generate', '--quiet', '--out', out, '--base', 'roofing']).status).toBe(0);
    for (const { file, html } of pagesIn(out)) {
      const local = Array.from(html.matchAll(/ (?:href|src)="(\/[^"]*)"/g), (match) => match[1] ?? '');
      expect(
        local.filter((href) => !href.startsWith('/roofing/')),
        file,
      ).toEqual([]);
      expect(
        local.filter((href) => href.startsWith('/roofing/roofing')),
        file,
      ).toEqual([]);
    }
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('<loc>https://www.example.com/roofing/</loc>');
    expect(readFileSync(join(out, 'site.webmanifest'), 'utf8')).toContain('"start_url": "/roofing/"');
    const sheets = filesIn(out).filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(0);
    for (const css of sheets) expect(readFileSync(join(out, css), 'utf8'), css).not.toMatch(/url\(["']?\//);
  });
});

describe('a second contractor', () => {
  it('is a second data folder: nothing of the first is in its site', () => {
    const out = join(scratch, 'second');
    expect(shingle(['generate', '--quiet', '--data', small, '--out', out])).toMatchObject({ status: 0, stderr: '' });
    for (const { file, html } of pagesIn(out)) {
      const text = html.replace(/ (?:class|d|data-[a-z]+|for|id|name)="[^"]*"/g, '');
      expect(text, file).not.toMatch(/Riverside|Sample Roofing|CSLB|951|California/);
      const sheets = Array.from(html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g), ([, sheet = '']) => sheet);
      const [last = ''] = sheets.slice(-1);
      expect(readFileSync(join(out, last), 'utf8').includes('--clay:#1f6b4a'), file).toBe(true);
    }
  });

  it('leaves its data alone', () => {
    const before = bytesIn(small);
    expect(shingle(['generate', '--quiet', '--data', small, '--out', join(scratch, 'second')]).status).toBe(0);
    expect(bytesIn(small)).toEqual(before);
  });
});

describe('an offer', () => {
  const data = join(scratch, 'offer');
  /** Today is March 4, 2026. */
  const endingOn = (day: string, command: string) => {
    cpSync(small, data, { recursive: true });
    const file = join(data, 'promotion.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^endsOn: .*$/m, `endsOn: ${day}`));
    return shingleInside([command, '--data', data, '--out', join(scratch, 'offered')], scratch);
  };

  it.each(['validate', 'generate'])('that has ended is told by %s, and stops nothing', async (command) => {
    expect(await endingOn('2026-03-04', command)).toMatchObject({ status: 0, stderr: '' });
    const { status, stderr } = await endingOn('2026-03-03', command);
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /^offer\/promotion\.yaml:8:9 {2}warning: endsOn: the offer ended on March 3, 2026; today is March 4, 2026\.\n {2}fix: give it a new last day/,
    );
  });
});

describe('pages that went', () => {
  it('are named in the summary, once, and so is that there is no city', async () => {
    const data = join(scratch, 'going');
    cpSync(small, data, { recursive: true });
    const generate = () => shingleInside(['generate', '--data', data, '--out', join(scratch, 'gone')], scratch);
    expect((await generate()).stdout).not.toContain('Removed');
    rmSync(join(data, 'cities/el-centro.yaml'));
    const { status, stdout, stderr } = await generate();
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('\nRemoved since the last run: /cities/el-centro\n') });
    expect(stderr).toMatch(/^going\/cities {2}warning: there is no city in this folder/);
    expect((await generate()).stdout).not.toContain('Removed');
  });
});

describe('after a city was added or changed', () => {
  it('generate names the audit, until it has run again', async () => {
    const data = join(scratch, 'cities');
    cpSync(small, data, { recursive: true });
    const said = async () => (await shingleInside(['generate', '--data', data, '--out', join(scratch, 'with-cities')], scratch)).stdout;
    const hint = 'Cities were added or changed: npm run audit';
    expect(await said()).not.toContain(hint);
    appendFileSync(join(data, 'cities/el-centro.yaml'), '# A word for whoever reads this.\n');
    expect(await said()).toContain(hint);
    expect(await said()).not.toContain(hint);
  });
});
