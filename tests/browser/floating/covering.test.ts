// The floating controls lie over nothing that is filled in, read last or has the focus.
import { expect, it } from 'vitest';
import { openPage } from '../../setup/chromium';
import { put } from '../../setup/moments';
import { browser, host } from '../../setup/shipped';
import { BAR, shown, TOP } from './setup';

/** Where the focus is, and whether its element can be seen at any of its points. */
function lookAtFocus(): { name: string; where: string; inSight: boolean } {
  const focused = document.activeElement ?? document.body;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const inSight = shares.some((across) =>
    shares.some((down) => {
      const found = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
      return found !== null && (focused.contains(found) || found.contains(focused));
    }),
  );
  const part = focused.closest('main, footer, .floating');
  return { name: focused.textContent ?? '', where: part?.matches('.floating') ? 'floating' : (part?.tagName.toLowerCase() ?? ''), inSight };
}

it.each([
  ['the contact form', '/', '[data-draft=contact]', 390],
  ['the contact form', '/cities/riverside', '[data-draft=contact]', 768],
  ['the contact form', '/', '[data-draft=contact]', 1440],
  ['the estimator', '/', '.estimator__box', 390],
  ['the estimator', '/', '.estimator__box', 768],
  ['the estimator', '/', '.estimator__box', 1440],
])(
  'nothing but the bar of a phone lies over %s on %s, the arrow stands beside it or is gone, and all come back after it (%s at %i px)',
  async (_, path, box, width) => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height: 800 } });
    await page.goto(host.url + path);
    const isPhone = width < 760;
    const isBeside = width >= 1360;
    const { top, bottom, right } = await page.locator(box).evaluate((element) => {
      const edges = element.getBoundingClientRect();
      return { top: Math.round(edges.top + scrollY), bottom: Math.round(edges.bottom + scrollY), right: edges.right };
    });
    for (const y of [top - 700, Math.round((top + bottom) / 2) - 400, bottom - 800]) {
      await put(page, y);
      await expect.poll(() => shown(page), { message: `at ${y}` }).toEqual({ bar: isPhone, top: isBeside });
      if (isBeside) expect((await page.locator(TOP).boundingBox())?.x).toBeGreaterThan(right);
    }
    for (const y of [top - 801, bottom + 1]) {
      await put(page, y);
      await expect.poll(() => shown(page), { message: `at ${y}` }).toEqual({ bar: true, top: true });
    }
    expect(errors).toEqual([]);
    await close();
  },
);

it('at 390 px a key press leaves nothing of the form under the bar', async () => {
  const { page, errors, close } = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await page.goto(`${host.url}/cities/riverside`);
  await page.locator('[data-draft=contact] [name=message]').focus();
  for (const control of ['[name=emergency]', '.send']) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate((found) => document.activeElement?.matches(found), control)).toBe(true);
    const foot = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    const bar = await page.locator('.floating__bar').boundingBox();
    expect(foot, control).toBeLessThanOrEqual(bar?.y ?? 800);
  }
  // It is there by then: its number stays at hand.
  expect(await page.isVisible('.floating__call')).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

it.each([390, 800, 1024, 1440])('covers no link that is reached by Tab, and nothing at the end of the page, at %i px', async (width) => {
  const { page, errors, close } = await openPage(browser, { viewport: { width, height: 800 } });
  await page.goto(`${host.url}/cities/riverside`);
  await put(page, 1500);
  const links = await page.locator(':is(main, footer) a:visible').count();
  await page.locator('[data-section="hero"] a').first().focus();
  const hidden: string[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < links + 30; step++) {
    await page.keyboard.press('Tab');
    const { name, where, inSight } = await page.evaluate(lookAtFocus);
    if (where === 'floating') break;
    seen.add(where);
    if (!inSight) hidden.push(name);
  }
  expect(hidden).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['main', 'footer']));

  await put(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
  expect(await shown(page)).toEqual({ bar: true, top: true });
  const covered = await page.evaluate(() => {
    const over = Array.from(document.querySelectorAll('.floating__bar, .floating__top'), (part) => part.getBoundingClientRect());
    return Array.from(document.querySelectorAll('footer :is(a, p)'))
      .filter((element) => {
        const { width, left, right, top, bottom } = element.getBoundingClientRect();
        return width > 0 && over.some((part) => bottom > part.top + 1 && right > part.left && left < part.right && top < part.bottom);
      })
      .map((element) => element.textContent);
  });
  expect(covered).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

it.each([1440, 1920])('stands in the margin of a window of %i px, over nothing that is read', async (width) => {
  const { page, errors, close } = await openPage(browser, { viewport: { width, height: 900 } });
  await page.goto(`${host.url}/cities/riverside`);
  await put(page, 1500);
  expect(await shown(page)).toEqual({ bar: true, top: true });
  const text = await page
    .locator('footer .wrap')
    .last()
    .evaluate((wrap) => {
      const { paddingInlineEnd } = getComputedStyle(wrap);
      return wrap.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd);
    });
  for (const part of [BAR, TOP]) expect((await page.locator(part).boundingBox())?.x, part).toBeGreaterThanOrEqual(text);
  expect(errors).toEqual([]);
  await close();
});
