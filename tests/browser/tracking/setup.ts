// What the tests of the analytics pixel share: a site with one and a site without, a visit, and what the pixel learns.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launch, openPage } from '../../setup/chromium';
import { layOver } from '../../setup/overlay';
import { sample, shingle } from '../../setup/run';
import { type Host, serveSite } from '../../setup/server';

export const ID = '1234567890';
export const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
/** What the real one does: takes over the function, and what waits in its queue. */
const FBEVENTS = 'window.calls = window.fbq.queue.splice(0); window.fbq.callMethod = (...call) => { window.calls.push(call); };';

const folder = mkdtempSync(join(tmpdir(), 'shingle-pixel-'));
export const out = join(folder, 'out');
let browser: Browser;
export let host: Host;
export let without: Host;

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

export type Answer = { body: string } | 'blocked';

/** Numbers are pressed, and nothing is dialled. */
function stayHere(): void {
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
  });
}

export async function visit(answer: Answer = { body: FBEVENTS }): Promise<Visit> {
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

export function calls(page: Page): Promise<unknown[][] | undefined> {
  return page.evaluate(() => (window as Window & { calls?: unknown[][] }).calls);
}

/** Presses every tel link of the page that the selector names, shown or not, and gives their number. */
export function press(page: Page, selector: string): Promise<number> {
  return page.evaluate((which) => {
    const links = Array.from(document.querySelectorAll<HTMLElement>(which));
    for (const link of links) link.click();
    return links.length;
  }, selector);
}

export const BEGIN = [
  ['set', 'autoConfig', false, ID],
  ['init', ID],
];
export const id = expect.stringMatching(/^[0-9a-f]{32}$/);
export const CONTACT = ['trackSingle', ID, 'Contact', {}, { eventID: id }];

export const INSIDE = '[data-emergency] a[href^="tel:"]';
