// Figures count up once they are in view; what they end at, and what those who listen are told, is what the HTML says.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { valueAt } from '../../client/behaviour/counters';
import { launch, openPage } from '../setup/chromium';
import { type Host, serveSite } from '../setup/server';

const HERO = '[data-section=hero] [data-count]';
const ABOUT = '[data-section=about] [data-count]';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  browser = await launch();
  host = await serveSite(inject('site'));
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** What is seen of each figure, and what is told. */
function figures(page: Page, list: string): Promise<{ seen: string; told: string }[]> {
  return page.locator(`${list} .dimension__figure`).evaluateAll((all) =>
    all.map((figure) => ({
      seen: (figure.querySelector('[aria-hidden]') ?? figure).textContent ?? '',
      told: (figure.querySelector('.visually-hidden') ?? figure).textContent ?? '',
    })),
  );
}

const seen = async (page: Page, list: string) => (await figures(page, list)).map((figure) => figure.seen);

/** The clock stands still from the first script on. */
async function openStill(path: string, width = 1440) {
  const opened = await openPage(browser, { viewport: { width, height: 900 } });
  await opened.page.clock.install({ time: 0 });
  await opened.page.clock.pauseAt(1000);
  await opened.page.goto(host.url + path);
  return opened;
}

describe('the value of a counter', () => {
  it('goes from 0 to the target in 2600 ms, never back, and reaches it only then', () => {
    for (const target of [1, 5, 25, 200, 1500]) {
      const values = Array.from({ length: 261 }, (_, index) => valueAt(index * 10, target));
      expect(values[0]).toBe(0);
      expect(values.filter((value) => value === target)).toEqual([target]);
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(valueAt(-1, target)).toBe(0);
      expect(valueAt(9999, target)).toBe(target);
    }
  });
});

describe.each([390, 1440])('at %i px', (width) => {
  it('the figures of the hero run, one 120 ms after the other, and end as they were written', async () => {
    const { page, errors, close } = await openStill('/', width);
    await page.locator(HERO).scrollIntoViewIfNeeded();
    const written = (await figures(page, HERO)).map(({ told }) => told);
    expect(written).toHaveLength(3);
    await expect.poll(() => seen(page, HERO)).not.toEqual(written);
    const at = async (more: number) => {
      await page.clock.runFor(more);
      return (await seen(page, HERO)).map((text) => Number.parseInt(text, 10));
    };
    const [, second, third] = await at(119);
    expect([second, third]).toEqual([0, 0]);
    const middle = await at(1200);
    written.forEach((text, index) => {
      expect(middle[index]).toBeGreaterThan(0);
      expect(middle[index]).toBeLessThan(Number.parseInt(text, 10));
    });
    expect((await figures(page, HERO)).map(({ told }) => told)).toEqual(written);
    await page.clock.runFor(2600 + 240);
    expect(await seen(page, HERO)).toEqual(written);
    expect(await page.locator(`${HERO} [aria-hidden=true]:not(svg)`).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it('nothing runs before a fifth of the list is in view, and nothing moves beside it', async () => {
    const { page, errors, close } = await openStill('/', width);
    const shift = await page.evaluateHandle(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))).observe({
        type: 'layout-shift',
        buffered: true,
      });
      return shifts;
    });
    const written = await seen(page, ABOUT);
    const place = async (share: number) =>
      page.evaluate(
        ([list, part]) => {
          const { top, height } = document.querySelector(list)!.getBoundingClientRect();
          scrollTo(0, scrollY + top - innerHeight + height * part);
        },
        [ABOUT, share] as const,
      );
    await place(0.1);
    await page.clock.runFor(500);
    expect(await seen(page, ABOUT)).toEqual(written);
    await place(0.4);
    await expect.poll(() => seen(page, ABOUT)).not.toEqual(written);
    for (let step = 0; step < 12; step++) await page.clock.runFor(250);
    expect(await seen(page, ABOUT)).toEqual(written);
    expect(await shift.evaluate((shifts) => shifts)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

it('what is no plain number stands still: $0, A+, 5/5', async () => {
  const { page, close } = await openStill('/');
  const list = '[data-section=why-us] [data-count]';
  const written = await seen(page, list);
  expect(written).toContain('$0');
  expect(written).toContain('A+');
  await page.locator(list).scrollIntoViewIfNeeded();
  await expect.poll(() => seen(page, list)).not.toEqual(written);
  const running = await seen(page, list);
  written.forEach((text, index) => {
    if (!/^\d+[+%]?$/.test(text)) expect(running[index]).toBe(text);
  });
  await close();
});

it.each(['/service-areas/riverside-county', '/cities/riverside'])('the tiles of %s do not run', async (path) => {
  const { page, close } = await openStill(path);
  expect(await page.locator('[data-section=stats] .dimension__figure').count()).toBe(4);
  expect(await page.locator('[data-count]').count()).toBe(0);
  await close();
});

it('nothing moves where motion is unwanted, and on paper stands the end', async () => {
  const reduced = await openPage(browser, { reducedMotion: 'reduce' });
  await reduced.page.goto(host.url);
  expect(await reduced.page.locator('[data-count] .visually-hidden').count()).toBe(0);
  await reduced.close();

  const { page, close } = await openStill('/');
  const written = (await figures(page, HERO)).map(({ told }) => told);
  await page.locator(HERO).scrollIntoViewIfNeeded();
  await expect.poll(() => seen(page, HERO)).not.toEqual(written);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await seen(page, HERO)).toEqual(written);
  await page.clock.runFor(100);
  expect(await seen(page, HERO)).toEqual(written);
  await close();
});

it('without JavaScript the figures are there', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(host.url);
  expect(await page.locator(`${HERO} .dimension__figure`).allTextContents()).toEqual(['5.0', '200+', '25+'].map(() => expect.any(String)));
  expect(await page.locator(HERO).isVisible()).toBe(true);
  await close();
});
