// Rows of 7 about the analytics pixel (D11): on a site that has the id of one, with a script of ours in the place of Meta's.
import type { Locator, Request as Sent, Page as Tab } from 'playwright';
import { z } from 'zod';
import { drawn } from '../../setup/moments';
import { eventually, type Visitor, WIDE } from '../browser';
import { PIXEL } from '../cli';
import { type Check, expectation, type Look, lookingBack, type Miss, quoted, state, visiting, visitingEach, want } from './check';
import { calculatorOn, ENOUGH } from './estimating';
import { contactForm, entriesOf, fillIn, keep, NOT_SAVED, promotionForm, refuse, sameEntries, send, somebody, wrongToast } from './leadForm';

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
const CHUNK = /\/assets\/pixel-[\w-]+\.js$/;
const OUTSIDE = /^https?:\/\/(?!127\.0\.0\.1[:/])/;

/** What Meta's own does: takes over the function and what waits in its queue. */
const COUNTING = 'window.calls = window.fbq.queue.splice(0); window.fbq.callMethod = (...call) => { window.calls.push(call); };';

interface Window {
  calls?: unknown[][];
}

/** Meta's address answers with a script, or not at all; numbers are pressed, and nothing is dialled. */
const meta = (script: string | null) => async (page: Tab) => {
  await page.route(OUTSIDE, (route) =>
    script === null || route.request().url() !== SCRIPT ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
};

const counted: Visitor = { ...WIDE, pixel: true, meant: NOT_SAVED, prepare: meta(COUNTING) };

/** An event of the pixel: its name, and what is told with it. */
type Event = [name: string, data: unknown];

async function calls(page: Tab): Promise<unknown[][]> {
  return page.evaluate(() => (window as Window).calls ?? []);
}

/** Events for this pixel, in their order. */
async function events(page: Tab): Promise<Event[]> {
  return (await calls(page)).flatMap(([kind, ...rest]) => {
    if (kind !== 'trackSingle' && kind !== 'track') return [];
    const [name, data] = kind === 'trackSingle' && rest[0] === PIXEL ? rest.slice(1) : rest;
    return [[String(name), data] as Event];
  });
}

async function begun(page: Tab): Promise<void> {
  await eventually(
    () => calls(page),
    (all) => all.some(([kind, id]) => kind === 'init' && id === PIXEL),
  );
}

/** The events that something brings about. */
async function eventsOf(page: Tab, act: () => Promise<unknown>, patient = false): Promise<Event[]> {
  const before = (await events(page)).length;
  await act();
  if (patient)
    await eventually(
      () => events(page),
      (all) => all.length > before,
    );
  await drawn(page);
  return (await events(page)).slice(before);
}

/** Both forms, each refused and then saved; the same request again on the page loaded anew; and an estimate. */
const busy = lookingBack('/', { ...counted, clock: true }, async ({ page }, { data }) => {
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await begun(page);
  const promotion = promotionForm(page);
  await fillIn(promotion, somebody());
  const promotionRefused = await eventsOf(page, () => send(promotion, refuse));
  const promotionSaved = await eventsOf(page, () => send(promotion), true);
  const contact = contactForm(page);
  const person = somebody();
  await fillIn(contact, person);
  const contactRefused = await eventsOf(page, () => send(contact, refuse));
  const contactSaved = await eventsOf(page, () => send(contact), true);
  await page.reload();
  await begun(page);
  await fillIn(contact, person);
  const contactAgain = await eventsOf(page, () => send(contact));
  const calculator = calculatorOn(page, data);
  const filled = await eventsOf(page, () => calculator.fill(ENOUGH));
  const calculated = await eventsOf(page, () => calculator.calculate(), true);
  return { promotionRefused, promotionSaved, contactRefused, contactSaved, contactAgain, filled, calculated };
});

function wrongEvents(found: Event[], expected: Event[], when: string): Miss[] {
  return want(JSON.stringify(found) === JSON.stringify(expected), `${when}: ${JSON.stringify(expected)}`, JSON.stringify(found));
}

const contactEvent = z.strictObject({ event: z.literal('Contact'), when: z.string() });
const leadEvent = z.strictObject({
  event: z.literal('Lead'),
  when: z.string(),
  data: z.strictObject({ value: z.number(), currency: z.string() }),
  times: z.literal('once for each saved lead'),
});

const CALL = 'a[href^="tel:"]';
const NOTICE = `[data-section=contact] [role=status] ${CALL}`;

/** Numbers of a page, and whether they stand in a section, a button or a notice for emergencies. */
const NUMBERS: Record<string, [selector: string, emergency: boolean][]> = {
  '/': [
    [NOTICE, true],
    [`[data-section=contact] .contact__call ${CALL}`, true],
    [`header ${CALL}`, false],
    [`footer ${CALL}`, false],
  ],
  '/services/roof-repair': [
    [`[data-section=hero] ${CALL}`, true],
    [`[data-section=call-band] ${CALL}`, true],
    [`[data-section=floating] ${CALL}`, true],
    [`header ${CALL}`, false],
  ],
  '/services/certified-water-testing': [
    [`${CALL}:text("Emergency Testing")`, true],
    [`[data-section=hero] ${CALL}`, false],
  ],
  '/services/tpo-roofing': [
    [NOTICE, true],
    [`[data-section=call-band] ${CALL}`, false],
    [`[data-section=floating] ${CALL}`, false],
  ],
  '/service-areas/riverside-county': [
    [NOTICE, true],
    [`header ${CALL}`, false],
  ],
  '/cities/riverside': [
    [NOTICE, true],
    [`[data-section=hero] ${CALL}`, false],
    [`[data-section=call-band] ${CALL}`, false],
  ],
  '/privacy': [[`header ${CALL}`, false]],
};

/** Shown or not: the notice comes with the box, the floating button with the place on the page. */
async function pressAll(links: Locator): Promise<void> {
  await links.evaluateAll((all) => all.forEach((link) => link instanceof HTMLElement && link.click()));
}

const countsEmergencies: Look = async ({ page }, { row }) => {
  const { event } = expectation(row, contactEvent);
  const misses: Miss[] = [];
  for (const [path, numbers] of Object.entries(NUMBERS)) {
    await page.goto(new URL(path, page.url()).href);
    await begun(page);
    for (const [selector, emergency] of numbers) {
      const links = page.locator(selector);
      const count = await links.count();
      const found = await eventsOf(page, () => pressAll(links));
      const expected = Array.from({ length: emergency ? count : 0 }, (): Event => [event, {}]);
      misses.push(...want(count > 0, `${path}: ${selector}`, 'none'), ...wrongEvents(found, expected, `${path}: ${selector} pressed`));
    }
  }
  return misses;
};

/** Whatever is not the site's. */
function askedFor(requests: readonly Sent[]): string[] {
  return requests.map((request) => request.url()).filter((url) => OUTSIDE.test(url));
}

/** Everything that would be counted is done, on a page of each kind; nobody is told. */
async function tellsNobody(page: Tab, requests: readonly Sent[], what: string): Promise<Miss[]> {
  const misses: Miss[] = [];
  for (const path of ['/', '/services/roof-repair', '/service-areas/riverside-county', '/cities/riverside', '/privacy']) {
    const start = requests.length;
    await page.goto(new URL(path, page.url()).href);
    await eventually(async () => requests.slice(start).some((request) => CHUNK.test(request.url())), Boolean);
    await pressAll(page.locator(CALL));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    const loaded = await page.evaluate(() => 'fbq' in window);
    const asked = askedFor(requests.slice(start));
    misses.push(...want(!loaded && asked.length === 0, `${path}, ${what}: nothing loads`, quoted(asked)));
  }
  return misses;
}

const signaled: Visitor = {
  ...counted,
  prepare: async (page) => {
    await meta(COUNTING)(page);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
  },
};

/** The switch is used, and looked at again on the page loaded anew; then other pages. */
const choosing = lookingBack('/privacy', counted, async ({ page, requests }) => {
  const choice = page.locator('#choices').getByRole('switch');
  const look = async () => ({ on: await choice.getAttribute('aria-checked'), kept: await page.evaluate(() => Object.keys(localStorage).length) });
  await begun(page);
  const loadedBefore = askedFor(requests).includes(SCRIPT);
  const before = await look();
  await choice.click();
  const after = await look();
  await page.reload();
  await choice.waitFor();
  return { loadedBefore, before, after, again: await look(), misses: await tellsNobody(page, requests, 'opted out') };
});

const loadsLast: Look = async ({ page, requests }, { row }) => {
  // What the page asks for that was opened first is no longer on its way.
  await begun(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route('**/slow.svg', (route) => released.then(() => route.fulfill(picture)));
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => document.body.append(Object.assign(new Image(), { src: '/slow.svg' }))));
  const start = requests.length;
  const code = page.waitForResponse(CHUNK);
  await page.goto(page.url(), { waitUntil: 'domcontentloaded' });
  await (await code).finished();
  await drawn(page);
  const loading = await page.evaluate(() => document.readyState !== 'complete');
  const early = askedFor(requests.slice(start));
  release();
  const asked = await eventually(
    async () => askedFor(requests.slice(start)),
    (urls) => urls.length > 0,
  );
  return [
    ...want(loading && early.length === 0, state(row).after, `still loading: ${loading}; asked for ${quoted(early)}`),
    ...want(asked.join() === SCRIPT, `then ${SCRIPT}`, quoted(asked)),
  ];
};

