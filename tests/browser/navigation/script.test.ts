// The navigation without its script, before it, when it comes late, and when Back brings the page again as it was.
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, it } from 'vitest';
import { launch, openPage } from '../../setup/chromium';
import { host } from '../../setup/shipped';
import {
  AWAY,
  blank,
  COMMERCIAL,
  expanded,
  focused,
  groupLink,
  label,
  list,
  menu,
  more,
  move,
  moveTo,
  NARROW,
  PATH,
  page,
  panel,
  press,
  RESIDENTIAL,
  toggle,
  use,
  WIDE,
} from './setup';

describe('when Back brings the page again as it was', () => {
  it.each([
    ['narrow', NARROW],
    ['wide', WIDE],
  ])('nothing is open on a %s screen', async (_, options) => {
    const keeping = await launch({ keepPages: true });
    use({ ...(await openPage(keeping, options)), close: () => keeping.close() });
    await page.goto(host.url + PATH);
    await expect.poll(() => page.locator('.nav summary').count()).toBe(0);
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    for (const control of [toggle(), label('Services')]) if (await control.isVisible()) await control.press('Enter');
    expect(await panel('Services').isVisible()).toBe(true);
    await page.goto(`${host.url}/privacy`);
    // The page is there at once, without the events of loading that goBack waits for.
    await page.evaluate(() => history.back());
    await expect.poll(() => page.locator('html[data-kept]').count()).toBe(1);
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await page.locator(':is(.nav, .menu) > [aria-expanded=true]').count()).toBe(0);
  });
});

/** To a page whose script may never come. What is hidden is not yet hidden while the stylesheet is on its way. */
async function gotoStyled(): Promise<void> {
  await page.goto(host.url + PATH, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.waitForFunction(() => document.styleSheets.length > 0);
}

describe.each([
  ['without JavaScript', { javaScriptEnabled: false }, false],
  ['before the script has come', {}, true],
] as const)('%s', (_, options, blocked) => {
  const openStatic = async (size: BrowserContextOptions) => {
    await blank({ ...size, ...options });
    // A request that never ends, as on a bad connection; the rest of the page does not wait for it.
    if (blocked) await page.route('**/assets/boot.js', () => undefined);
    await gotoStyled();
    expect(await page.locator('.nav button').count()).toBe(0);
  };

  it('a phone opens the menu, a part and a group, and follows a link', async () => {
    await openStatic(NARROW);
    expect(await menu().isVisible()).toBe(false);
    await toggle().click();
    await label('Services').click();
    expect(await panel('Services').isVisible()).toBe(true);
    await more(RESIDENTIAL).click();
    await list(RESIDENTIAL).getByText('Gutters', { exact: true }).click();
    await page.waitForURL(`${host.url}/services/gutters`, { waitUntil: 'commit' });
  });

  it('a wide screen shows panels to the pointer and to the keyboard', async () => {
    await openStatic(WIDE);
    await move(label('Services'));
    await expect.poll(() => panel('Services').isVisible()).toBe(true);
    await move(groupLink(COMMERCIAL));
    await expect.poll(() => list(COMMERCIAL).isVisible()).toBe(true);
    await moveTo(AWAY.x, AWAY.y);
    await expect.poll(() => panel('Services').isVisible()).toBe(false);
    await page.locator('.nav a').getByText('Home', { exact: true }).focus();
    await press('Tab');
    expect(await panel('Services').isVisible()).toBe(true);
  });

  it('a wide tablet opens panels by taps', async () => {
    await openStatic({ viewport: { width: 1280, height: 900 }, hasTouch: true, isMobile: true });
    await label('Services').tap();
    await expect.poll(() => panel('Services').isVisible()).toBe(true);
    await label('Service Areas').tap();
    await expect.poll(() => panel('Service Areas').isVisible()).toBe(true);
    expect(await panel('Services').isVisible()).toBe(false);
  });
});

describe('when the script comes late', () => {
  const openLate = async (size: BrowserContextOptions) => {
    await blank(size);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/boot.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await gotoStyled();
    return async () => {
      arrive();
      await expect.poll(() => page.locator('.nav summary').count()).toBe(0);
    };
  };

  it('keeps what is open on a phone, and the focus', async () => {
    const arrive = await openLate(NARROW);
    await toggle().click();
    await label('Services').click();
    await more(COMMERCIAL).press('Enter');
    await arrive();
    expect([await expanded(toggle()), await expanded(label('Services')), await expanded(more(COMMERCIAL))]).toEqual(['true', 'true', 'true']);
    expect([await expanded(label('Service Areas')), await expanded(more(RESIDENTIAL))]).toEqual(['false', 'false']);
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    expect(await focused()).toBe(`More: ${COMMERCIAL}`);
  });

  it('keeps the panel under the pointer, and closes it when the pointer has left', async () => {
    const arrive = await openLate(WIDE);
    await move(label('Services'));
    await expect.poll(() => panel('Services').isVisible()).toBe(true);
    await move(groupLink(COMMERCIAL));
    await expect.poll(() => list(RESIDENTIAL).isVisible()).toBe(false);
    await arrive();
    expect(await expanded(label('Services'))).toBe('true');
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    await moveTo(AWAY.x, AWAY.y);
    await expect.poll(() => panel('Services').isVisible()).toBe(false);
  });

  it('keeps the panel around the focus', async () => {
    const arrive = await openLate(WIDE);
    await page.locator('.nav a').getByText('Home', { exact: true }).focus();
    await press('Tab', 4);
    expect(await focused()).toBe('Roof Replacement');
    await arrive();
    expect(await panel('Services').isVisible()).toBe(true);
    expect(await focused()).toBe('Roof Replacement');
    await press('Escape');
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await focused()).toBe('Services');
  });

  it('opens nothing that was clicked and left', async () => {
    const arrive = await openLate(WIDE);
    await label('Services').click();
    await page.mouse.click(AWAY.x, AWAY.y);
    await expect.poll(() => panel('Services').isVisible()).toBe(false);
    await arrive();
    expect(await panel('Services').isVisible()).toBe(false);
  });
});
