// Cards enter one after another when their list first comes into view; they are simply there without that.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../setup/axe';
import { openPage } from '../setup/chromium';
import { drawn } from '../setup/moments';
import { browser, host } from '../setup/shipped';

const SERVICES = '.services__street';
const ENTERED = '[data-entered]';

/** Scrolls until a list shows at the foot of the window, once the page knows what was in view before. */
async function bringIn(page: Page, list: string): Promise<void> {
  await drawn(page);
  await page
    .locator(list)
    .first()
    .evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight + 20));
}

/** Through the page in steps that leave out no list. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
  });
}

/** How each item of a list moves now. */
function movements(page: Page, list: string) {
  return page
    .locator(list)
    .first()
    .evaluate((element) =>
      Array.from(element.children, (item) =>
        item.getAnimations().map((animation) => ({
          name: animation instanceof CSSAnimation ? animation.animationName : '',
          delay: Math.round(Number(animation.effect?.getComputedTiming().delay)),
        })),
      ),
    );
}

async function ended(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'enter').length),
    )
    .toBe(0);
}

/** Items that a visitor would not see whole. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    // Of the stories one is in view.
    Array.from(document.querySelectorAll('[data-item]:not(.quotes__item)'))
      .filter(
        (item) => getComputedStyle(item).opacity !== '1' || getComputedStyle(item).translate !== 'none' || getComputedStyle(item).visibility !== 'visible',
      )
      .map((item) => item.textContent ?? ''),
  );
}

describe.each([390, 1440])('at %i px', (width) => {
  it('the items of a list enter once, 100 ms after one another, and stand as before at the end', async () => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height: 700 } });
    await page.goto(host.url);
    expect(await page.locator(ENTERED).count()).toBe(0);
    expect(await unseen(page)).toEqual([]);
    const box = () => page.locator(`${SERVICES} > *`).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top + scrollY));
    const before = await box();

    // Held at its beginning, or it might be over before it is looked at.
    await page.evaluate(() => addEventListener('animationstart', () => document.getAnimations().forEach((animation) => animation.pause())));
    await bringIn(page, SERVICES);
    await page.locator(`${SERVICES}${ENTERED}`).waitFor();
    expect(await movements(page, SERVICES)).toEqual([0, 100, 200, 300].map((delay) => [{ name: 'enter', delay }]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await ended(page);
    expect(await unseen(page)).toEqual([]);
    expect(await box()).toEqual(before);

    await page.evaluate(() => scrollTo(0, 0));
    await bringIn(page, SERVICES);
    await drawn(page);
    expect((await movements(page, SERVICES)).flat()).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it.each(['/', '/cities/riverside'])('all of %s is there and accessible once it was read through', async (path) => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height: 844 } });
    await page.goto(host.url + path);
    await readThrough(page);
    await ended(page);
    expect(await page.locator(ENTERED).count()).toBeGreaterThan(1);
    expect(await unseen(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

it.each([
  ['/', ['services__street', 'reasons', 'schedule']],
  ['/cities/riverside', ['services__street', 'failures__list', 'specialty__list', 'neighborhoods__list']],
  ['/services/tpo-roofing', ['benefits__list', 'rows__list', 'process__list']],
  ['/services/maintenance-protection-plans', ['plans__list']],
  ['/service-areas/san-diego-county', ['climate__list', 'services__street']],
])('on %s these are cards: %j', async (path, cards) => {
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 500 } });
  await page.goto(host.url + path);
  await readThrough(page);
  const entered = await page.locator(ENTERED).evaluateAll((lists) => lists.map((list) => list.classList[0] ?? list.tagName));
  expect([...new Set(entered)]).toEqual(expect.arrayContaining(cards));
  for (const other of ['dimension', 'quotes__row', 'tick', 'areas__names', 'cities__list', 'faq__list', 'TBODY', 'TABLE']) expect(entered).not.toContain(other);
  await close();
});

it('what is in view when the script starts is left alone', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${host.url}/#services`);
  const inView = await page.locator(SERVICES).evaluate((list) => list.getBoundingClientRect().top < innerHeight);
  expect(inView).toBe(true);
  await readThrough(page);
  expect(await page.locator(ENTERED).count()).toBeGreaterThan(0);
  expect(await page.locator(`${SERVICES}${ENTERED}`).count()).toBe(0);
  await close();
});

it('nothing moves where motion is unwanted, on paper, or again after a print', async () => {
  const reduced = await openPage(browser, { viewport: { width: 1440, height: 700 }, reducedMotion: 'reduce' });
  await reduced.page.goto(host.url);
  // An animation that takes no time may be said to start, but there is no frame in which it is seen.
  await bringIn(reduced.page, SERVICES);
  await reduced.page.locator(`${SERVICES}${ENTERED}`).waitFor();
  expect(await unseen(reduced.page)).toEqual([]);
  expect((await movements(reduced.page, SERVICES)).flat()).toEqual([]);
  await reduced.close();

  const { page, errors, close } = await openPage(browser, { viewport: { width: 1440, height: 700 } });
  await page.goto(host.url);
  await bringIn(page, SERVICES);
  await page.locator(`${SERVICES}${ENTERED}`).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await unseen(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await ended(page);
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  expect((await movements(page, SERVICES)).flat()).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

it('without JavaScript everything is there', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(host.url);
  expect(await page.locator(`${SERVICES} > *`).last().isVisible()).toBe(true);
  expect(await page.locator(ENTERED).count()).toBe(0);
  await close();
});
