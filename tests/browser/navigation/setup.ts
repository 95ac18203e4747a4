// What the tests of the navigation share: the page under test, its menus and their parts, and how they are reached for.
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterEach, expect } from 'vitest';
import { openPage } from '../../setup/chromium';
import { drawn } from '../../setup/moments';
import { browser, host } from '../../setup/shipped';

export const PATH = '/cities/riverside';
export const WIDE = { viewport: { width: 1440, height: 900 } };
export const NARROW = { viewport: { width: 390, height: 844 } };
export const RESIDENTIAL = 'Residential Roofing';
export const COMMERCIAL = 'Commercial Roofing';
/** A place of the page where no menu is. */
export const AWAY = { x: 20, y: 880 };

export let page: Page;
let errors: string[];
let close: () => Promise<void>;
let isScripted: boolean;

/** A page on which the script runs, at a time that stands still. */
export async function open(options: BrowserContextOptions, path = PATH): Promise<void> {
  await blank(options);
  await page.clock.install({ time: '2026-03-02T08:00:00Z' });
  await page.goto(host.url + path);
  await page.clock.pauseAt('2026-03-02T09:00:00Z');
  await expect.poll(() => page.locator('.nav summary').count()).toBe(0);
}

export async function blank(options: BrowserContextOptions): Promise<void> {
  isScripted = options.javaScriptEnabled ?? true;
  ({ page, errors, close } = await openPage(browser, options));
  page.setDefaultTimeout(10_000);
}

/** From here on the page is this one. */
export function use(opened: Pick<Awaited<ReturnType<typeof openPage>>, 'page' | 'errors' | 'close'>): void {
  ({ page, errors, close } = opened);
}

afterEach(async () => {
  await close();
  expect(errors).toEqual([]);
});

/** A label of the bar, or of the accordion. */
export const label = (name: string): Locator => page.locator(`.menu__label:text-is("${name}")`);
export const panel = (name: string): Locator => label(name).locator('xpath=ancestor::li').locator('.menu__panel');
export const groupLink = (name: string): Locator => page.locator('.group > a').getByText(name, { exact: true });
export const more = (name: string): Locator => page.getByLabel(`More: ${name}`, { exact: true });
/** What a group holds. */
export const list = (name: string): Locator =>
  page
    .locator('.group')
    .filter({ has: page.locator(`> a:text-is("${name}")`) })
    .locator('> div');
export const toggle = (): Locator => page.locator('.nav__toggle');
export const menu = (): Locator => page.locator('.nav__list');

export const expanded = (control: Locator) => control.getAttribute('aria-expanded');
export const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

export async function move(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to move to.');
  await moveTo(box.x + box.width / 2, box.y + box.height / 2);
}

/** A page is told of where the pointer is once a frame. Without a script nothing tells when that was. */
export async function moveTo(x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  if (isScripted) await drawn(page);
}

export async function press(key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

/** The contact section has come up, below the header. */
export async function expectContactInView(): Promise<void> {
  const heading = page.locator('#contact h2').first();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(60);
}
