// What the analytics pixel learns from a finished site, and when nothing of it loads (D11): under the policy of a site with one.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contentSecurityPolicy } from '../../generator/host/policy';
import { parseHeaders } from '../../generator/serve/headerRules';
import { launch, openPage } from '../setup/chromium';
import { pagesIn } from '../setup/output';
import { layOver } from '../setup/overlay';
import { sample, shingle } from '../setup/run';
import { type Host, serveSite } from '../setup/server';

const ID = '1234567890';
const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
/** What the real one does: takes over the function, and what waits in its queue. */
const FBEVENTS = 'window.calls = window.fbq.queue.splice(0); window.fbq.callMethod = (...call) => { window.calls.push(call); };';

const folder = mkdtempSync(join(tmpdir(), 'shingle-pixel-'));
const out = join(folder, 'out');
let browser: Browser;
let host: Host;
let without: Host;

beforeAll(async () => {
  const [changes, data] = [join(folder, 'changes'), join(folder, 'data')];
  mkdirSync(changes);
  writeFileSync(join(changes, 'site.yaml'), `metaPixelId: "${ID}"\n`);
  layOver(sample, changes, data);
  const run = shingle(['generate', '--quiet', '--data', data, '--out', out]);
  if (run.status !== 0) throw new Error(run.stderr);
  [browser, host, without] = await Promise.all([launch(), serveSite(out, { pixel: ID }), serveSite(inject('site'))]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  await without?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Visit {
  page: Page;
  errors: string[];
  /** Requests to anywhere but the site. */
  outside: string[];
  /** Requests for the code of the pixel. */
  chunks: string[];
  close: () => Promise<void>;
}

type Answer = { body: string } | 'blocked';

/** Numbers are pressed, and nothing is dialled. */
function stayHere(): void {
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
  });
}

async function visit(answer: Answer = { body: FBEVENTS }): Promise<Visit> {
  const { page, errors, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  const [outside, chunks]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    if (/\/assets\/(pixel|optOut)-/.test(request.url())) chunks.push(request.url());
  });
  await page.route(/^https?:\/\/(?!127\.0\.0\.1[:/])/, (route) => {
    outside.push(route.request().url());
    return answer === 'blocked' || route.request().url() !== SCRIPT ? route.abort() : route.fulfill({ contentType: 'text/javascript', ...answer });
  });
  await page.addInitScript(stayHere);
  return { page, errors, outside, chunks, close };
}

function calls(page: Page): Promise<unknown[][] | undefined> {
  return page.evaluate(() => (window as Window & { calls?: unknown[][] }).calls);
}

function dispatch(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelector('main *')?.dispatchEvent(new CustomEvent('shingle:estimate', { bubbles: true }));
    document.dispatchEvent(new CustomEvent('shingle:lead'));
  });
}

/** Presses every tel link of the page that the selector names, shown or not, and gives their number. */
function press(page: Page, selector: string): Promise<number> {
  return page.evaluate((which) => {
    const links = Array.from(document.querySelectorAll<HTMLElement>(which));
    for (const link of links) link.click();
    return links.length;
  }, selector);
}

const BEGIN = [
  ['set', 'autoConfig', false, ID],
  ['init', ID],
];
const id = expect.stringMatching(/^[0-9a-f]{32}$/);
const CONTACT = ['trackSingle', ID, 'Contact', {}, { eventID: id }];
const LEAD = ['trackSingle', ID, 'Lead', { value: 1, currency: 'USD' }, { eventID: id }];
const INSIDE = '[data-emergency] a[href^="tel:"]';

describe('a site without a pixel', () => {
  it('loads nothing of it', async () => {
    const { page, errors, outside, chunks, close } = await visit();
    for (const path of ['/', '/services/roof-repair']) {
      await page.goto(without.url + path);
      expect(await page.getAttribute('html', 'data-pixel')).toBe(null);
      await dispatch(page);
      expect(await press(page, INSIDE)).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
    }
    expect([chunks, outside, errors]).toEqual([[], [], []]);
    await close();
  });
});

