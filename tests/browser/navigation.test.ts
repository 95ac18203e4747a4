// The navigation as a visitor works it: by mouse, keyboard and finger, wide and narrow, with the script, without and before it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { accessibilityFindings } from '../setup/axe';
import { launch, openPage } from '../setup/chromium';
import { drawn, resize, tap } from '../setup/moments';
import { filesIn } from '../setup/output';
import { sample } from '../setup/run';
import { browser, host } from '../setup/shipped';

const PATH = '/cities/riverside';
const WIDE = { viewport: { width: 1440, height: 900 } };
const NARROW = { viewport: { width: 390, height: 844 } };
const RESIDENTIAL = 'Residential Roofing';
const COMMERCIAL = 'Commercial Roofing';
/** A place of the page where no menu is. */
const AWAY = { x: 20, y: 880 };

let page: Page;
let errors: string[];
let close: () => Promise<void>;
let isScripted: boolean;

/** A page on which the script runs, at a time that stands still. */
async function open(options: BrowserContextOptions, path = PATH): Promise<void> {
  await blank(options);
  await page.clock.install({ time: '2026-03-02T08:00:00Z' });
  await page.goto(host.url + path);
  await page.clock.pauseAt('2026-03-02T09:00:00Z');
  await expect.poll(() => page.locator('.nav summary').count()).toBe(0);
}

async function blank(options: BrowserContextOptions): Promise<void> {
  isScripted = options.javaScriptEnabled ?? true;
  ({ page, errors, close } = await openPage(browser, options));
  page.setDefaultTimeout(10_000);
}

afterEach(async () => {
  await close();
  expect(errors).toEqual([]);
});

/** A label of the bar, or of the accordion. */
const label = (name: string): Locator => page.locator(`.menu__label:text-is("${name}")`);
const panel = (name: string): Locator => label(name).locator('xpath=ancestor::li').locator('.menu__panel');
const groupLink = (name: string): Locator => page.locator('.group > a').getByText(name, { exact: true });
const more = (name: string): Locator => page.getByLabel(`More: ${name}`, { exact: true });
/** What a group holds. */
const list = (name: string): Locator =>
  page
    .locator('.group')
    .filter({ has: page.locator(`> a:text-is("${name}")`) })
    .locator('> div');
const toggle = (): Locator => page.locator('.nav__toggle');
const menu = (): Locator => page.locator('.nav__list');
const field = (): Locator => page.locator('#contact input[name="name"]');

const expanded = (control: Locator) => control.getAttribute('aria-expanded');
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

async function move(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to move to.');
  await moveTo(box.x + box.width / 2, box.y + box.height / 2);
}

/** A page is told of where the pointer is once a frame. Without a script nothing tells when that was. */
async function moveTo(x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  if (isScripted) await drawn(page);
}

