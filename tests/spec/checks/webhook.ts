// Rows of 3.3 and 7 about the copy of a saved request that goes to the address behind the gear (D12).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request as Sent, Page as Tab } from 'playwright';
import { z } from 'zod';
import { drawn } from '../../setup/moments';
import { PROJECT, textAt } from '../data';
import { type Check, expectation, filled, lookingBack, quoted, shortened, want } from './check';
import { wrongNumber } from './count';
import { contactForm, entriesOf, fillIn, passOn, refuse, sameEntries, send, somebody, wrongToast } from './leadForm';
import { ADDRESS, settingsOn, visitor } from './webhookDialog';

/** What the page asks fetch for, as it asks: a browser does not tell how a request was made once it is under way. */
interface Asked {
  url: string;
  method: string;
  mode: string;
  keepalive: boolean;
}

/** In the page; the functions given to evaluate run there. */
declare const asked: Asked[];

async function watchFetch(page: Tab): Promise<() => Promise<Asked[]>> {
  await page.evaluate(() => {
    const list: Asked[] = [];
    Object.assign(window, { asked: list });
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { url, method, mode, keepalive } = new Request(input, init);
      list.push({ url, method, mode, keepalive });
      return fetch(input, init);
    };
  });
  return async () => (await page.evaluate(() => asked)).filter(({ url }) => url.includes('hooks.test'));
}

interface Copy {
  method: string;
  type: string;
  body: string;
}

/** All that leaves for anywhere but the site. */
function copiesAmong(requests: readonly Sent[]): Copy[] {
  const sent = requests.filter((request) => new URL(request.url()).origin !== new URL(requests[0]?.url() ?? '').origin);
  return sent.map((request) => ({ method: request.method(), type: request.headers()['content-type'] ?? '', body: request.postData() ?? '' }));
}

/** A request that fails, then is saved, with an address; another one on the page loaded anew, without. */
const copied = lookingBack('/', visitor, async ({ page, requests }, { data }) => {
  const form = contactForm(page);
  const settings = settingsOn(page, data);
  const asked = await watchFetch(page);
  const empty = await entriesOf(form);
  await fillIn(form, { ...somebody(), roofAge: '6-10', emergency: true, message: ' A leak. ' });
  const filledIn = await entriesOf(form);
  await settings.open();
  await settings.give(ADDRESS);
  await send(form, refuse);
  const beforeFailure = copiesAmong(requests).length;
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('The webhook was not reached'));
  let whileSaving = 0;
  const saved = await send(form, passOn, async () => {
    await drawn(page);
    whileSaving = copiesAmong(requests).length;
  });
  const words = (await logged).text();
  await drawn(page);
  const toasts = await page.locator('[data-sonner-toast]:not([data-old])').count();
  const calls = await asked();
  const copies = copiesAmong(requests);
  await page.reload();
  await fillIn(form, somebody());
  const without = await send(form, passOn);
  await drawn(page);
  const later = copiesAmong(requests).length - copies.length;
  return { empty, filledIn, early: [beforeFailure, whileSaving], saved, words, toasts, calls, copies, without, later };
});

type Copied = Parameters<Parameters<typeof copied>[0]>[0];

function bodyOf({ copies: [copy] }: Copied): Record<string, unknown> {
  return z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(json(copy?.body ?? ''));
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const call = z.strictObject({
  event: z.string(),
  when: z.string(),
  data: z.strictObject({ body: z.literal('JSON'), mode: z.string(), keepalive: z.boolean(), times: z.number() }),
});

export const webhookChecks: Record<string, Check> = {
  'S3.3-01': copied((seen, { row }) => {
    const { body } = expectation(row, z.strictObject({ body: z.array(z.string()) }));
    const found = bodyOf(seen);
    const fields: Record<string, unknown> = { ...seen.filledIn, message: 'A leak.', emergency: true, webhookUrl: ADDRESS };
    const wrong = Object.entries(fields).filter(([name, value]) => found[name] !== value);
    return [
      ...want(quoted(Object.keys(found).sort()) === quoted([...body].sort()), `a body of ${quoted(body)}`, quoted(Object.keys(found))),
      ...want(wrong.length === 0, `as sent: ${JSON.stringify(Object.fromEntries(wrong))}`, JSON.stringify(found)),
    ];
  }),
  'S3.3-02': copied((seen, { row }) => {
    expectation(row, z.strictObject({ timestamp: z.literal('ISO time') }));
    const text = String(bodyOf(seen).timestamp);
    const age = Date.now() - Date.parse(text);
    return want(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && age >= 0 && age < 600_000, 'the ISO time of a moment ago', text);
  }),
  'S3.3-03': copied((seen, given) => {
    const { source } = expectation(given.row, z.strictObject({ source: z.string() }));
    const expected = filled(source, given);
    return [
      ...want(bodyOf(seen).source === expected, expected, String(bodyOf(seen).source)),
      ...want(filled(textAt(given.data.files.get('contact'), 'webhookSource'), given) === expected, 'the label in the data', 'not there'),
    ];
  }),
  'S3.3-04': copied(({ copies: [copy] }) => {
    const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
    return [
      ...want(json(copy?.body ?? '') !== undefined, 'JSON text', shortened(copy?.body ?? 'no body')),
      ...want(/^text\/plain\b/.test(copy?.type ?? ''), 'text/plain', copy?.type ?? 'none'),
      ...want(
        readme.split('\n\n').some((part) => part.includes('text/plain') && part.includes('JSON')),
        'the README says so',
        'it does not',
      ),
    ];
  }),
  'S7-04': copied(({ calls, copies, early }, { row }) => {
    const { data } = expectation(row, call);
    const expected = JSON.stringify({ url: ADDRESS, method: 'POST', mode: data.mode, keepalive: data.keepalive });
    return [
      ...wrongNumber(Math.max(...early), { n: 0, of: 'calls before the request is saved' }, early.map(String)),
      ...wrongNumber(copies.length, { n: data.times, of: 'calls once it is saved' }),
      ...want(calls.length === data.times && JSON.stringify(calls[0]) === expected, expected, JSON.stringify(calls)),
      ...want(copies[0]?.method === 'POST' && json(copies[0].body) !== undefined, 'JSON by POST', JSON.stringify(copies)),
    ];
  }),
  'S7-05': copied(({ later, without, copies }, given) => [
    ...want(copies.length > 0, 'a call where there was an address', 'none'),
    ...wrongToast(without, 'S8-04', given),
    ...wrongNumber(later, expectation(given.row, z.strictObject({ n: z.number(), of: z.string() }))),
  ]),
  'S7-06': copied(({ empty, saved, words, toasts }, given) => [
    ...want(words !== '', 'a line in the console', 'none'),
    ...wrongToast(saved, 'S8-04', given),
    ...wrongNumber(toasts, { n: 1, of: 'toasts' }),
    ...want(sameEntries(saved.entries, empty), 'the form cleared', JSON.stringify(saved.entries)),
  ]),
};
