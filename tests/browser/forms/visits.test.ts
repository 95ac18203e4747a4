// Random visits under random faults: every lead that the visitor was told is saved is in the database exactly once, and every
// other visitor still has their text and a phone number.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from '../../setup/chromium';
import { withinOneDay } from '../../setup/day';
import { isSoak, SEED } from '../../setup/random';
import type { Entry, Fields, FormName, Journal } from './random/journal';
import { inWords, type Plan, planVisit, planVisitAmongOthers } from './random/plan';
import { type Tab, visit } from './random/visitor';
import { openStore, type Store, type StoredLead } from './setup';

const KINDS = [
  { name: 'alone', plan: planVisit, visits: isSoak ? 300 : 12 },
  { name: 'while translations, password managers and others change the page', plan: planVisitAmongOthers, visits: isSoak ? 300 : 6 },
];
/** One alone, from a failure's words. */
const ONLY = process.env.VISIT === undefined ? null : Number(process.env.VISIT);

let browser: Browser;
let store: Store;
/** A visit may send the same lead twice, and many visits take minutes. */
const patience = (visits: number) => 60_000 + visits * 20_000;
beforeAll(async () => {
  [browser, store] = await Promise.all([launch({ keepPages: true }), openStore(inject('site'))]);
});
afterAll(async () => {
  await browser?.close();
  await store?.close();
});

interface Visited {
  plan: Plan;
  journals: Journal[];
  problems: string[];
}

describe.each(KINDS)('$name', ({ plan: planOne, visits: visitCount }) => {
  beforeAll(() => withinOneDay(patience(visitCount)), 2 * patience(visitCount));

  it(
    `what is said to be saved is there once, what is not is still in the form (SEED=${SEED}, ${visitCount} visits)`,
    async () => {
      const indexes = ONLY === null ? Array.from({ length: visitCount }, (_, index) => index) : [ONLY];
      const visits: Visited[] = [];
      const lane = async () => {
        for (let index = indexes.shift(); index !== undefined; index = indexes.shift()) visits.push(await visitOnce(planOne(SEED, index)));
      };
      await Promise.all([lane(), lane()]);
      const leads = store.leads();
      for (const { plan, journals, problems } of visits)
        problems.push(
          ...problemsInStore(
            leads.filter(({ name }) => name.startsWith(plan.visitor)),
            journals,
          ),
        );
      const told = visits.flatMap(({ journals }) => journals.flatMap(({ entries }) => entries.map(({ what }) => what)));
      console.info(
        `visits: SEED=${SEED}, told ${timesIn(told, 'saved')} times that it is saved, ${timesIn(told, 'failed')} times that it is not; ${leads.length} rows`,
      );
      expect(
        visits
          .filter(({ problems }) => problems.length > 0)
          .map(inFull)
          .join('\n\n'),
      ).toBe('');
    },
    patience(visitCount),
  );
});

async function visitOnce(plan: Plan): Promise<Visited> {
  try {
    const { tabs, errors, close } = await visit(browser, store.url, plan);
    const problems = errors.map((error) => `The console says: ${error}`);
    for (const tab of tabs) problems.push(...(await problemsOnPage(tab, plan.form)));
    await close();
    return { plan, journals: tabs.map(({ journal }) => journal), problems };
  } catch (error) {
    return { plan, journals: [], problems: [error instanceof Error ? `${error.message} ${String(error.cause ?? error.stack)}` : String(error)] };
  }
}

function timesIn<T>(all: T[], one: T): number {
  return all.filter((each) => each === one).length;
}

function inFull({ plan, journals, problems }: Visited): string {
  const noted = journals.map(
    ({ entries }, tab) => `  tab ${tab + 1}: ${entries.map((entry) => (entry.what === 'typed' ? `typed ${entry.field}` : entry.what)).join(', ')}`,
  );
  return [`SEED=${SEED} VISIT=${plan.index}`, ...problems, inWords(plan), ...noted].join('\n');
}

/** Text that was typed and not saved, and no number to call instead. */
async function problemsOnPage(tab: Tab, form: FormName): Promise<string[]> {
  const problems = tab.journal.violations.map((violation) => `The policy refused ${violation}`);
  if (tab.phones.length === 0) problems.push('No phone number is on the page.');
  if (tab.phoneOfFailure !== null && !tab.phones.includes(tab.phoneOfFailure)) problems.push('The number beside the failure is none of the page.');
  const expected = unsaved(tab.journal.entries, form);
  if (lost(expected, tab.fields).length === 0) return problems;
  const missing = lost(expected, await tab.fieldsAfterReload());
  return [...problems, ...missing.map((name) => `What was typed into ${name} is gone: ${JSON.stringify(expected[name])}`)];
}

function lost(expected: Fields, fields: Fields): string[] {
  return Object.keys(expected).filter((name) => fields[name] !== expected[name]);
}

/** The last text of each field since something was last said to be saved. */
function unsaved(entries: Entry[], form: FormName): Fields {
  const fields: Fields = {};
  for (const entry of entries.filter((each) => each.form === form)) {
    if (entry.what === 'saved') for (const name of Object.keys(fields)) delete fields[name];
    if (entry.what === 'typed') fields[entry.field] = entry.value;
  }
  return fields;
}

function problemsInStore(leads: StoredLead[], journals: Journal[]): string[] {
  const rows = leads.map(({ id: _id, savedAt: _savedAt, ...row }) => inOrder(row));
  const sent = journals.flatMap(({ entries }) => entries.flatMap((entry) => ('fields' in entry ? [inOrder(rowOf(entry.form, entry.fields))] : [])));
  return [
    ...rows.filter((row, index) => rows.indexOf(row) !== index).map((row) => `Twice in the store: ${row}`),
    ...rows.filter((row) => !sent.includes(row)).map((row) => `In the store, and never written like that: ${row}`),
    ...journals
      .flatMap(({ entries }) => savedAs(entries))
      .filter((texts) => !texts.some((text) => rows.includes(text)))
      .map((texts) => `Said to be saved, and not in the store: ${texts.join(' or ')}`),
  ];
}

/** For each time something was said to be saved: what it may have been, which is one thing unless more was typed meanwhile. */
function savedAs(entries: Entry[]): string[][] {
  return entries.flatMap((saved, index) => {
    if (saved.what !== 'saved') return [];
    const before = entries.slice(0, index).filter(({ page, form }) => page === saved.page && form === saved.form);
    const since = before.slice(before.findLastIndex(({ what }) => what === 'saved' || what === 'failed') + 1);
    const texts = since.slice(since.findIndex(isSent)).flatMap((entry) => ('fields' in entry ? [inOrder(rowOf(entry.form, entry.fields))] : []));
    return [[...new Set(texts)]];
  });
}

/** A form with an empty field is not sent, only told of. */
function isSent(entry: Entry): boolean {
  return entry.what === 'submitted' && ['name', 'phone', 'email', 'address'].every((name) => String(entry.fields[name]).trim() !== '');
}

/** Section 3: trimmed, optional fields left empty as null. */
function rowOf(form: FormName, fields: Fields): Record<string, unknown> {
  const text = (name: string) => String(fields[name]).trim();
  const person = { kind: form, name: text('name'), phone: text('phone'), email: text('email'), address: text('address') };
  if (form === 'promotion') return { ...person, interested_in_consultation: fields.interestedInConsultation, promotion_type: '10_percent_reroof' };
  return {
    ...person,
    roof_age: text('roofAge') || null,
    best_time: text('bestTime') || null,
    emergency: fields.emergency,
    message: text('message') || null,
    webhook_url: null,
  };
}

function inOrder(row: Record<string, unknown>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));
}
