// Which numbers of a finished site are for an emergency: the analytics pixel learns of each press on them (D11).
import { describe, expect, it } from 'vitest';
import { BEGIN, CONTACT, calls, host, INSIDE, press, visit } from './setup';

describe('a site with a pixel', () => {
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
});
