// Nothing moves while a page comes in slowly: fonts, drawings and scripts have their room from the first picture on.
import { describe, expect, it } from 'vitest';
import { openPage } from '../setup/chromium';
import { shiftsOf, watchShifts } from '../setup/shifts';
import { browser, host } from '../setup/shipped';

const PAGES = ['/', '/services/tpo-roofing', '/service-areas/riverside-county', '/cities/palm-springs', '/privacy', '/404'];
/** Fonts and stylesheet take a good second: the stand-ins are seen first. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 60_000, uploadThroughput: 60_000 };

describe.each([390, 1440])('at %i px', (width) => {
  it.each(PAGES)('%s stands still while it loads', async (path) => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height: 844 } });
    await page.addInitScript(watchShifts);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.goto(host.url + path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await shiftsOf(page)).toEqual([]);
    expect(errors.filter((error) => error !== 'Page not found: /404')).toEqual([]);
    await close();
  });
});

it('tells of what moves', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.addInitScript(watchShifts);
  await page.goto(host.url);
  await page.evaluate(() => document.querySelector('h1')?.before(Object.assign(document.createElement('p'), { textContent: 'Late' })));
  await expect.poll(() => shiftsOf(page).then(({ length }) => length)).toBeGreaterThan(0);
  await close();
});
