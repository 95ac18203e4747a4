// The analytics pixel on a page (D11): on a site that has the id of one, with a script of ours in the place of Meta's.
import type { Locator, Page as Tab } from 'playwright';
import { eventually, type Visitor, WIDE } from '../browser';
import { PIXEL } from '../cli';
import { NOT_SAVED } from './leadForm';

export const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
export const CHUNK = /\/assets\/pixel-[\w-]+\.js$/;
export const OUTSIDE = /^https?:\/\/(?!127\.0\.0\.1[:/])/;

/** What Meta's own does: takes over the function and what waits in its queue. */
export const COUNTING = 'window.calls = window.fbq.queue.splice(0); window.fbq.callMethod = (...call) => { window.calls.push(call); };';

interface Window {
  calls?: unknown[][];
}

/** Meta's address answers with a script, or not at all; numbers are pressed, and nothing is dialled. */
export const meta = (script: string | null) => async (page: Tab) => {
  await page.route(OUTSIDE, (route) =>
    script === null || route.request().url() !== SCRIPT ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
};

export const counted: Visitor = { ...WIDE, pixel: true, meant: NOT_SAVED, prepare: meta(COUNTING) };

export async function calls(page: Tab): Promise<unknown[][]> {
  return page.evaluate(() => (window as Window).calls ?? []);
}

export async function begun(page: Tab): Promise<void> {
  await eventually(
    () => calls(page),
    (all) => all.some(([kind, id]) => kind === 'init' && id === PIXEL),
  );
}

export const CALL = 'a[href^="tel:"]';

/** Shown or not: the notice comes with the box, the floating button with the place on the page. */
export async function pressAll(links: Locator): Promise<void> {
  await links.evaluateAll((all) => all.forEach((link) => link instanceof HTMLElement && link.click()));
}
