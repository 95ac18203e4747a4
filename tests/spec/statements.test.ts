// Every row of the specification: met by the site and its data, or on the list of what is not yet due.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkOf, OWN } from './checks/index';
import type { Check, Finding, Given } from './checks/check';
import { backendOf } from './backend';
import { browserOf } from './browser';
import { commandRuns } from './cli';
import { readData } from './data';
import { notYetDue } from './notYetDue';
import { readRows, type Row, titleOf } from './rows';
import { readSite } from './site';

const ROWS = 603;
/** Findings told of one row. */
const SHOWN = 8;

const rows = readRows();
const listed = notYetDue.flatMap(({ ids }) => ids);
const due = rows.filter(({ id }) => !listed.includes(id));
const { runs, clear } = commandRuns();
const { backend, close } = backendOf(inject('site'), runs.withPixel);
const { browse, close: closeBrowser } = browserOf(backend);
let given: Omit<Given, 'row'>;

beforeAll(() => {
  const data = readData();
  given = { data, site: readSite(inject('site'), data), runs, backend, browse };
});
afterAll(async () => {
  await closeBrowser();
  await close();
  clear();
});

describe('rows that are due', () => {
  it.each(due.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
    const check = checkOf(row);
    if (!check) throw new Error(`${row.id}: no check knows this row. Write one, or put it on the list with its reason.`);
    const findings = await check({ ...given, row });
    if (findings.length > 0) throw new Error(told(row, findings));
  });
});

describe('rows that are not yet due', () => {
  it('exist, each once', () => {
    const ids = new Set(rows.map(({ id }) => id));
    expect(listed.filter((id) => !ids.has(id))).toEqual([]);
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
    expect(notYetDue.filter(({ reason, ids: group }) => reason === '' || group.length === 0)).toEqual([]);
  });

  it(`make ${ROWS} with those that are tested`, () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(ROWS);
    expect(due.length + listed.length).toBe(ROWS);
  });

  it('have a check of their own only for rows that there are', () => {
    const ids = new Set(rows.map(({ id }) => id));
    expect(Object.keys(OWN).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(withCheck(listed).map(({ row, check }) => [titleOf(row), row, check] as const))('%s', async (_, row, check) => {
    const findings = await check({ ...given, row });
    if (findings.length === 0) throw new Error(`${row.id}: this row is met: take it off the list in tests/spec/notYetDue.ts`);
  });
});

function withCheck(ids: readonly string[]): { row: Row; check: Check }[] {
  return rows
    .filter(({ id }) => ids.includes(id))
    .flatMap((row) => {
      const check = checkOf(row);
      return check ? [{ row, check }] : [];
    });
}

/** The same finding on several pages is told once. */
function told(row: Row, findings: readonly Finding[]): string {
  const routes = new Map<string, string[]>();
  for (const { route, expected, found } of findings) {
    const what = `expected: ${expected}\n    found:    ${found}`;
    routes.set(what, [...(routes.get(what) ?? []), route]);
  }
  const lines = [...routes].map(([what, where]) => `  on ${where.join(', ')}\n    ${what}`);
  const more = lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more`] : [];
  return [`${row.id} (${row.where}: ${row.kind})${row.note ? `, ${row.note}` : ''}`, ...lines.slice(0, SHOWN), ...more].join(
    '\n',
  );
}
