// A link to a part of its page: smoothly there, its heading in sight, the focus with it, and the browser's history as ever.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../setup/chromium';
import { put, scrolling } from '../setup/moments';
import { browser, host } from '../setup/shipped';

/** Each place the page stands at from now on. */
async function watch(page: Page): Promise<() => Promise<number[]>> {
  const places = await page.evaluateHandle(() => {
    const passed: number[] = [];
    addEventListener('scroll', () => passed.push(Math.round(scrollY)));
    return passed;
  });
  return () => places.evaluate((passed) => passed);
}

/** What lies over a heading, or why it is out of sight; empty when a visitor can read all of it. */
function obstacles(page: Page, part: string): Promise<string[]> {
  return page.evaluate((id) => {
    const heading = document.querySelector(`#${id} :is(h1, h2)`);
    if (!heading) return ['no heading'];
    const range = document.createRange();
    range.selectNodeContents(heading);
    return Array.from(range.getClientRects()).flatMap(({ left, right, top, bottom }) => {
      if (top < 0 || bottom > innerHeight) return [`out of the window: ${top} to ${bottom}`];
      const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const));
      const over = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((found) => found && !heading.contains(found) && !found.contains(heading));
      return over.map((found) => `under ${found?.tagName}.${found?.getAttribute('class')}`);
    });
  }, part);
}

function focusedHeading(page: Page, part: string): Promise<boolean> {
  return page.evaluate((id) => document.activeElement !== null && document.activeElement === document.querySelector(`#${id} :is(h1, h2)`), part);
}

describe.each([
  [390, 844],
  [1440, 900],
])('at %i px', (width, height) => {
  it.each([
    ['/', 'contact'],
    ['/', 'estimator'],
    ['/cities/riverside', 'contact'],
    ['/services/tpo-roofing', 'contact'],
    ['/service-areas/riverside-county', 'contact'],
  ])('the button in the hero of %s leads smoothly to #%s', async (path, part) => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height } });
    await page.goto(host.url + path);
    const places = await watch(page);
    await scrolling(page, () => page.locator(`[data-section="hero"] a[href$="#${part}"]`).first().click());
    const passed = await places();
    // A jump has one place alone. How many there are on the way is a matter of how many pictures a machine can draw.
    expect(new Set(passed).size).toBeGreaterThan(1);
    expect(passed).toEqual([...passed].sort((a, b) => a - b));
    await expect.poll(() => focusedHeading(page, part)).toBe(true);
    expect(await obstacles(page, part)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe('none');
    expect(page.url()).toBe(`${host.url}${path}#${part}`);

    await page.keyboard.press('Tab');
    expect(await page.evaluate((id) => document.getElementById(id)?.contains(document.activeElement), part)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('a second press of the same link leads there again, and takes the focus again', async () => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height } });
    await page.goto(host.url);
    const link = page.locator('[data-section="hero"] a[href="#contact"]').first();
    for (const time of ['first', 'second']) {
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await put(page, 0);
      await scrolling(page, () => link.click());
      await expect.poll(() => focusedHeading(page, 'contact'), { message: time }).toBe(true);
      expect(await obstacles(page, 'contact'), time).toEqual([]);
    }
    expect(errors).toEqual([]);
    await close();
  });

  it('jumps where motion is unwanted', async () => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(host.url);
    const places = await watch(page);
    await page.locator('[data-section="hero"] a[href="#contact"]').first().click();
    await expect.poll(() => focusedHeading(page, 'contact')).toBe(true);
    expect(await obstacles(page, 'contact')).toEqual([]);
    await expect.poll(async () => new Set(await places()).size).toBe(1);
    expect(errors).toEqual([]);
    await close();
  });

  it('Back and Forward go between the places, at once', async () => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height } });
    await page.goto(host.url);
    await put(page, 40);
    await scrolling(page, () => page.locator('[data-section="hero"] a[href="#contact"]').first().click());
    const there = await page.evaluate(() => scrollY);
    const places = await watch(page);
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
    expect(page.url()).toBe(`${host.url}/`);
    // The page is told of its new place with the next picture.
    await expect.poll(async () => new Set(await places()).size).toBe(1);
    await page.evaluate(() => history.forward());
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(there);
    expect(page.url()).toBe(`${host.url}/#contact`);
    await expect.poll(async () => new Set(await places()).size).toBe(2);
    expect(errors).toEqual([]);
    await close();
  });

  it.each(['/#contact', '/#about', '/#estimator', '/cities/riverside#contact', '/privacy#choices'])('%s opens with the heading in sight', async (address) => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height } });
    await page.goto(host.url + address);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const part = address.split('#')[1] ?? '';
    await expect.poll(() => obstacles(page, part)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it('by keyboard alone: to the form from the floating button, and back to the first control of the page', async () => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height } });
    await page.goto(`${host.url}/cities/riverside`);
    await put(page, 1500);
    await expect.poll(() => page.isVisible('.floating__top')).toBe(true);
    await page.locator('.floating__quote').focus();
    await scrolling(page, () => page.keyboard.press('Enter'));
    await expect.poll(() => focusedHeading(page, 'contact')).toBe(true);
    expect(await obstacles(page, 'contact')).toEqual([]);

    // Where the form is, the arrow is not on a phone.
    await put(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
    await expect.poll(() => page.isVisible('.floating__top')).toBe(true);
    await page.locator('.floating__top').focus();
    await scrolling(page, () => page.keyboard.press('Enter'));
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link');
    expect(errors).toEqual([]);
    await close();
  });
});

