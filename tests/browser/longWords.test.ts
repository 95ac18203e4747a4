// Words of any length: none pushes a page aside or is cut off, on a phone, with text twice as large too; those of usual length stay whole.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pageOf } from '../../generator/content/site/url';
import { launch, openPage } from '../setup/chromium';
import { type LongPages, layLongNames } from '../setup/longNames';
import { pagesIn } from '../setup/output';
import { sample, shingle } from '../setup/run';
import { type Host, serveSite } from '../setup/server';
import { browser, host } from '../setup/shipped';

const WIDTHS = [320, 390];
const scratch = mkdtempSync(join(tmpdir(), 'shingle-long-'));
let long: Host;
let pages: LongPages;
let large: Browser;
beforeAll(async () => {
  pages = layLongNames(sample, join(scratch, 'data'));
  expect(shingle(['generate', '--quiet', '--data', join(scratch, 'data'), '--out', join(scratch, 'out')])).toMatchObject({ status: 0, stderr: '' });
  [long, large] = await Promise.all([serveSite(join(scratch, 'out')), launch({ textSize: 32 })]);
});
afterAll(async () => {
  await Promise.all([long?.close(), large?.close()]);
  rmSync(scratch, { recursive: true, force: true });
});

/** Runs in the page: how far it scrolls sideways, and words that are cut off or outside the window; `whole`: those of so many letters at most that break. */
function faultsOf(whole: number): string[] {
  const root = document.documentElement;
  const faults = root.scrollWidth > root.clientWidth ? [`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`] : [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isHidden = (element: Element) =>
    element.closest('svg, script, .visually-hidden, .skip-link, thead') !== null || !element.checkVisibility({ visibilityProperty: true });
  /** The nearest box that hides what reaches beyond it. */
  const frameOf = (element: Element | null): Element | null =>
    element === null || getComputedStyle(element).overflowX !== 'visible' ? element : frameOf(element.parentElement);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement === null || isHidden(parentElement)) continue;
    for (const { 0: word, index } of (textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}.,$%]+/gu)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set(
        Array.from(range.getClientRects())
          .filter(({ width }) => width > 0)
          .map(({ top }) => Math.round(top)),
      );
      const { left, right } = range.getBoundingClientRect();
      const frame = (frameOf(parentElement) ?? root).getBoundingClientRect();
      if (right > Math.min(frame.right, root.clientWidth) + 1 || left < Math.max(frame.left, 0) - 1)
        faults.push(`${word} in .${parentElement.className} is cut off`);
      if (lines.size > 1 && word.length <= whole) faults.push(`${word} in .${parentElement.className} breaks`);
    }
  }
  return faults;
}

/** With everything that folds unfolded, and the menu of a phone open. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    document.querySelector<HTMLElement>('.nav__toggle')?.click();
    for (const button of document.querySelectorAll<HTMLElement>('.nav__list button[aria-expanded="false"]')) button.click();
  });
}

describe.each(WIDTHS)('at %i px', (width) => {
  it.each(['usual', 'large'])('names of forty letters neither push a page aside nor are cut off, in text of %s size', async (size) => {
    const { page, errors, close } = await openPage(size === 'large' ? large : browser, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    for (const path of ['/', '/privacy', '/404', ...Object.values(pages)]) {
      await page.goto(long.url + path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.evaluate(faultsOf, 0), path).toEqual([]);
      await unfold(page);
      expect(await page.evaluate(faultsOf, 0), `${path}, unfolded`).toEqual([]);
    }
    expect(errors.filter((error) => !error.startsWith('Page not found'))).toEqual([]);
    await close();
  });

  it('words of usual length stay whole on every page', async () => {
    const { page, close } = await openPage(browser, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    for (const { file } of pagesIn(inject('site'))) {
      await page.goto(host.url + (pageOf(file) ?? ''));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.evaluate(faultsOf, 17), file).toEqual([]);
    }
    await close();
  }, 120_000);

  it('words of up to twelve letters do, where text is twice as large', async () => {
    const { page, close } = await openPage(large, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    for (const path of [
      '/',
      '/services/tpo-roofing',
      '/services/maintenance-protection-plans',
      '/service-areas/riverside-county',
      '/cities/palm-springs',
      '/privacy',
      '/500',
    ]) {
      await page.goto(host.url + path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.evaluate(faultsOf, 12), path).toEqual([]);
    }
    await close();
  }, 120_000);
});

it('what breaks, is cut off or pushes the page aside is seen', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 320, height: 844 } });
  await page.goto(`${host.url}/privacy`);
  expect(await page.evaluate(faultsOf, 17)).toEqual([]);
  await page.evaluate(() => {
    const add = (style: string, text: string) =>
      document.querySelector('main')?.append(Object.assign(document.createElement('p'), { style, textContent: text }));
    add('inline-size: 2em', 'Underlayment');
    add('inline-size: 2em; overflow: hidden; white-space: nowrap', 'Insulation');
    add('inline-size: 400px', 'wide');
  });
  const faults = await page.evaluate(faultsOf, 17);
  expect(faults).toEqual([
    expect.stringContaining('sideways'),
    expect.stringContaining('Underlayment in . breaks'),
    expect.stringContaining('Insulation in . is cut off'),
  ]);
  await close();
});
