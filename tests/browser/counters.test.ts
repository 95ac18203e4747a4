// Figures count up once a fifth of their list is in view; those who listen, print or want no motion have the figure itself.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../setup/chromium';
import { drawn } from '../setup/moments';
import { browser, host } from '../setup/shipped';

const HERO = '[data-section="hero"] [data-count]';
const ABOUT = '[data-section="about"] [data-count]';
const WHY_US = '[data-section="why-us"] [data-count]';
const DURATION = 2600;
const STAGGER = 120;

/** A page whose clock only moves when it is told to. */
async function openStill(width: number) {
  const opened = await openPage(browser, { viewport: { width, height: 844 } });
  await opened.page.clock.install({ time: 0 });
  await opened.page.clock.pauseAt(60_000);
  await opened.page.goto(host.url);
  return opened;
}

/** What each figure shows. */
function shown(page: Page, list: string): Promise<string[]> {
  return page
    .locator(`${list} .dimension__figure`)
    .evaluateAll((figures) => figures.map((figure) => (figure.querySelector('[aria-hidden="true"]') ?? figure).textContent ?? ''));
}

/** What each figure says to those who listen: all text that is not hidden from them. */
function told(page: Page, list: string): Promise<string[]> {
  return page.locator(`${list} .dimension__figure`).evaluateAll((figures) =>
    figures.map((figure) => {
      const copy = figure.cloneNode(true);
      if (copy instanceof Element) for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return copy.textContent ?? '';
    }),
  );
}

/** The HTML of each figure. */
function inside(page: Page, list: string): Promise<string[]> {
  return page.locator(`${list} .dimension__figure`).evaluateAll((figures) => figures.map((figure) => figure.innerHTML));
}

/** Scrolls so far that this share of a list shows at the foot of the window. */
async function bringIn(page: Page, list: string, share: number): Promise<void> {
  await page.locator(list).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo(0, scrollY + top + height * part - innerHeight);
  }, share);
}

/** Until a list counts. The observer goes by frames, not by the clock. */
async function counting(page: Page, list: string): Promise<void> {
  await page.locator(`${list} [aria-hidden="true"]:not(svg)`).first().waitFor({ state: 'attached' });
}

const numbers = (texts: string[]) => texts.map((text) => Number.parseInt(text, 10));

