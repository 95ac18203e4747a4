// The stories: one at a time, by arrows, dots, keys and fingers; a row where no script runs; nothing to press where there is one.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { accessibilityFindings } from '../setup/axe';
import { openPage } from '../setup/chromium';
import { layOver } from '../setup/overlay';
import { sample, shingle } from '../setup/run';
import { type Host, serveSite } from '../setup/server';
import { browser, host } from '../setup/shipped';

const NAMES = ['Maria G.', 'James T.', 'Linda P.', 'Robert K.', 'Denise W.', 'Carlos M.'];
const [FIRST, SECOND, THIRD] = NAMES;
const STORIES = '[data-section="stories"]';
/** The code of the island. */
const CHUNK = /assets\/(testimonials|hydrate)-/;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const scratch = mkdtempSync(join(tmpdir(), 'shingle-stories-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Opening {
  from?: Host;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

async function openStories(options: BrowserContextOptions, { from = host, prepare }: Opening = {}) {
  const opened = await openPage(browser, options);
  await prepare?.(opened.page);
  await opened.page.goto(`${from.url}/`);
  const stories = opened.page.locator(STORIES);
  await stories.locator('h2').scrollIntoViewIfNeeded();
  return { ...opened, stories, island: stories.locator('[data-island]') };
}

/** Who speaks in the quotes that can be seen. */
function seen(stories: Locator): Promise<string[]> {
  return stories.locator('[data-item] strong').filter({ visible: true }).allTextContents();
}

const button = (stories: Locator, name: string) => stories.getByRole('button', { name, exact: true });
const dots = (stories: Locator) => stories.getByRole('group', { name: 'Choose a story' }).getByRole('button');
const heightOf = (stories: Locator) => stories.evaluate((section) => section.getBoundingClientRect().height);

/** Which dot says that it is the current one, and is filled. */
function currentDots(stories: Locator): Promise<number[]> {
  return dots(stories).evaluateAll((all) =>
    all.flatMap((dot, index) => {
      const filled = getComputedStyle(dot, '::before').borderTopWidth === '8px';
      return dot.getAttribute('aria-disabled') === 'true' && filled ? [index] : [];
    }),
  );
}

async function expectStory(stories: Locator, index: number): Promise<void> {
  await expect.poll(() => seen(stories)).toEqual([NAMES[index]]);
  expect(await currentDots(stories)).toEqual([index]);
}

/** Keeps the island's code back until it is released. */
function codeHeld(): { prepare: (page: Page) => Promise<unknown>; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const prepare = (page: Page) => page.route(CHUNK, (route) => released.then(() => route.continue()));
  return { prepare, release };
}

describe.each([390, 1440])('at %i px', (width) => {
  const options = { viewport: { width, height: 900 } };

  it('starts with the first, and hydration changes nothing', async () => {
    const { stories, island, errors, close } = await openStories(options);
    await expectStory(stories, 0);
    const [html, height] = [await island.innerHTML(), await heightOf(stories)];
    await button(stories, 'Previous story').focus();
    await expect.poll(() => island.getAttribute('data-state')).toBe('ready');
    expect(await island.innerHTML()).toBe(html);
    expect(await heightOf(stories)).toBe(height);
    await expectStory(stories, 0);
    expect(errors).toEqual([]);
    await close();
  });

  it('goes round both ways, and to any by its dot, at one height', async () => {
    const { stories, errors, close } = await openStories(options);
    const height = await heightOf(stories);
    for (const index of [1, 2, 3, 4, 5, 0]) {
      await button(stories, 'Next story').click();
      await expectStory(stories, index);
      expect(await heightOf(stories)).toBe(height);
    }
    for (const index of [5, 4]) {
      await button(stories, 'Previous story').click();
      await expectStory(stories, index);
    }
    for (const index of [2, 0, 5, 3]) {
      await button(stories, `Story ${index + 1}`).click();
      await expectStory(stories, index);
      expect(await heightOf(stories)).toBe(height);
    }
    expect(errors).toEqual([]);
    await close();
  });

  it('shows all of a story, and is accessible before and after', async () => {
    const { page, stories, errors, close } = await openStories(options);
    expect(await accessibilityFindings(page, STORIES)).toEqual([]);
    const story = stories.getByRole('group', { name: '1 of 6' });
    await expect.poll(() => story.innerText()).toContain('Maria G., Riverside, CA\nTile lift and relay. Sample review');
    expect(await story.locator('svg').count()).toBe(5);
    expect(await story.innerText()).toContain('5 out of 5 stars');
    expect(await story.innerText()).toContain('“Two companies wanted to replace everything.');
    await button(stories, 'Story 4').click();
    await expectStory(stories, 3);
    expect(await accessibilityFindings(page, STORIES)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  it('is worked by the keyboard alone', async () => {
    const { page, stories, errors, close } = await openStories(options);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await button(stories, 'Previous story').focus();
    await page.keyboard.press('Enter');
    await expectStory(stories, 5);
    for (const name of NAMES.map((_, index) => `Story ${index + 1}`)) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
      const outline = await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
      expect(outline).toBe('solid');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expectStory(stories, 4);
    expect(await focused()).toBe('Story 5');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Next story');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expectStory(stories, 0);
    expect(errors).toEqual([]);
    await close();
  });

  it('has no stop of the Tab key before its buttons', async () => {
    const { page, stories, close } = await openStories(options);
    await button(stories, 'Previous story').focus();
    await page.keyboard.press('Shift+Tab');
    expect(await stories.evaluate((section) => section.contains(document.activeElement))).toBe(false);
    await close();
  });

  it('keeps clicks for the code that is still on its way', async () => {
    const { prepare, release } = codeHeld();
    const { stories, island, errors, close } = await openStories(options, { prepare });
    // What is kept reaches nobody: React might act on it while it takes over, and then again.
    await stories.evaluate((section) => section.addEventListener('click', () => section.setAttribute('data-heard', '')));
    await button(stories, 'Next story').click();
    await button(stories, 'Next story').click();
    await expect.poll(() => island.getAttribute('data-state')).toBe('loading');
    expect(await stories.getAttribute('data-heard')).toBeNull();
    expect(await seen(stories)).toEqual([FIRST]);
    release();
    await expectStory(stories, 2);
    expect(errors).toEqual([]);
    await close();
  });

  it('is a row without JavaScript', async () => {
    const { page, stories, close } = await openStories({ ...options, javaScriptEnabled: false });
    await expectRow(page, stories);
    await close();
  });

  it('is a row again where its code does not come', async () => {
    const { page, stories, island, close } = await openStories(options, {
      prepare: (opened) => opened.route(CHUNK, (route) => route.abort()),
    });
    await button(stories, 'Next story').click();
    await expect.poll(() => island.getAttribute('data-state')).toBe('failed');
    await expectRow(page, stories);
    expect(await accessibilityFindings(page, STORIES)).toEqual([]);
    await close();
  });
});

/** Every quote can be reached, by scrolling the row and not the page; nothing stands there that cannot be pressed. */
async function expectRow(page: Page, stories: Locator): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  expect(await seen(stories)).toEqual(NAMES);
  expect(await stories.locator('[data-swipe] button').filter({ visible: true }).count()).toBe(0);
  const view = stories.getByRole('group', { name: 'Customer stories, a row to scroll' });
  await view.focus();
  expect(await view.evaluate((element) => element === document.activeElement && element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await view.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
  await stories.locator('[data-item]').last().scrollIntoViewIfNeeded();
  const box = await stories.locator('[data-item]').last().boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

describe('a finger', () => {
  /** Drawn over the quote in five moves. */
  async function draw(page: Page, stories: Locator, across: number, down: number): Promise<void> {
    const box = await stories.locator('[data-current] blockquote').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 170, (box?.y ?? 0) + 60];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + down * part }],
      });
    await touch('touchStart', 0);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part);
    await touch('touchEnd', 1);
    await session.detach();
  }

  it('drawn sideways turns to the next and the previous', async () => {
    const { page, stories, errors, close } = await openStories(PHONE);
    await draw(page, stories, -120, 20);
    await expectStory(stories, 1);
    await draw(page, stories, -60, 30);
    await expectStory(stories, 2);
    await draw(page, stories, 120, -20);
    await draw(page, stories, 120, 0);
    await draw(page, stories, 45, 0);
    await expectStory(stories, 5);
    expect(errors).toEqual([]);
    await close();
  });

  it('that slips, or scrolls the page, turns nothing', async () => {
    const { page, stories, errors, close } = await openStories(PHONE);
    await draw(page, stories, -120, 0);
    await expectStory(stories, 1);
    await draw(page, stories, -38, 0);
    await draw(page, stories, 38, 10);
    const before = await page.evaluate(() => scrollY);
    await draw(page, stories, -60, -150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expectStory(stories, 1);
    // What was not turned then would be turned now, before this.
    await draw(page, stories, -120, 0);
    await expectStory(stories, 2);
    expect(errors).toEqual([]);
    await close();
  });

  it('may come before the code', async () => {
    const { prepare, release } = codeHeld();
    const { page, stories, island, errors, close } = await openStories(PHONE, { prepare });
    await draw(page, stories, -120, 0);
    await expect.poll(() => island.getAttribute('data-state')).toBe('loading');
    expect(await seen(stories)).toEqual([FIRST]);
    release();
    await expectStory(stories, 1);
    expect(errors).toEqual([]);
    await close();
  });

  it('finds every button big enough', async () => {
    const { stories, close } = await openStories(PHONE);
    const boxes = await stories.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(8);
    for (const { width, height } of boxes) {
      expect(width).toBeGreaterThanOrEqual(34);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await close();
  });
});

describe('with other testimonials', () => {
  const file = z.object({ testimonials: z.array(z.record(z.string(), z.unknown())) });
  const shipped = file.parse(parse(readFileSync(join(sample, 'testimonials.yaml'), 'utf8'))).testimonials;

  async function serve(name: string, testimonials: unknown[], ...options: string[]): Promise<Host> {
    const [overlay, data, out] = [join(scratch, name, 'overlay'), join(scratch, name, 'data'), join(scratch, name, 'out')];
    mkdirSync(overlay, { recursive: true });
    writeFileSync(join(overlay, 'testimonials.yaml'), stringify({ testimonials }));
    layOver(sample, overlay, data);
    expect(shingle(['generate', '--quiet', '--data', data, '--out', out, ...options])).toMatchObject({ status: 0, stderr: '' });
    return serveSite(out);
  }

  it('shows one without anything to press, or any script', async () => {
    const from = await serve('one', shipped.slice(2, 3));
    for (const width of [390, 1440]) {
      const { page, stories, island, errors, close } = await openStories({ viewport: { width, height: 900 } }, { from });
      expect(await seen(stories)).toEqual([THIRD]);
      expect(await stories.getByRole('button').count()).toBe(0);
      expect(await stories.locator('[aria-roledescription], [tabindex], [aria-live]').count()).toBe(0);
      expect(await island.count()).toBe(0);
      expect(await stories.locator('dd').allInnerTexts()).toEqual(['5/5', '200+', '99%']);
      expect(await accessibilityFindings(page, STORIES)).toEqual([]);
      expect(errors).toEqual([]);
      await close();
    }
    await from.close();
  });

  it('has no section without any', async () => {
    const from = await serve('none', []);
    const { page, errors, close } = await openPage(browser);
    await page.goto(`${from.url}/`);
    expect(await page.locator(STORIES).count()).toBe(0);
    expect(await page.locator('[data-section]').count()).toBeGreaterThan(5);
    expect(errors).toEqual([]);
    await close();
    await from.close();
  });

  it('goes back and forth between two that are far from equally long', async () => {
    const [short = {}, long = {}] = shipped;
    const pair = [
      { ...short, text: 'Fixed.' },
      { ...long, text: `${String(long.text)} `.repeat(4).trim() },
    ];
    // React's development build would tell of a first render that is not the server's HTML.
    const from = await serve('two', pair, '--development');
    const { stories, errors, close } = await openStories({ viewport: { width: 320, height: 900 } }, { from });
    const height = await heightOf(stories);
    for (const name of [SECOND, FIRST]) {
      await button(stories, 'Next story').click();
      await expect.poll(() => seen(stories)).toEqual([name]);
      expect(await heightOf(stories)).toBe(height);
    }
    await button(stories, 'Previous story').click();
    await expect.poll(() => seen(stories)).toEqual([SECOND]);
    expect(errors).toEqual([]);
    await close();
    await from.close();
  });

  it('never scrolls sideways with as many as there may be', async () => {
    const [one] = shipped;
    const from = await serve(
      'many',
      Array.from({ length: 50 }, (_, index) => ({ ...one, name: `Ann ${index + 1}.` })),
    );
    for (const width of [320, 390, 1440]) {
      const { page, stories, errors, close } = await openStories({ viewport: { width, height: 900 } }, { from });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await button(stories, 'Previous story').click();
      await expect.poll(() => seen(stories)).toEqual(['Ann 50.']);
      expect(errors).toEqual([]);
      await close();
    }
    await from.close();
  });
});

describe('where the script of the page does not run', () => {
  it('is a row', async () => {
    const prepare = (opened: Page) => opened.route(/boot\.js/, (route) => route.abort());
    const { page, stories, close } = await openStories(PHONE, { prepare });
    await expectRow(page, stories);
    expect(await accessibilityFindings(page, STORIES)).toEqual([]);
    await close();
  });
});
