// Rows of 7 about the analytics pixel: when it loads, for whom it does not, and that a page needs none.
import type { Request as Sent, Page as Tab } from 'playwright';
import { drawn } from '../../setup/moments';
import { eventually, type Visitor, WIDE } from '../browser';
import type { Miss } from '../miss';
import { calculatorOn, ENOUGH } from './calculator';
import { type Check, type Look, lookingBack, quoted, state, visiting, visitingEach, want } from './check';
import { contactForm, entriesOf, fillIn, keep, sameEntries, send, somebody, wrongToast } from './leadForm';
import { begun, CALL, CHUNK, COUNTING, counted, meta, OUTSIDE, pressAll, SCRIPT } from './pixel';

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

export const pixelLoadingChecks: Record<string, Check> = {
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