describe.each([390, 1440])('at %i px', (width) => {
  it('the hero counts from 0 to exactly what the HTML says, each figure 120 ms after the one before', async () => {
    const { page, errors, close } = await openStill(width);
    await bringIn(page, HERO, 1);
    await counting(page, HERO);
    const written = await told(page, HERO);
    expect(written).toEqual(['5', '200+', '25+']);
    expect(await shown(page, HERO)).toEqual(['0', '0+', '0+']);

    await page.clock.runFor(STAGGER);
    const [, second, third] = numbers(await shown(page, HERO));
    expect([second, third]).toEqual([0, 0]);
    await page.clock.runFor(STAGGER - 20);
    expect(numbers(await shown(page, HERO))[1]).toBeGreaterThan(0);
    expect(numbers(await shown(page, HERO))[2]).toBe(0);

    await page.clock.runFor(DURATION / 2 - 2 * STAGGER + 20);
    const half = numbers(await shown(page, HERO));
    const targets = numbers(written);
    half.forEach((value, index) => {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(targets[index] ?? 0);
    });
    expect(await told(page, HERO)).toEqual(written);

    await page.clock.runFor(DURATION / 2 + 20);
    const [first, ...others] = await inside(page, HERO);
    expect(first).toBe(written[0]);
    expect(others).not.toEqual(written.slice(1));
    await page.clock.runFor(2 * STAGGER);
    expect(await inside(page, HERO)).toEqual(written);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await bringIn(page, HERO, 1);
    await drawn(page);
    expect(await inside(page, HERO)).toEqual(written);
    expect(errors).toEqual([]);
    await close();
  });

  it('nothing counts before a fifth of the list is in view', async () => {
    const { page, errors, close } = await openStill(width);
    const written = await inside(page, ABOUT);
    await bringIn(page, ABOUT, 0.15);
    await drawn(page);
    await page.clock.runFor(1000);
    expect(await inside(page, ABOUT)).toEqual(written);
    await bringIn(page, ABOUT, 0.25);
    await counting(page, ABOUT);
    expect(numbers(await shown(page, ABOUT))[0]).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it('shifts nothing while it counts', async () => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height: 844 } });
    await page.goto(host.url);
    await page.evaluate(() => document.fonts.ready);
    await page.locator(ABOUT).evaluate((list) => list.scrollIntoView({ block: 'center' }));
    const shifts = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.push(String(entry.value));
      });
      observer.observe({ type: 'layout-shift' });
      return seen;
    });
    const box = () => page.locator(`${ABOUT} > *`).evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
    const before = await box();
    await counting(page, ABOUT);
    expect(await box()).toEqual(before);
    await expect.poll(() => page.locator(`${ABOUT} [aria-hidden="true"]:not(svg)`).count()).toBe(0);
    expect(await box()).toEqual(before);
    expect(await shifts.evaluate((seen) => seen)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

it('what is not a whole number stands still', async () => {
  const { page, errors, close } = await openStill(1440);
  const written = await inside(page, WHY_US);
  expect(written).toEqual(expect.arrayContaining(['$0', 'A+']));
  await bringIn(page, WHY_US, 1);
  await counting(page, WHY_US);
  const still = written.filter((text) => !/^[1-9]\d*[+%]?$/.test(text));
  expect((await inside(page, WHY_US)).filter((html) => still.includes(html))).toEqual(still);
  expect((await inside(page, WHY_US)).filter((html) => html.includes('aria-hidden'))).toHaveLength(written.length - still.length);
  expect(errors).toEqual([]);
  await close();
});

it('5/5, 24-48hr, 24/7 and 0 stand still, $2M, 100% and 7 count', async () => {
  const { page, close } = await openStill(1440);
  const texts = ['5/5', '24-48hr', '24/7', '1,200', '5.0', '$2M', '100%', '7', '0'];
  await page.locator(ABOUT).evaluate((list, figures) => {
    const [part] = list.children;
    list.replaceChildren(
      ...figures.map((text) => {
        const copy = part?.cloneNode(true);
        const figure = copy instanceof Element ? copy.querySelector('.dimension__figure') : null;
        if (figure) figure.textContent = text;
        return copy ?? text;
      }),
    );
  }, texts);
  await bringIn(page, ABOUT, 1);
  await counting(page, ABOUT);
  const html = await inside(page, ABOUT);
  expect(texts.filter((_, index) => html[index]?.includes('aria-hidden'))).toEqual(['$2M', '100%', '7']);
  await page.clock.runFor(DURATION + 9 * STAGGER);
  expect(await inside(page, ABOUT)).toEqual(texts);
  await close();
});

it.each(['/cities/riverside', '/service-areas/riverside-county'])('the tiles of %s stand still', async (path) => {
  const { page, errors, close } = await openPage(browser);
  await page.goto(host.url + path);
  expect(await page.locator('[data-section="stats"] .dimension__figure').count()).toBe(4);
  expect(await page.locator('[data-count]').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

it('nothing at all happens where motion is unwanted', async () => {
  const { page, errors, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 844 } });
  await page.goto(host.url);
  const written = await inside(page, HERO);
  await page.evaluate(() => {
    const changes: number[] = [];
    new MutationObserver((records) => changes.push(records.length)).observe(document.querySelector('main') ?? document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { changes });
  });
  for (const list of [HERO, ABOUT, WHY_US]) {
    await bringIn(page, list, 1);
    await drawn(page);
  }
  expect(await page.evaluate(() => ('changes' in window ? window.changes : null))).toEqual([]);
  expect(await inside(page, HERO)).toEqual(written);
  expect(errors).toEqual([]);
  await close();
});

it('a print in the middle has the figures themselves, and they stay', async () => {
  const { page, errors, close } = await openStill(1440);
  await bringIn(page, HERO, 1);
  await counting(page, HERO);
  await page.clock.runFor(1000);
  const written = await told(page, HERO);
  expect(await shown(page, HERO)).not.toEqual(written);
  await page.pdf();
  expect(await inside(page, HERO)).toEqual(written);
  await page.clock.runFor(1000);
  expect(await inside(page, HERO)).toEqual(written);
  expect(errors).toEqual([]);
  await close();
});

it('in a browser that cannot tell what is in view the figures stay, and the rest of the script runs', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 844 } });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto(host.url);
  await bringIn(page, HERO, 1);
  expect(await inside(page, HERO)).toEqual(['5', '200+', '25+']);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(() => page.isVisible('.floating')).toBe(true);
  await close();
});

it('without JavaScript the figures are there', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(host.url);
  expect(await page.locator(`${HERO} .dimension__figure`).allTextContents()).toEqual(['5', '200+', '25+']);
  expect(await page.locator(`${HERO} .dimension__figure`).first().isVisible()).toBe(true);
  await close();
});
