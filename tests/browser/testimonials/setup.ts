// What the tests of the stories share: a page that shows them, who speaks in them, and what is pressed.
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { openPage } from '../../setup/chromium';
import type { Host } from '../../setup/server';
import { browser, host } from '../../setup/shipped';

export const NAMES = ['Maria G.', 'James T.', 'Linda P.', 'Robert K.', 'Denise W.', 'Carlos M.'];
export const [FIRST, SECOND, THIRD] = NAMES;
export const STORIES = '[data-section="stories"]';
/** The code of the island. */
export const CHUNK = /assets\/(testimonials|hydrate)-/;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Opening {
  from?: Host;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

export async function openStories(options: BrowserContextOptions, { from = host, prepare }: Opening = {}) {
  const opened = await openPage(browser, options);
  await prepare?.(opened.page);
  await opened.page.goto(`${from.url}/`);
  const stories = opened.page.locator(STORIES);
  await stories.locator('h2').scrollIntoViewIfNeeded();
  return { ...opened, stories, island: stories.locator('[data-island]') };
}

/** Who speaks in the quotes that can be seen. */
export function seen(stories: Locator): Promise<string[]> {
  return stories.locator('[data-item] strong').filter({ visible: true }).allTextContents();
}

export const button = (stories: Locator, name: string) => stories.getByRole('button', { name, exact: true });
const dots = (stories: Locator) => stories.getByRole('group', { name: 'Choose a story' }).getByRole('button');
export const heightOf = (stories: Locator) => stories.evaluate((section) => section.getBoundingClientRect().height);

/** Which dot says that it is the current one, and is filled. */
function currentDots(stories: Locator): Promise<number[]> {
  return dots(stories).evaluateAll((all) =>
    all.flatMap((dot, index) => {
      const filled = getComputedStyle(dot, '::before').borderTopWidth === '8px';
      return dot.getAttribute('aria-disabled') === 'true' && filled ? [index] : [];
    }),
  );
}

export async function expectStory(stories: Locator, index: number): Promise<void> {
  await expect.poll(() => seen(stories)).toEqual([NAMES[index]]);
  expect(await currentDots(stories)).toEqual([index]);
}

/** Keeps the island's code back until it is released. */
export function codeHeld(): { prepare: (page: Page) => Promise<unknown>; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const prepare = (page: Page) => page.route(CHUNK, (route) => released.then(() => route.continue()));
  return { prepare, release };
}
