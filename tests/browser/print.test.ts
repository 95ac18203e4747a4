// On paper: a city page is a leaflet of one sheet, with who, the number, the licence and the services on it.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, openPage } from '../setup/chromium';
import { OFFER_NOON } from '../setup/day';
import { pagesIn } from '../setup/output';
import { type Host, serveSite } from '../setup/server';

/** US Letter with the margins that browsers print with. */
const PAPER = { format: 'Letter', margin: { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' } } as const;

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), serveSite(inject('site'))]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

it('each city page takes one sheet', async () => {
  const { page, errors, close } = await openPage(browser);
  const cities = pagesIn(inject('site')).map(({ file }) => file).filter((file) => file.startsWith('cities/'));
  expect(cities).toHaveLength(24);
  for (const file of cities) {
    await page.goto(`${host.url}/${file.replace(/\.html$/, '')}`);
    const sheets = (await page.pdf(PAPER)).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length, file).toBe(1);
  }
  expect(errors).toEqual([]);
  await close();
});

it('it says who, the number, the licence and the services', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${host.url}/cities/palm-springs`);
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  for (const words of ['Sample Roofing', 'Palm Springs', '(760) 555-0106', 'CSLB Lic. #000000', 'Residential Roofing', 'Roof Inspections']) expect(text).toContain(words);
  await close();
});

it('the offer that has opened is not on it', async () => {
  const { page, close } = await openPage(browser, {}, { offer: true });
  await page.clock.install({ time: OFFER_NOON });
  await page.goto(`${host.url}/cities/palm-springs`);
  await page.clock.runFor(6000);
  await page.locator('.promotion').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.promotion').isVisible()).toBe(false);
  await close();
});
