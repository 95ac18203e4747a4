// Rows of 3.1 and 3.2 about the same lead sent again: on the same day, on another, and with a difference.
import type { Database } from '../../database/open';
import { insert, newLead, OTHER_LEAD, outcome, request, type Table } from '../../database/request';
import type { Miss } from '../miss';
import { quoted, want } from './check';
import { each, namedColumns, SAME, wrongAnswer } from './leadStore';

/** In Los Angeles: over midnight in UTC, the ends of a day in summer and in winter, and of the day of 25 hours. */
const SAME_DAY = [
  ['2026-07-01T23:59:00Z', '2026-07-02T00:01:00Z'],
  ['2026-07-01T07:00:00Z', '2026-07-02T06:59:59.999Z'],
  ['2026-01-14T08:00:00Z', '2026-01-15T07:59:59.999Z'],
  ['2026-11-01T07:00:00Z', '2026-11-02T07:59:59.999Z'],
] as const;

/** In Los Angeles: over midnight in summer and in winter, both one day in UTC, more than ten minutes apart; the next day; a year later. */
const OTHER_DAY = [
  ['2026-07-02T06:59:59.999Z', '2026-07-02T07:10:00Z'],
  ['2026-07-02T06:49:59.999Z', '2026-07-02T07:00:00Z'],
  ['2026-01-15T07:55:00Z', '2026-01-15T08:05:00.001Z'],
  ['2026-05-05T20:00:00Z', '2026-05-06T20:00:00Z'],
  ['2026-05-05T20:00:00Z', '2027-05-05T20:00:00Z'],
] as const;

/** In Los Angeles: over midnight in summer and in winter, ten minutes apart at most; the last by a clock that was put back. */
const PAST_MIDNIGHT = [
  ['2026-07-02T06:59:59.999Z', '2026-07-02T07:00:00Z'],
  ['2026-07-02T06:59:15Z', '2026-07-02T07:00:00Z'],
  ['2026-01-15T07:55:00Z', '2026-01-15T08:05:00Z'],
  ['2026-01-15T08:00:20Z', '2026-01-15T07:59:20Z'],
] as const;

export async function wrongOnSameDay(store: Database, table: Table): Promise<Miss[]> {
  const lead = newLead(table);
  // At the same moment: midnight cannot come between the two.
  const twice = await outcome(
    request(store, { path: `/${table}` }, async (query) => {
      await insert(query, table, lead);
      await insert(query, table, lead);
    }),
  );
  return [
    ...want(twice === SAME, `${SAME} for the same lead again`, twice),
    ...(await each(SAME_DAY, (times) => wrongPair(store, table, times, ['saved', SAME]))),
  ];
}

export async function wrongOnOtherDay(store: Database, table: Table): Promise<Miss[]> {
  return [
    ...(await each(OTHER_DAY, (times) => wrongPair(store, table, times, ['saved', 'saved']))),
    ...(await each(PAST_MIDNIGHT, (times) => wrongPair(store, table, times, ['saved', SAME]))),
  ];
}

async function wrongPair(store: Database, table: Table, times: readonly string[], expected: readonly string[]): Promise<Miss[]> {
  const lead = newLead(table);
  const answers: string[] = [];
  // As the owner, who alone may say when.
  for (const created_at of times) answers.push(await outcome(insert(store.query, table, { ...lead, created_at })));
  return want(quoted(answers) === quoted(expected), `at ${times.join(' and ')} ${quoted(expected)}`, quoted(answers));
}

export async function wrongDifferences(store: Database, table: Table): Promise<Miss[]> {
  const lead = newLead(table);
  const columns = namedColumns(table).map(({ column }) => column);
  return [
    ...(await wrongAnswer(store, table, lead, 'saved')),
    ...(await each(columns, (column) => wrongAnswer(store, table, { ...lead, [column]: OTHER_LEAD[column] }, 'saved'))),
    ...(await wrongAnswer(store, table, { ...lead, address: String(lead.address).toUpperCase() }, 'saved')),
  ];
}
