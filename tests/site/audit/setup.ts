// What the tests of the audit share: a small sound site and its data, fresh for each test to doctor, and what is told of them.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Kind } from '../../../generator/audit/context';
import { type AuditReport, audit } from '../../../generator/audit/index';
import { createLog } from '../../../generator/log';
import { formatProblem } from '../../../generator/problem';
import { resolveSettings } from '../../../generator/settings';
import { shingleInside } from '../../setup/inside';
import { project } from '../../setup/run';

export const scratch = mkdtempSync(join(tmpdir(), 'shingle-audit-'));
export const data = join(scratch, 'data');
export const out = join(scratch, 'out');
const kept = join(scratch, 'kept');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const log = createLog({ quiet: true, write: () => {} });
const NOW = new Date('2026-06-01T12:00:00Z');

export function audited({ now = NOW, production = false } = {}): Promise<AuditReport> {
  return audit(resolveSettings({ data, out, production }, { project, cwd: scratch, env: {} }), { now, log });
}

export function told(report: AuditReport, kind: Kind): string[] {
  const { problems = [] } = report.findings.find((finding) => finding.kind === kind) ?? {};
  return problems.map((problem) => `${problem.severity}: ${formatProblem(problem, { cwd: scratch, color: false })}`);
}

export function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(scratch, file), 'utf8');
  expect(text, file).toMatch(from);
  writeFileSync(join(scratch, file), text.replaceAll(typeof from === 'string' ? from : new RegExp(from, `${from.flags}g`), to));
}

export const generate = async () =>
  expect(await shingleInside(['generate', '--quiet', '--data', 'data', '--out', 'out'], scratch)).toMatchObject({ status: 0, stderr: '' });

beforeAll(async () => {
  cpSync(join(project, 'tests/fixtures/small'), join(kept, 'data'), { recursive: true });
  writeFileSync(join(kept, 'data/words.txt'), 'Lic\n');
  cpSync(join(kept, 'data'), data, { recursive: true });
  await generate();
  cpSync(out, join(kept, 'out'), { recursive: true });
});

/** Each test doctors a fresh copy of a sound site and its data. */
beforeEach(() => {
  for (const folder of ['data', 'out']) {
    rmSync(join(scratch, folder), { recursive: true, force: true });
    cpSync(join(kept, folder), join(scratch, folder), { recursive: true });
  }
});

export const CITY = 'out/cities/el-centro.html';
