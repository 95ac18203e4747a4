// Rows of 3.1, 4, 6, 7 and 8 that only a browser can tell: what the two forms send, where to, and what is said of the answer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Request as Sent } from 'playwright';
import { z } from 'zod';
import { drawn } from '../../setup/moments';
import { WIDE } from '../browser';
import { PROJECT } from '../data';
import type { Miss } from '../miss';
import { readFile, type Site } from '../site';
import { type Check, expectation, quoted, shortened, visitingEach, want } from './check';
import { wrongNumber } from './count';
import { CALLS, contactForm, type Entries, fillIn, type Sending, sameEntries, wrongButton, wrongInsert, wrongToast } from './leadForm';
import { importsOf, SUPABASE_JS, sourceFiles } from './serve';
import { failedThenSaved, promotionFailedThenSaved, savedTwice } from './tried';

const POSTGREST_JS = '@supabase/postgrest-js';
const SENDER = 'client/leads/insert.ts';

const insert = z.strictObject({
  event: z.string().startsWith('insert'),
  when: z.string(),
  data: z.strictObject({ table: z.string(), rows: z.number(), columns: z.array(z.string()) }),
});

function wrongStatus({ status, body }: { status: number; body: string }, expected: number): Miss[] {
  return want(status === expected, `answered with ${expected}`, `${status} ${shortened(body)}`);
}

function keysOf(request: Sent | undefined): string[] {
  const { apikey = '', authorization = '' } = request?.headers() ?? {};
  return [apikey, authorization.replace(/^Bearer /, '')];
}

/** A publishable key, or one whose claims say that it is the anonymous visitor's. */
export function isPublic(key: string): boolean {
  if (key.startsWith('sb_publishable_')) return true;
  const claims = key.split('.')[1];
  return claims !== undefined && Buffer.from(claims, 'base64url').toString().includes('"role":"anon"');
}

/** The scripts of a site in which a text stands, by what they hold. */
function scriptsWith(text: string, site: Site): string[] {
  const scripts = site.files.filter((file) => file.endsWith('.js')).map((file) => readFile(site, file));
  return scripts.filter((script) => script.includes(text)).sort();
}

/** What supabase-js sends for the same row, without a page around it. */
async function requestOfSupabase(url: string, key: string, table: string, row: object): Promise<Request | undefined> {
  let seen: Request | undefined;
  const takeIt: typeof fetch = async (input, init) => {
    seen = new Request(input, init);
    return new Response(null, { status: 201 });
  };
  const settings = { auth: { persistSession: false }, realtime: { transport: class {} as never }, global: { fetch: takeIt } };
  await createClient(url, key, settings).from(table).insert(row);
  return seen;
}

/** Headers that the library sets; the browser adds its own, and which runtime it is differs. */
const HEADERS = ['apikey', 'authorization', 'content-profile', 'content-type', 'prefer'];

async function wrongRequest(sent: Sent | undefined): Promise<Miss[]> {
  if (!sent) return want(false, 'a request', 'none');
  const url = new URL(sent.url());
  const theirs = await requestOfSupabase(url.origin, keysOf(sent)[0] ?? '', url.pathname.split('/').at(-1) ?? '', sent.postDataJSON() as object);
  const ours = sent.headers();
  const headers = (inField: (name: string) => string | null | undefined) => HEADERS.map((name) => `${name}: ${inField(name) ?? 'none'}`);
  const found = [sent.method(), sent.url(), sent.postData(), ...headers((name) => ours[name])].join('\n');
  const expected = [theirs?.method, theirs?.url, await theirs?.text(), ...headers((name) => theirs?.headers.get(name))].join('\n');
  return want(found === expected, expected, found);
}

const listing = z.object({ dependencies: z.record(z.string(), z.string()) });