it('a link with the full address of its own page is one to a part of it', async () => {
  const { page, errors, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(host.url);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page
    .locator('[data-section="hero"] a[href="#contact"]')
    .first()
    .evaluate((link, home) => link.setAttribute('href', `${home}/#contact`), host.url);
  await scrolling(page, () => page.locator('[data-section="hero"] a[href$="#contact"]').first().click());
  await expect.poll(() => focusedHeading(page, 'contact')).toBe(true);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

it('the skip link leads to what comes first in the main part', async () => {
  const { page, errors, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${host.url}/cities/riverside`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('nav, section')?.className)).toBe('breadcrumbs');
  expect(errors).toEqual([]);
  await close();
});

it('a link to a field leaves it in the order of Tab', async () => {
  const { page, errors, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${host.url}/cities/riverside`);
  const id = await page.locator('#contact [name="email"]').getAttribute('id');
  await page
    .locator('[data-section="hero"] a[href="#contact"]')
    .first()
    .evaluate((link, field) => link.setAttribute('href', `#${field}`), id);
  await scrolling(page, () => page.locator(`[data-section="hero"] a[href="#${id}"]`).click());
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
  expect(errors).toEqual([]);
  await close();
});

it('a link to another page, with a modifier key or into another window is left to the browser', async () => {
  const { page, errors, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${host.url}/cities/riverside`);
  const link = page.locator('[data-section="hero"] a[href="#contact"]').first();
  for (const act of [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.evaluate((a) => a.setAttribute('target', '_blank')).then(() => link.click()),
  ]) {
    const [opened] = await Promise.all([page.context().waitForEvent('page'), act()]);
    await opened.close();
    expect(page.url()).toBe(`${host.url}/cities/riverside`);
    expect(await focusedHeading(page, 'contact')).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.locator('footer a[href="/#about"]').first().click();
  await page.waitForURL(`${host.url}/#about`);
  await expect.poll(() => obstacles(page, 'about')).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

it('links work without JavaScript', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(host.url);
  await page.locator('[data-section="hero"] a[href="#contact"]').first().click();
  const top = async () => (await page.locator('#contact h2').first().boundingBox())?.y;
  await expect.poll(top).toBeLessThan(844);
  expect(await top()).toBeGreaterThanOrEqual(68);
  await close();
});

it('a page that is put past its end, or where it is already, comes to rest there', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${host.url}/services/tpo-roofing`);
  const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  for (const _ of [1, 2]) {
    await put(page, 1_000_000);
    expect(await below()).toBeLessThanOrEqual(1);
  }
  for (const _ of [1, 2]) {
    await put(page, 40);
    expect(await page.evaluate(() => scrollY)).toBe(40);
  }
  await close();
});