describe('a site with a pixel', () => {
  it('says so on every page, and in its policy', () => {
    for (const { file, html } of pagesIn(out)) expect(html.match(/ data-pixel="(\d+)"/)?.[1], file).toBe(ID);
    const rules = parseHeaders(readFileSync(join(out, '_headers'), 'utf8'));
    expect(rules?.[0]?.headers[0]).toEqual(['Content-Security-Policy', contentSecurityPolicy({ supabase: null, pixel: ID, webhook: 'visitor' })]);
  });

  it('loads it once the page has finished, and loses nothing that happens before', async () => {
    const { page, errors, outside, close } = await visit();
    const hold = { chunk: () => {}, image: () => {} };
    const chunk = new Promise<void>((resolve) => (hold.chunk = resolve));
    const image = new Promise<void>((resolve) => (hold.image = resolve));
    await page.route(/\/assets\/pixel-/, (route) => chunk.then(() => route.continue()));
    await page.route('**/slow.svg', (route) =>
      image.then(() => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })),
    );
    await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => document.body.append(Object.assign(new Image(), { src: '/slow.svg' }))));
    const asked = page.waitForRequest(/\/assets\/pixel-/);
    await page.goto(`${host.url}/services/roof-repair`, { waitUntil: 'domcontentloaded' });
    await asked;
    await dispatch(page);
    await page.locator('[data-section=hero] a[href^="tel:"]').click();
    const came = page.waitForResponse(/\/assets\/pixel-/);
    hold.chunk();
    await came;
    await dispatch(page);
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => [document.readyState, 'fbq' in window])).toEqual(['interactive', false]);
    hold.image();
    await expect.poll(() => calls(page)).toEqual([...BEGIN, CONTACT, LEAD, CONTACT, CONTACT, LEAD]);
    const ids = ((await calls(page)) ?? []).slice(2).map((call) => JSON.stringify(call.at(-1)));
    expect(new Set(ids).size).toBe(5);
    expect([outside, errors]).toEqual([[SCRIPT], []]);
    await close();
  });

  it.each(['/', '/services/roof-repair', '/services/certified-water-testing', '/services/tpo-roofing', '/service-areas/riverside-county', '/cities/riverside'])(
    'counts each press on an emergency number of %s, and no other',
    async (path) => {
      const { page, errors, close } = await visit();
      await page.goto(host.url + path);
      await expect.poll(() => calls(page)).toEqual(BEGIN);
      const all = await page.locator('a[href^="tel:"]').count();
      const others = await page.evaluate((inside) => {
        const links = Array.from(document.querySelectorAll<HTMLElement>('a[href^="tel:"], a[href^="mailto:"], a[href="#contact"]')).filter(
          (link) => !link.matches(inside),
        );
        for (const link of links) link.click();
        return links.filter((link) => link.matches('[href^="tel:"]')).length;
      }, INSIDE);
      expect(others).toBeGreaterThan(1);
      const pressed = await press(page, INSIDE);
      expect(pressed).toBe(all - others);
      expect(await calls(page)).toEqual([...BEGIN, ...Array.from({ length: pressed }, () => CONTACT)]);
      expect(errors).toEqual([]);
      await close();
    },
  );

  it.each([
    ['/', '.contact__call', 1],
    ['/cities/riverside', '.contact__call', 1],
    ['/services/roof-repair', '[data-section=hero]', 1],
    ['/services/roof-repair', '[data-section=call-band]', 1],
    ['/services/roof-repair', '.floating', 1],
    ['/services/roof-repair', 'header', 0],
    ['/services/certified-water-testing', '[data-section=call-band]', 2],
    ['/services/certified-water-testing', '[data-section=hero]', 0],
    ['/services/tpo-roofing', '[data-section=call-band]', 0],
    ['/cities/riverside', '[data-section=hero]', 0],
    ['/cities/riverside', 'footer', 0],
  ])('%s %s: %i of its numbers are for an emergency', async (path, part, count) => {
    const { page, close } = await visit();
    await page.goto(host.url + path);
    await expect.poll(() => calls(page)).toEqual(BEGIN);
    expect(await press(page, `${part} a[href^="tel:"]`)).toBeGreaterThan(0);
    expect(((await calls(page)) ?? []).slice(2)).toEqual(Array.from({ length: count }, () => CONTACT));
    await close();
  });

  it('counts a press on what stands inside the link, and by key', async () => {
    const { page, close } = await visit();
    await page.goto(`${host.url}/services/roof-repair`);
    await expect.poll(() => calls(page)).toEqual(BEGIN);
    await page.evaluate(() => document.querySelector('.floating__call svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
    await page.locator('[data-section=hero] a[href^="tel:"]').focus();
    await page.keyboard.press('Enter');
    expect(await calls(page)).toEqual([...BEGIN, CONTACT, CONTACT]);
    await close();
  });

  const barred: [string, () => void][] = [
    ['Global Privacy Control is set', () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })],
    ['the visitor has opted out', () => localStorage.setItem('shingle:pixel', 'off')],
    [
      'nothing can be stored',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
  ];
  it.each(barred)('asks Meta for nothing where %s', async (_name, bar) => {
    const { page, errors, outside, chunks, close } = await visit();
    await page.addInitScript(bar);
    await page.goto(`${host.url}/services/roof-repair`, { waitUntil: 'networkidle' });
    expect(chunks.length).toBeGreaterThan(0);
    await dispatch(page);
    await press(page, INSIDE);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
    expect([outside, errors]).toEqual([[], []]);
    await close();
  });

  const broken: [string, Answer][] = [
    ['blocked', 'blocked'],
    ['a script that throws', { body: 'throw new Error("pixel")' }],
    ['a script whose function throws', { body: 'window.fbq.callMethod = () => { throw new Error("pixel"); };' }],
    ['a page in place of a script', { body: '<h1>Welcome</h1>' }],
  ];
  it.each(broken)('works as ever with a pixel that is %s', async (_name, answer) => {
    const { page, errors, outside, close } = await visit(answer);
    await page.goto(`${host.url}/services/roof-repair`, { waitUntil: 'networkidle' });
    await expect.poll(() => outside).toEqual([SCRIPT]);
    await dispatch(page);
    expect(await press(page, INSIDE)).toBeGreaterThan(1);
    await page.fill('#contact input[name="name"]', 'Test Person');
    await expect.poll(() => page.getAttribute('[data-island=contact]', 'data-state')).toBe('ready');
    // Only what the script itself throws while it runs, or the browser tells of it.
    for (const error of errors)
      expect(error).toMatch(/^(pixel|Unexpected token '<'|Failed to load resource: net::ERR_FAILED|https:\/\/connect\.facebook\.net\/)/);
    await close();
  });

  it('is not missed where its own code does not come', async () => {
    const { page, errors, outside, close } = await visit();
    await page.route(/\/assets\/pixel-/, (route) => route.abort());
    await page.goto(`${host.url}/`, { waitUntil: 'networkidle' });
    await dispatch(page);
    await press(page, INSIDE);
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);
    for (const error of errors) expect(error).toMatch(/net::ERR_FAILED/);
    await close();
  });

  it('hears of the switch at once, and on the next page', async () => {
    const { page, errors, outside, close } = await visit();
    await page.goto(`${host.url}/privacy`);
    await expect.poll(() => calls(page)).toEqual(BEGIN);
    await page.getByRole('switch').click();
    await dispatch(page);
    expect(await calls(page)).toEqual([...BEGIN, ['consent', 'revoke']]);
    await page.goto(`${host.url}/services/roof-repair`, { waitUntil: 'networkidle' });
    await press(page, INSIDE);
    expect(outside).toEqual([SCRIPT]);
    await page.goto(`${host.url}/privacy`, { waitUntil: 'networkidle' });
    await page.getByRole('switch').click();
    expect(outside).toEqual([SCRIPT]);
    await page.goto(`${host.url}/services/roof-repair`);
    await expect.poll(() => calls(page)).toEqual(BEGIN);
    expect(errors).toEqual([]);
    await close();
  });
});