async function press(key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

/** The contact section has come up, below the header. */
async function expectContactInView(): Promise<void> {
  const heading = page.locator('#contact h2').first();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(60);
}

describe('on a wide screen, by mouse', () => {
  beforeEach(() => open(WIDE));

  it('opens a panel at once and closes it 150 ms after the pointer has left', async () => {
    expect(await panel('Services').isVisible()).toBe(false);
    await move(label('Services'));
    expect(await panel('Services').isVisible()).toBe(true);
    expect(await expanded(label('Services'))).toBe('true');
    await move(groupLink(RESIDENTIAL));
    await page.clock.runFor(1000);
    expect(await panel('Services').isVisible()).toBe(true);
    await moveTo(AWAY.x, AWAY.y);
    await page.clock.runFor(149);
    expect(await panel('Services').isVisible()).toBe(true);
    await page.clock.runFor(2);
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await expanded(label('Services'))).toBe('false');
  });

  it('keeps a panel to which the pointer comes back in time', async () => {
    await move(label('Services'));
    await moveTo(AWAY.x, AWAY.y);
    await page.clock.runFor(100);
    await move(label('Services'));
    await page.clock.runFor(1000);
    expect(await panel('Services').isVisible()).toBe(true);
  });

  it('keeps the panel open on the way from the label down to it', async () => {
    await move(label('Services'));
    const from = await label('Services').boundingBox();
    const to = await panel('Services').boundingBox();
    if (!from || !to) throw new Error('no boxes');
    for (let y = from.y + from.height / 2; y < to.y + 20; y += 2) {
      await moveTo(from.x + from.width / 2, y);
      await page.clock.runFor(200);
      expect(await panel('Services').isVisible(), `at ${y}`).toBe(true);
    }
  });

  it('shows one panel at a time', async () => {
    await move(label('Services'));
    await move(label('Service Areas'));
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await panel('Service Areas').isVisible()).toBe(true);
    expect(await page.locator('.menu > [aria-expanded=true]').count()).toBe(1);
  });

  it('shows the first group, then the one on which the pointer rests', async () => {
    await move(label('Services'));
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    expect(await list(COMMERCIAL).isVisible()).toBe(false);
    expect([await expanded(more(RESIDENTIAL)), await expanded(more(COMMERCIAL))]).toEqual(['true', 'false']);
    await move(groupLink(COMMERCIAL));
    await page.clock.runFor(101);
    expect(await list(RESIDENTIAL).isVisible()).toBe(false);
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    expect([await expanded(more(RESIDENTIAL)), await expanded(more(COMMERCIAL))]).toEqual(['false', 'true']);
    await move(list(COMMERCIAL).getByText('TPO', { exact: true }));
    await page.clock.runFor(1000);
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
  });

  it('keeps the list to which the pointer goes across another group', async () => {
    await move(label('Services'));
    await move(groupLink(RESIDENTIAL));
    await page.clock.runFor(1000);
    await move(groupLink(COMMERCIAL));
    await page.clock.runFor(60);
    await move(list(RESIDENTIAL).getByText('Gutters', { exact: true }));
    await page.clock.runFor(1000);
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    expect(await list(COMMERCIAL).isVisible()).toBe(false);
  });

  it('begins with the first group each time', async () => {
    await move(label('Services'));
    await more(COMMERCIAL).click();
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    await more(COMMERCIAL).click();
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    await move(label('Service Areas'));
    await move(label('Services'));
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    expect(await list(COMMERCIAL).isVisible()).toBe(false);
  });

  it('a click on the label does not close what the pointer has opened', async () => {
    await label('Services').click();
    expect(await panel('Services').isVisible()).toBe(true);
    await label('Services').click();
    expect(await panel('Services').isVisible()).toBe(true);
    await moveTo(AWAY.x, AWAY.y);
    await page.clock.runFor(151);
    expect(await panel('Services').isVisible()).toBe(false);
  });

  it('Escape closes a panel that is only hovered, until the pointer comes anew', async () => {
    await move(label('Services'));
    await press('Escape');
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await focused()).toBe('Services');
    await moveTo(AWAY.x, AWAY.y);
    await move(label('Services'));
    expect(await panel('Services').isVisible()).toBe(true);
  });

  it('Escape over a hovered panel takes no field its focus', async () => {
    await field().focus();
    await page.evaluate(() => scrollTo(0, 0));
    await move(label('Services'));
    await press('Escape');
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('a press outside closes a panel that a key has opened', async () => {
    await label('Services').focus();
    await press('Enter');
    expect(await panel('Services').isVisible()).toBe(true);
    await page.mouse.click(AWAY.x, AWAY.y);
    expect(await panel('Services').isVisible()).toBe(false);
  });

  it('a pointer that passes by takes nothing from the keyboard', async () => {
    await label('Services').focus();
    await press('Enter');
    await press('Tab');
    await move(label('Services'));
    await moveTo(AWAY.x, AWAY.y);
    await page.clock.runFor(1000);
    expect(await panel('Services').isVisible()).toBe(true);
    expect(await focused()).toBe(RESIDENTIAL);
  });

  it('a link to a part of the page closes the panel', async () => {
    await move(label('Services'));
    await panel('Services').getByText('Emergency Repairs', { exact: true }).click();
    expect(await panel('Services').isVisible()).toBe(false);
    expect(page.url()).toBe(`${host.url}${PATH}#contact`);
    await expectContactInView();
  });

  it('a link inside a group leads to its page', async () => {
    await move(label('Services'));
    await list(RESIDENTIAL).getByText('Gutters', { exact: true }).click();
    await page.waitForURL(`${host.url}/services/gutters`);
  });
});