const THROW = "throw new Error('pixel');";

/** A pixel in trouble, and what the page may say of it. */
const TROUBLE: Record<string, Visitor> = {
  missing: { ...counted, meant: /net::ERR_FAILED/, prepare: (page) => page.route(CHUNK, (route) => route.abort()) },
  blocked: { ...counted, meant: /net::ERR_FAILED/, prepare: meta(null) },
  throwing: { ...counted, meant: /^pixel$/, prepare: meta(`window.fbq.callMethod = () => { ${THROW} }; ${THROW}`) },
};

/** What the pixel would be told of works as ever. */
const works: Look = async ({ page }, given) => {
  const calculator = calculatorOn(page, given.data);
  await calculator.fill(ENOUGH);
  await calculator.calculate();
  const answer = await eventually(calculator.answer, (text) => /\$\d/.test(text));
  const form = contactForm(page);
  const empty = await entriesOf(form);
  await fillIn(form, somebody());
  const sending = await send(form, keep);
  await pressAll(page.locator(CALL));
  return [
    ...want(/\$\d/.test(answer), 'an estimate', answer),
    ...wrongToast(sending, 'S8-04', given),
    ...want(sameEntries(sending.entries, empty), 'the form cleared', JSON.stringify(sending.entries)),
  ];
};

