// Whatever text the checks let through, no visitor ever sees a token in braces.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileSite } from '../setup/hostile';
import { pagesIn } from '../setup/output';
import { project, shingle } from '../setup/run';

const scratch = mkdtempSync(join(tmpdir(), 'shingle-tokens-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('a token', () => {
  it('is filled in wherever the checks allow it', () => {
    const data = join(scratch, 'data');
    hostileSite(join(project, 'tests/fixtures/small'), data, ['Cover of {claim:liability} here']);
    const out = join(scratch, 'out');
    expect(shingle(['generate', '--quiet', '--data', data, '--out', out])).toMatchObject({ status: 0, stderr: '' });
    const pages = pagesIn(out);
    expect(pages.filter(({ html }) => html.includes('Cover of ')).length).toBeGreaterThan(4);
    for (const { file, html } of pages) expect(html.match(/.{40}\{[a-z]+(?::[a-z-]+)?\}.{20}/g) ?? [], file).toEqual([]);
  });
});