describe('on a wide screen, by keyboard', () => {
  beforeEach(async () => {
    await open(WIDE);
    await page.locator('.nav a').getByText('Home', { exact: true }).focus();
    await press('Tab');
  });

  it('has nothing of a closed panel in the tab order', async () => {
    expect(await focused()).toBe('Services');
    expect(await panel('Services').isVisible()).toBe(false);
    await press('Tab');
    expect(await focused()).toBe('Service Areas');
    await press('Tab');
    expect(await focused()).toBe('Cost Estimator');
  });

  it.each(['Enter', 'Space'])('%s opens and closes', async (key) => {
    await press(key);
    expect(await panel('Services').isVisible()).toBe(true);
    await press(key);
    expect(await panel('Services').isVisible()).toBe(false);
  });

  it('goes through every group and its list in the order of the page, and out', async () => {
    await press('Enter');
    const names: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 24; stop++) {
      await press('Tab');
      names.push(await focused());
      expect(await page.locator(':focus').isVisible(), `${names.at(-1)}`).toBe(true);
    }
    expect(names.slice(0, 3)).toEqual([RESIDENTIAL, `More: ${RESIDENTIAL}`, 'Roof Replacement']);
    expect(names.slice(9)).toEqual([
      'Certified Roof Inspection',
      COMMERCIAL,
      `More: ${COMMERCIAL}`,
      'Commercial Roof Replacement',
      'Roof Repair',
      'Roof Skylights',
      'New Construction',
      'TPO',
      'Maintenance Protection Plans',
      'Certified Water Testing',
      'Certified Roof Inspection Reports',
      'Emergency Repairs',
      'Certified Roof Inspection',
      'Service Areas',
      'Cost Estimator',
    ]);
    expect(await panel('Services').isVisible()).toBe(false);
  });

  it('shows the list of the group that has the focus', async () => {
    await press('Enter');
    await groupLink(COMMERCIAL).focus();
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    expect([await expanded(more(RESIDENTIAL)), await expanded(more(COMMERCIAL))]).toEqual(['false', 'true']);
    await press('Shift+Tab');
    expect(await focused()).toBe(`More: ${RESIDENTIAL}`);
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    expect(await list(COMMERCIAL).isVisible()).toBe(false);
  });

  it('Escape closes from anywhere inside and gives the focus back to the label', async () => {
    for (const steps of [0, 1, 2, 5]) {
      await press('Enter');
      await press('Tab', steps);
      await press('Escape');
      expect(await panel('Services').isVisible(), `after ${steps}`).toBe(false);
      expect(await focused()).toBe('Services');
    }
  });

  it('closes when the focus leaves, backwards too', async () => {
    await press('Enter');
    await press('Shift+Tab');
    expect(await focused()).toBe('Home');
    expect(await panel('Services').isVisible()).toBe(false);
  });

  it('opens one panel after the other', async () => {
    await press('Enter');
    await label('Service Areas').focus();
    await press('Enter');
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await panel('Service Areas').isVisible()).toBe(true);
  });
});

describe('on a wide screen, by touch', () => {
  beforeEach(() => open({ viewport: { width: 1280, height: 900 }, hasTouch: true, isMobile: true }));

  it('opens and closes by taps, one panel at a time', async () => {
    await tap(label('Services'));
    expect(await panel('Services').isVisible()).toBe(true);
    await tap(label('Services'));
    expect(await panel('Services').isVisible()).toBe(false);
    await tap(label('Services'));
    await tap(label('Service Areas'));
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await panel('Service Areas').isVisible()).toBe(true);
    await page.touchscreen.tap(AWAY.x, AWAY.y);
    expect(await panel('Service Areas').isVisible()).toBe(false);
  });

  it('shows a group by a tap on its button, and follows its link', async () => {
    await tap(label('Services'));
    await tap(more(COMMERCIAL));
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    await tap(more(COMMERCIAL));
    expect(await list(COMMERCIAL).isVisible()).toBe(true);
    await groupLink(COMMERCIAL).tap();
    await page.waitForURL(`${host.url}/services/commercial-roofing`);
  });

  it('a tap on a link to a part of the page closes the panel', async () => {
    await tap(label('Services'));
    await tap(panel('Services').getByText('Emergency Repairs', { exact: true }));
    expect(await panel('Services').isVisible()).toBe(false);
    await expectContactInView();
  });
});

