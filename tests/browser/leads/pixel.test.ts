// The pixel where it will run: when Chromium loads it, and what it is told.

import { beforeEach, describe, expect, it } from 'vitest';
import { TRACKING_BARRED } from '../../setup/barred';
import { contact } from '../../unit/client/leads/leads';
import type { Leads } from './entry';
import { closeOff, context, created, later, outside, page, site } from './setup';

describe('the pixel', () => {
  beforeEach(closeOff);
  const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
  const START = '<script type="module">window.pixel = leads.startPixel(new URLSearchParams(location.search).get("id") ?? "123")</script>';
  /** What the real one does: takes over the function, and what waits in its queue. */
  const FBEVENTS = 'window.calls = window.fbq.queue.splice(0); window.fbq.callMethod = (...call) => { window.calls.push(call); };';
  type View = Window & { pixel: ReturnType<Leads['startPixel']>; calls?: unknown[][] };
  const BEGIN = [
    ['set', 'autoConfig', false, '123'],
    ['init', '123'],
  ];

  async function answerScript(body = FBEVENTS, status = 200): Promise<void> {
    await context.route(SCRIPT, (route) => {
      outside.push(route.request().url());
      return route.fulfill({ status, contentType: 'text/javascript', body });
    });
  }

  function calls(): Promise<unknown[][] | undefined> {
    return page.evaluate(() => (window as unknown as View).calls);
  }

  /** It asks for its script a turn after the page has loaded, or never: timers of the same delay come in their order. */
  function pixelDecided(): Promise<void> {
    return page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }

  function trackBoth(): Promise<void> {
    return page.evaluate(() => {
      const { pixel } = window as unknown as View;
      pixel.contact();
      pixel.lead();
    });
  }

  const id = expect.stringMatching(/^[0-9a-f]{32}$/);
  const contactCall = ['trackSingle', '123', 'Contact', {}, { eventID: id }];
  const leadCall = ['trackSingle', '123', 'Lead', { value: 1, currency: 'USD' }, { eventID: id }];

  async function openSite(query = ''): Promise<string[]> {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const host = await site(undefined, START);
    await page.goto(`${host.url}/${query}`);
    return errors;
  }

  it('comes after the page has finished, and events do not get lost meanwhile', async () => {
    await answerScript();
    const image = later();
    const host = await site((response) => void image.promise.then(() => response.writeHead(404).end()), `${START}<img src="/slow.png">`);
    await page.goto(host.url, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => (window as unknown as View).pixel.contact());
    await pixelDecided();
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
    image.resolve();
    await expect.poll(calls).toEqual([...BEGIN, contactCall]);
    await trackBoth();
    const all = (await calls()) ?? [];
    expect(all).toEqual([...BEGIN, contactCall, contactCall, leadCall]);
    expect(new Set(all.slice(2).map((call) => JSON.stringify(call.at(-1)))).size).toBe(3);
    expect(outside).toEqual([SCRIPT]);
  });

  it.each(TRACKING_BARRED)('stays away where %s', async (_name, bar) => {
    await answerScript();
    await page.addInitScript(bar);
    const errors = await openSite();
    await trackBoth();
    await pixelDecided();
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
    expect(errors).toEqual([]);
  });

  it.each(['?id=', '?id=%20', '?id=<script>'])('stays away without an id (%s)', async (query) => {
    await answerScript();
    const errors = await openSite(query);
    await trackBoth();
    await pixelDecided();
    expect([outside, errors]).toEqual([[], []]);
  });

  it('stays away once the visitor has opted out, on this page and the next, until they opt in', async () => {
    await answerScript();
    await openSite();
    await expect.poll(calls).toEqual(BEGIN);
    expect(await page.evaluate(() => [leads.hasOptedOut(), leads.optOut(), leads.hasOptedOut()])).toEqual([false, true, true]);
    await trackBoth();
    expect(await calls()).toEqual([...BEGIN, ['consent', 'revoke']]);
    await page.reload();
    await pixelDecided();
    expect(outside).toEqual([SCRIPT]);
    expect(await page.evaluate(() => [leads.hasOptedOut(), leads.optIn(), leads.hasOptedOut()])).toEqual([true, true, false]);
    await page.reload();
    await expect.poll(calls).toEqual(BEGIN);
  });

  it('an opt-out while the script is on its way holds', async () => {
    const go = later();
    await context.route(SCRIPT, async (route) => {
      await go.promise;
      await route.fulfill({ contentType: 'text/javascript', body: FBEVENTS });
    });
    await openSite();
    await trackBoth();
    await page.evaluate(() => leads.optOut());
    go.resolve();
    await expect.poll(calls).toEqual([...BEGIN, ['consent', 'revoke']]);
    await pixelDecided();
    expect(await calls()).toEqual([...BEGIN, ['consent', 'revoke']]);
  });

  const broken: [string, () => Promise<void>][] = [
    ['blocked', async () => {}],
    ['missing', () => answerScript('not found', 404)],
    ['a page in place of a script', () => answerScript('<h1>Welcome</h1>')],
    ['a script that throws', () => answerScript('throw new Error("pixel")')],
    ['a script whose function throws', () => answerScript('window.fbq.callMethod = () => { throw new Error("pixel"); };')],
    ['a script that takes its function away', () => answerScript('delete window.fbq;')],
  ];
  it.each(broken)('%s changes nothing', async (_name, answer) => {
    await answer();
    const host = await site(created, START);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(host.url);
    await expect.poll(() => outside.length).toBe(1);
    const outcome = await page.evaluate(
      async ([url, lead]) => {
        const { pixel } = window as unknown as View;
        pixel.contact();
        const told = await leads.insert(url, lead);
        pixel.lead();
        leads.optOut();
        return told;
      },
      [host.url, contact] as const,
    );
    expect(outcome).toEqual({ kind: 'saved', as: 'new' });
    // Only what the script itself throws while it runs, which is nobody's to catch.
    for (const error of errors) expect(error).toMatch(/^(pixel|Unexpected token '<'|Unexpected identifier 'found')/);
  });
});