function wrongUsersOfPostgrest(): Miss[] {
  const files = sourceFiles().map(({ path, text }) => ({ path, imports: importsOf(text) }));
  const users = files.filter(({ path, imports }) => path.startsWith('client/') && imports.includes(POSTGREST_JS)).map(({ path }) => path);
  const { dependencies } = listing.parse(JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')));
  const comparing = files
    .filter(({ path }) => /^tests\/(?!spec\/)/.test(path))
    .filter(({ imports }) => imports.includes(SUPABASE_JS) && imports.some((name) => `${name}.ts`.endsWith(SENDER)));
  return [
    ...want(users.includes(SENDER), `${POSTGREST_JS} in ${SENDER}`, quoted(users)),
    ...want(POSTGREST_JS in dependencies, `${POSTGREST_JS} among the dependencies`, 'not there'),
    ...want(comparing.length > 0, `a test that compares it with ${SUPABASE_JS}`, 'none'),
  ];
}

/** From the top to the end, over everything that reacts to a pointer. */
const callsNobody: Check = visitingEach(WIDE, async ({ page, requests }, { row }) => {
  const { n, of } = expectation(row, z.strictObject({ n: z.number(), of: z.string() }));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  const form = contactForm(page);
  await fillIn(form, { name: 'Visitor' });
  await drawn(page);
  const { origin } = new URL(page.url());
  const calls = requests.filter((request) => CALLS.has(request.resourceType()) || new URL(request.url()).origin !== origin);
  return wrongNumber(
    calls.length,
    { n, of },
    calls.map((request) => request.url()),
  );
});

function notCleared({ entries }: Sending, empty: Entries): Miss[] {
  return want(sameEntries(entries, empty), 'the form cleared', JSON.stringify(entries));
}

function notKept({ entries }: Sending, filledIn: Entries): Miss[] {
  return want(sameEntries(entries, filledIn), `the entries kept: ${JSON.stringify(filledIn)}`, JSON.stringify(entries));
}

/** To the store, and nothing else (D14). */
export const plainFromPage: Check = savedTwice(async ({ first }) => {
  const asked = first.calls.map((request) => `${request.method()} ${new URL(request.url()).pathname}${new URL(request.url()).search}`);
  return [
    ...want(quoted(asked) === quoted(['POST /rest/v1/contact_submissions']), 'one plain insert and no other call', quoted(asked)),
    ...want(first.requests[0]?.headers().prefer === undefined, 'nothing asked back', String(first.requests[0]?.headers().prefer)),
    ...want(first.answer.body === '', 'nothing given back', shortened(first.answer.body)),
  ];
});

export const sendingChecks: Record<string, Check> = {
  'S3.1-20': savedTwice(({ empty, second }, given) => [
    ...wrongStatus(second.answer, 409),
    ...want(second.answer.body.includes('23505'), 'a unique violation', shortened(second.answer.body)),
    ...wrongToast(second, 'S8-04', given),
    ...notCleared(second, empty),
  ]),
  'S4-01': savedTwice(({ first }) => wrongButton(first, 'S4-02')),
  'S4-03': savedTwice(({ empty, first }, given) => [...wrongStatus(first.answer, 201), ...notCleared(first, empty), ...wrongToast(first, 'S8-04', given)]),
  'S4-04': failedThenSaved(({ filledIn, failed }, given) => [...notKept(failed, filledIn), ...wrongToast(failed, 'S8-01', given)]),
  'S4-05': promotionFailedThenSaved(({ failed, saved }) => [...wrongButton(failed, 'S4-06'), ...wrongButton(saved, 'S4-06')]),
  'S4-07': promotionFailedThenSaved(({ empty, saved, shown, answer }, given) => [
    ...wrongStatus(answer, 201),
    ...want(shown[2] === false, 'the pop-up closes', 'still open'),
    ...notCleared(saved, empty),
    ...wrongToast(saved, 'S8-05', given),
  ]),
  'S4-08': promotionFailedThenSaved(({ filledIn, failed, shown }, given) => [
    ...want(shown[0] === true && shown[1] === true, 'the pop-up stays', `open: ${shown.join(', ')}`),
    ...notKept(failed, filledIn),
    ...wrongToast(failed, 'S8-03', given),
  ]),
  'S6-03': savedTwice(({ first }, { row }) => {
    const { backendKey } = expectation(row, z.strictObject({ backendKey: z.string() }));
    const keys = keysOf(first.requests[0]);
    return want(new Set(keys).size === 1 && keys.every(isPublic), `${backendKey}, twice`, quoted(keys));
  }),
  'S6-06': savedTwice(async ({ first, second }, { site, runs, backend }) => {
    const { url } = await backend.served();
    const target = first.requests[0]?.url() ?? '';
    const [key = ''] = keysOf(first.requests[0]);
    const { made } = await runs.underBase();
    const [here, there] = [site, made?.site].map((built) => (built ? scriptsWith(key, built) : []));
    return [
      ...want(target.startsWith(`${url.replace(/\/$/, '')}/rest/v1/`), `posted to ${url}`, target),
      ...wrongStatus(first.answer, 201),
      ...wrongStatus(second.answer, 409),
      ...want(key !== '' && here?.length === 1 && quoted(here) === quoted(there ?? []), 'one fixed key in the scripts of every build', key),
    ];
  }),
  'S7-01': savedTwice(({ first }, { row }) => [...wrongInsert(first, expectation(row, insert).data), ...wrongStatus(first.answer, 201)]),
  'S7-02': failedThenSaved(({ empty, filledIn, failed, saved }, given) => [
    ...wrongToast(failed, 'S8-01', given),
    ...notKept(failed, filledIn),
    ...wrongToast(saved, 'S8-04', given),
    ...notCleared(saved, empty),
  ]),
  'S7-03': promotionFailedThenSaved(({ saved, answer }, { row }) => [...wrongInsert(saved, expectation(row, insert).data), ...wrongStatus(answer, 201)]),
  'S7-18': callsNobody,
  'S7-21': savedTwice(async ({ first }, { row }) => {
    expectation(row, z.strictObject({ browserUses: z.literal(POSTGREST_JS), request: z.string() }));
    return [...(await wrongRequest(first.requests[0])), ...wrongUsersOfPostgrest()];
  }),
};
