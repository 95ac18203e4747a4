// The stories one at a time, by arrows, dots and keys.
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../setup/axe';
import { button, codeHeld, expectStory, FIRST, heightOf, NAMES, openStories, STORIES, seen } from './setup';

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
});
