// What may go live: the shipped data may not, and every reason is named; the same data with everything settled may.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesIn, pagesIn } from '../setup/output';
import { layOver } from '../setup/overlay';
import { project, type Run, sample, shingle } from '../setup/run';

const scratch = mkdtempSync(join(tmpdir(), 'shingle-production-'));
const launched = join(scratch, 'launched');
const out = join(scratch, 'out');

beforeAll(() => {
  // Beside the caller, so that problems are told of data/, as an operator reads them.
  cpSync(sample, join(scratch, 'data'), { recursive: true });
  layOver(sample, join(project, 'tests/fixtures/launched'), launched);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('production', () => {
  it('refuses the shipped data and names every placeholder with file, line and field', () => {
    const { status, stdout, stderr } = shingle(['generate', '--production', '--data', 'data', '--out', out], { cwd: scratch });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    const places = [
      /^data\/company\.yaml:\d+:\d+ {2}legalName: "Sample Roofing Company" is a placeholder/m,
      /^data\/company\.yaml:\d+:\d+ {2}shortName: /m,
      /^data\/company\.yaml:\d+:\d+ {2}license\.number: "000000" is a placeholder/m,
      /^data\/company\.yaml:\d+:\d+ {2}phones\.header: "\(951\) 555-0100" is a placeholder/m,
      /^data\/company\.yaml:\d+:\d+ {2}phones\.services: /m,
      /^data\/company\.yaml:\d+:\d+ {2}phones\.counties: /m,
      /^data\/company\.yaml:\d+:\d+ {2}email: /m,
      /^data\/company\.yaml:\d+:\d+ {2}founder: /m,
      /^data\/company\.yaml:\d+:\d+ {2}social\[5\]\.url: /m,
      /^data\/cities\/riverside\.yaml:\d+:\d+ {2}phone: "\(951\) 555-0101" is a placeholder/m,
      /^data\/promotion\.yaml:\d+:\d+ {2}terms: /m,
      /^data\/promotion\.yaml:\d+:\d+ {2}endsOn: /m,
      /^data\/site\.yaml:\d+:\d+ {2}url: /m,
      /^data\/site\.yaml:\d+:\d+ {2}supabase: no backend is configured/m,
      /^data\/testimonials\.yaml:\d+:\d+ {2}testimonials\[5\]\.sample: the review by .* is a sample/m,
      /^data\/pages\/privacy\.yaml:\d+:\d+ {2}reviewed: nobody has reviewed/m,
      /^data\/claims\.yaml:\d+:\d+ {2}claims\.liability: the claim "\$2M" has neither a basis nor/m,
    ];
    for (const place of places) expect(stderr).toMatch(place);
    const [listed = '', short = ''] = stderr.split('\n\nIn short:\n\n');
    expect(listed.match(/^ {2}fix: write in basis/gm)).toHaveLength(1);
    expect(listed.match(/^ {2}fix: write the real value; if this one is real, list it in this file: confirmed: \[…\]$/gm)).toHaveLength(1);
    // The last screen of a terminal.
    expect(short).toContain(
      '  6 errors: the review by "…" is a sample, which a production build refuses.\n    in data/testimonials.yaml (6)\n    fix: put a real review',
    );
    expect(short).toMatch(/errors: the claim "…" has neither a basis nor the owner's confirmation\.\n {4}in data\/claims\.yaml \(\d+\)\n/);
    expect(short).toContain('data/cities/, 24 files (24)');
    expect(short).toMatch(/\n\n\d+ problems\. Nothing was written\. Each is listed above with its line: fix them, then run this again\.\n$/);
    expect(short.split('\n').length).toBeLessThanOrEqual(40);
  });

  it('accepts the data with everything settled, and makes a site that may be found', () => {
    const run: Run = shingle(['generate', '--production', '--data', launched, '--out', out]);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).not.toContain('preview');
    for (const { file, html } of pagesIn(out)) {
      expect(html.includes('content="noindex"'), file).toBe(file === '404.html' || file === '500.html');
      expect(html.replace(/ data-props="[^"]*"/g, '')).not.toMatch(/Preview with|placeholder details|Sample review|Sample Roofing|#000000 /);
    }
  });

  it.each([
    ['http', 'http://www.x.test'],
    ['localhost', 'https://localhost'],
    ['a loopback address', 'https://127.0.0.1'],
  ])('refuses a site address with %s', (_, url) => {
    const run = shingle(['generate', '--production', '--data', launched, '--out', out, '--site-url', url]);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('is not an address of a public site');
  });

  it('takes Supabase from the environment in place of the data', () => {
    const env = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: '' };
    const run = shingle(['generate', '--production', '--data', launched, '--out', out], { env });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('SUPABASE_URL: the public key of Supabase is missing: leads would be lost.');
    const preview = shingle(['generate', '--data', launched, '--out', join(scratch, 'preview')], { env });
    expect(preview.status).toBe(0);
    expect(preview.stderr).toContain('SUPABASE_URL: the public key of Supabase is missing: this preview keeps its leads in shingle serve alone.');
    const complete = { ...env, SUPABASE_ANON_KEY: 'sb_publishable_abc' };
    expect(shingle(['generate', '--production', '--data', launched, '--out', out], { env: complete }).status).toBe(0);
  });

  it.each([
    ['postgresql://postgres:HiddenWord@db.abc.supabase.co:5432/postgres', 'write https://abc.supabase.co'],
    ['https://admin:HiddenWord@abc.supabase.co', 'write https://abc.supabase.co'],
    ['https://abc.supabase.co/rest/v1/', 'write https://abc.supabase.co'],
    ['abc.supabase.co', 'write https://abc.supabase.co'],
    ['https://supabase.com/dashboard/project/abc', 'write https://abc.supabase.co'],
    ['“https://abc.supabase.co”', 'write https://abc.supabase.co'],
  ])('refuses the backend %s in a preview too, and publishes and repeats nothing of it', (url, fix) => {
    const env = { SUPABASE_URL: url, SUPABASE_ANON_KEY: 'sb_publishable_abc' };
    const before = bytesIn(out);
    for (const args of [['--production'], ['--production', '--json'], []]) {
      const run = shingle(['generate', ...args, '--data', launched, '--out', out], { env });
      expect(run.status).toBe(2);
      expect(run.stderr).toContain(`fix: ${fix}`);
      expect(run.stderr + run.stdout).not.toContain('HiddenWord');
    }
    expect(bytesIn(out)).toEqual(before);
  });

  it('refuses a backend on this machine, which a preview may have', () => {
    const env = { SUPABASE_URL: 'http://127.0.0.1:54321', SUPABASE_ANON_KEY: 'sb_publishable_abc' };
    expect(shingle(['generate', '--data', launched, '--out', join(scratch, 'preview')], { env })).toMatchObject({ status: 0, stderr: '' });
    const run = shingle(['generate', '--production', '--data', launched, '--out', out], { env });
    expect(run).toMatchObject({ status: 1, stderr: expect.stringContaining("SUPABASE_URL: http://127.0.0.1:54321 leads to the visitor's own machine") });
    const file = join(scratch, 'written.env');
    writeFileSync(file, 'SUPABASE_ANON_KEY=sb_publishable_abc\nSUPABASE_URL=http://127.0.0.1:54321\n');
    const written = shingle(['generate', '--production', '--data', launched, '--out', out], { env: { SHINGLE_ENV_FILE: file } });
    expect(written.stderr).toMatch(/written\.env:2 {2}SUPABASE_URL: http:\/\/127\.0\.0\.1:54321 leads to/);
  });

  it('refuses a key that is not a public one, in a preview too, and does not repeat it', () => {
    const env = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: 'sb_secret_abc' };
    const run = shingle(['generate', '--data', launched, '--out', out], { env });
    expect(run.status).toBe(2);
    expect(run.stderr).toContain('SUPABASE_ANON_KEY: this is not the public key of Supabase');
    expect(run.stderr + run.stdout).not.toContain('sb_secret_abc');
  });
});
