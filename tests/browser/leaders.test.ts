// The leaders of a drawing are drawn once, and stand still for whoever asked for no motion.
import { expect, it } from 'vitest';
import { browser, host } from '../setup/shipped';

it.each(['/', '/cities/beaumont', '/services/tpo-roofing'])('%s: each leader moves once, and none with reduced motion', async (path) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await browser.newPage({ reducedMotion, viewport: { width: 1440, height: 900 } });
    await page.goto(host.url + path);
    const names = await page
      .locator('.l')
      .evaluateAll((all) => all.map((one) => [getComputedStyle(one).animationName, getComputedStyle(one).animationIterationCount].join(' ')));
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names)).toEqual(new Set([reducedMotion === 'reduce' ? 'none 1' : 'leader 1']));
    await page.close();
  }
});