describe.each([
  ['by mouse', NARROW, (control: Locator) => control.click()],
  ['by touch', { ...NARROW, hasTouch: true, isMobile: true }, (control: Locator) => tap(control)],
  ['by keyboard', NARROW, (control: Locator) => control.press('Enter')],
] as const)('on a phone, %s', (_, options, act) => {
  beforeEach(() => open(options));

  it('opens, unfolds and folds', async () => {
    expect(await menu().isVisible()).toBe(false);
    expect(await toggle().innerText()).toBe('Menu');
    await act(toggle());
    expect(await menu().isVisible()).toBe(true);
    expect(await toggle().innerText()).toBe('Close');
    expect(await expanded(toggle())).toBe('true');
    expect(await panel('Services').isVisible()).toBe(false);
    await act(label('Services'));
    expect(await expanded(label('Services'))).toBe('true');
    expect(await panel('Services').isVisible()).toBe(true);
    expect(await list(RESIDENTIAL).isVisible()).toBe(false);
    await act(more(RESIDENTIAL));
    expect(await expanded(more(RESIDENTIAL))).toBe('true');
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    await act(more(RESIDENTIAL));
    expect(await list(RESIDENTIAL).isVisible()).toBe(false);
    await act(label('Services'));
    expect(await panel('Services').isVisible()).toBe(false);
    await act(toggle());
    expect(await menu().isVisible()).toBe(false);
    expect(await expanded(toggle())).toBe('false');
  });

  it('opens a second part without moving what was pressed', async () => {
    await act(toggle());
    await act(label('Services'));
    const before = await label('Service Areas').boundingBox();
    await act(label('Service Areas'));
    expect(await panel('Service Areas').isVisible()).toBe(true);
    expect((await label('Service Areas').boundingBox())?.y).toBe(before?.y);
  });

  it('a link to a part of the page closes the menu and shows that part', async () => {
    await act(toggle());
    await act(label('Services'));
    await act(panel('Services').getByText('Emergency Repairs', { exact: true }));
    expect(await menu().isVisible()).toBe(false);
    await expectContactInView();
  });

  it('a link to another page leads there', async () => {
    await act(toggle());
    await act(label('Service Areas'));
    await act(more('Riverside County'));
    await act(list('Riverside County').getByText('Hemet', { exact: true }));
    await page.waitForURL(`${host.url}/cities/hemet`);
    expect(await menu().isVisible()).toBe(false);
  });
});

describe('on a narrow screen', () => {
  it('Escape closes the menu from anywhere inside and gives the focus back to Menu', async () => {
    await open(NARROW);
    await toggle().press('Enter');
    await press('Tab', 2);
    await press('Enter');
    await press('Tab', 2);
    expect(await focused()).toBe(`More: ${RESIDENTIAL}`);
    await press('Escape');
    expect(await menu().isVisible()).toBe(false);
    expect(await toggle().evaluate((element) => element === document.activeElement)).toBe(true);
    await press('Escape');
    expect(await menu().isVisible()).toBe(false);
  });

  it('closes when the focus leaves it', async () => {
    await open(NARROW);
    await toggle().press('Enter');
    await menu().getByText('Free Inspection', { exact: true }).focus();
    expect(await menu().isVisible()).toBe(true);
    await press('Tab');
    expect(await menu().isVisible()).toBe(false);
    await toggle().press('Enter');
    await press('Shift+Tab');
    expect(await menu().isVisible()).toBe(false);
  });

  it('has nothing of the closed menu in the tab order', async () => {
    await open(NARROW);
    await toggle().focus();
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.header') === null)).toBe(true);
  });

  it('a press outside closes it', async () => {
    await open({ viewport: { width: 800, height: 900 } });
    await toggle().click();
    expect(await menu().isVisible()).toBe(true);
    await page.mouse.click(20, 890);
    expect(await menu().isVisible()).toBe(false);
  });

  it('is not a panel that hover or focus opens', async () => {
    await open(NARROW);
    await toggle().click();
    await move(label('Services'));
    await label('Services').focus();
    await page.clock.runFor(1000);
    expect(await panel('Services').isVisible()).toBe(false);
  });
});

describe('when the window changes', () => {
  const expectAllClosed = async () => {
    expect(await page.locator(':is(.nav, .menu) > [aria-expanded=true]').count()).toBe(0);
    expect(await panel('Services').isVisible()).toBe(false);
    expect(await panel('Service Areas').isVisible()).toBe(false);
  };

  it('from narrow to wide and back, nothing stays open', async () => {
    await open(NARROW);
    await toggle().click();
    await label('Services').click();
    await more(COMMERCIAL).click();
    await resize(page, WIDE.viewport);
    await moveTo(AWAY.x, AWAY.y);
    await expectAllClosed();
    await move(label('Services'));
    expect(await list(RESIDENTIAL).isVisible()).toBe(true);
    await resize(page, NARROW.viewport);
    await expectAllClosed();
    expect(await menu().isVisible()).toBe(false);
    await toggle().click();
    await label('Services').click();
    expect(await panel('Services').isVisible()).toBe(true);
    expect(await list(RESIDENTIAL).isVisible()).toBe(false);
  });
});

describe('when Back brings the page again as it was', () => {
  it.each([
    ['narrow', NARROW],
    ['wide', WIDE],
  ])('nothing is open on a %s screen', async (_, options) => {
    const keeping = await launch({ keepPages: true });
    ({ page, errors } = await openPage(keeping, options));
    close = () => keeping.close();
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
