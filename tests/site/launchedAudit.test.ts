// The audit of the site that may go live: not one warning; and of the shipped preview: only what is meant.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { shingleInside } from '../setup/inside';
import { layOver } from '../setup/overlay';
import { project, sample } from '../setup/run';

interface Report {
  ok: boolean;
  findings: { problems: { severity: string; file?: string; what: string }[] }[];
}

const scratch = mkdtempSync(join(tmpdir(), 'shingle-launched-'));
const launched = join(scratch, 'data');
const out = join(scratch, 'out');

beforeAll(() => layOver(sample, join(project, 'tests/fixtures/launched'), launched));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function problemsIn(json: string) {
  return (JSON.parse(json) as Report).findings.flatMap(({ problems }) => problems);
}

describe('the audit', () => {
  it('finds nothing in the site that may go live', async () => {
    expect(await shingleInside(['generate', '--production', '--quiet', '--data', launched, '--out', out], project)).toMatchObject({ status: 0, stderr: '' });
    const run = await shingleInside(['audit', '--json', '--data', launched, '--out', out], project);
    expect(problemsIn(run.stdout)).toEqual([]);
    expect(run.status).toBe(0);
  });

  it('warns of the shipped preview where a launch would be refused, and of nothing else', async () => {
    const run = await shingleInside(['audit', '--json', '--out', inject('site')], project);
    const problems = problemsIn(run.stdout);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const meant = /is a placeholder|is a sample|has neither a basis nor the owner's confirmation|nobody has reviewed|no backend is configured/;
    expect(problems.filter(({ what }) => !meant.test(what)).map(({ file, what }) => `${file}: ${what}`)).toEqual([]);
    expect(problems.length).toBeGreaterThan(30);
    expect(run.status).toBe(0);
  });
});
