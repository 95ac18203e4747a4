// Every row of the specification: met by the site and its data.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { withinOneDay } from '../setup/day';
import { backendOf } from './backend';
import { browserOf } from './browser';
import type { Finding, Given } from './checks/check';
import { checkOf, OWN } from './checks/index';
import { commandRuns } from './cli';
import { readData } from './data';
import { type Row, readRows, titleOf } from './rows';
import { readSite } from './site';

const ROWS = 603;
/** Findings told of one row. */
const SHOWN = 8;

const rows = readRows();
const { runs, clear } = commandRuns();
const { backend, close } = backendOf(inject('site'), runs.withPixel);
const { browse, read, close: closeBrowser } = browserOf(backend);
let given: Omit<Given, 'row'>;

beforeAll(() => {
  const data = readData();
  given = { data, site: readSite(inject('site'), data), runs, backend, browse, read };
});
afterAll(async () => {
  await closeBrowser();
  await close();
  clear();
});

it(`there are ${ROWS}, each once`, () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(ROWS);
  expect(rows.length).toBe(ROWS);
});

it('checks of one row alone are of rows that there are', () => {
  const ids = new Set(rows.map(({ id }) => id));
  expect(Object.keys(OWN).filter((id) => !ids.has(id))).toEqual([]);
});

describe.concurrent('each row', () => {
  // Some send a lead twice.
  beforeEach(() => withinOneDay(60_000));

  it.each(rows.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
    const check = checkOf(row);
    if (!check) throw new Error(`${row.id}: no check knows this row. Write one.`);
    const findings = await check({ ...given, row });
    if (findings.length > 0) throw new Error(told(row, findings));
  });
});

/** The same finding on several pages is told once. */
function told(row: Row, findings: readonly Finding[]): string {
  const routes = new Map<string, string[]>();
  for (const { route, expected, found } of findings) {
    const what = `expected: ${expected}\n    found:    ${found}`;
    routes.set(what, [...(routes.get(what) ?? []), route]);
  }
  const lines = [...routes].map(([what, where]) => `  on ${where.join(', ')}\n    ${what}`);
  const more = lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more`] : [];
  return [`${row.id} (${row.where}: ${row.kind})${row.note ? `, ${row.note}` : ''}`, ...lines.slice(0, SHOWN), ...more].join('\n');
}