export const pixelChecks: Record<string, Check> = {
  'S7-07': busy(({ filled, calculated }, { row }) => {
    const { event, when } = expectation(row, contactEvent);
    return [...wrongEvents(filled, [], 'fields filled'), ...wrongEvents(calculated, [[event, {}]], when)];
  }),
  'S7-08': visiting(counted, countsEmergencies),
  'S7-09': busy(({ contactRefused, contactSaved, contactAgain }, { row }) => {
    const { event, when, data } = expectation(row, leadEvent);
    return [
      ...wrongEvents(contactRefused, [], 'a contact lead refused'),
      ...wrongEvents(contactSaved, [[event, data]], when),
      ...wrongEvents(contactAgain, [], 'the same lead again'),
    ];
  }),
  'S7-10': busy(({ promotionRefused, promotionSaved }, { row }) => {
    const { event, when, data } = expectation(row, leadEvent);
    return [...wrongEvents(promotionRefused, [], 'a promotion lead refused'), ...wrongEvents(promotionSaved, [[event, data]], when)];
  }),
  'S7-11': visitingEach(WIDE, async ({ page, requests }, { row }) => {
    await drawn(page);
    const loaded = await page.evaluate(() => 'fbq' in window);
    const asked = requests.map((request) => request.url()).filter((url) => OUTSIDE.test(url) || CHUNK.test(url));
    return want(!loaded && asked.length === 0, state(row).after, quoted(asked));
  }),
  'S7-12': visiting(counted, loadsLast),
  'S7-13': visiting(signaled, async ({ page, requests }, { row }) => tellsNobody(page, requests, state(row).before)),
  'S7-14': choosing(({ loadedBefore, misses }) => [...want(loadedBefore, 'loaded before that', 'not so'), ...misses]),
  'S7-15': choosing(({ before, after, again }, { row }) => [
    ...want(before.on === 'true', state(row).before, JSON.stringify(before)),
    ...want(after.on === 'false' && after.kept === before.kept + 1, state(row).after, JSON.stringify(after)),
    ...want(again.on === 'false', 'still on the page loaded anew', JSON.stringify(again)),
  ]),
  'S7-16': async (given) => {
    const findings = Object.entries(TROUBLE).map(async ([name, visitor]) => {
      const found = await visiting(visitor, works)(given);
      return found.map((finding) => ({ ...finding, expected: `a ${name} pixel: ${finding.expected}` }));
    });
    return (await Promise.all(findings)).flat();
  },
};
