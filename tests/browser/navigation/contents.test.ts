// What the menus hold, and what they are for assistive technology.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { accessibilityFindings } from '../../setup/axe';
import { filesIn } from '../../setup/output';
import { sample } from '../../setup/run';
import { host } from '../../setup/shipped';
import { blank, label, list, more, NARROW, open, PATH, page, panel, toggle, WIDE } from './setup';

describe('what the menus hold', () => {
  const read = (file: string): unknown => parse(readFileSync(join(sample, file), 'utf8'));
  const named = (file: string): { name: string; cities?: string[] } => Object.assign({ name: '' }, read(file));
  const filesOf = (folder: string) => filesIn(join(sample, folder)).map((file) => ({ slug: file.replace('.yaml', ''), ...named(`${folder}/${file}`) }));
  const cities = filesOf('cities');
  const counties = filesOf('counties');

  it.each([
    ['wide', WIDE],
    ['narrow', NARROW],
  ])('every city is a link to its page or its county on a %s screen', async (width, options) => {
    await open(options);
    if (width === 'narrow') await toggle().press('Enter');
    await label('Service Areas').press('Enter');
    expect(counties).toHaveLength(4);
    expect(cities).toHaveLength(24);
    for (const county of counties) {
      await more(county.name).press('Enter');
      const links = await list(county.name)
        .locator('a:visible')
        .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
      const wanted =
        county.slug === 'riverside-county'
          ? cities.map(({ name, slug }) => [name, `/cities/${slug}`])
          : (county.cities ?? []).map((name) => [name, `/service-areas/${county.slug}`]);
      expect(links.sort(), county.name).toEqual(wanted.sort());
    }
  });
});

describe('for assistive technology', () => {
  it.each([
    ['wide', 'Services', WIDE],
    ['wide', 'Service Areas', WIDE],
    ['narrow', 'Services', NARROW],
    ['narrow', 'Service Areas', NARROW],
  ])('the menu on a %s screen is accessible with %s open', async (width, name, options) => {
    await blank(options);
    await page.goto(host.url + PATH);
    await expect.poll(() => page.locator('.nav summary').count()).toBe(0);
    if (width === 'narrow') await toggle().press('Enter');
    await label(name).press('Enter');
    await panel(name).locator('.group > button').last().press('Enter');
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  it('disclosures are buttons with a name and a state, and nothing is a menu', async () => {
    await open(WIDE);
    await label('Services').press('Enter');
    const buttons = await page
      .locator('.nav button')
      .evaluateAll((found) =>
        found.map((button) => [button.getAttribute('type'), button.getAttribute('aria-label') ?? button.textContent, button.getAttribute('aria-expanded')]),
      );
    expect(buttons.slice(0, 4)).toEqual([
      ['button', 'MenuClose', 'false'],
      ['button', 'Services', 'true'],
      ['button', 'More: Residential Roofing', 'true'],
      ['button', 'More: Commercial Roofing', 'false'],
    ]);
    expect(buttons).toHaveLength(9);
    expect(await page.locator('.nav details, [role=menu], [role=menubar], [role=menuitem]').count()).toBe(0);
  });
});
