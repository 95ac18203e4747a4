// Others change the page before an island's code comes, or while it comes: nothing that was typed or pressed is lost, and what was
// translated stays so.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { INTRUDERS, intrude, TRANSLATED } from '../../setup/intruders';
import { EARLY, fillIn, form, island, isTranslation, ROWS, ready, visit } from './setup';

/** Every text that is read in a place, without those of intruders. */
function textsIn(page: Page, place: string): Promise<string[]> {
  return page.locator(place).evaluate((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const other of copy.querySelectorAll('[data-intruder]:not(font, span), svg, noscript')) other.remove();
    for (const font of copy.querySelectorAll('font')) font.replaceWith(...font.childNodes);
    const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) (comments.currentNode as Comment).data = '';
    copy.innerHTML = copy.innerHTML.replaceAll('<!---->', '');
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push((walker.currentNode as Text).data.replace(/\s+/g, ' ').trim());
    return texts.filter((text) => /[a-z]{2}/.test(text));
  });
}

describe.each(INTRUDERS)('a %s', (intruder) => {
  describe.each(EARLY)('%s its code comes', (when) => {
    it.each(['contact', 'promotion'] as const)('takes nothing from the %s form: Send is sent once, with all that was typed', async (name) => {
      await visit(name, { intruder, when }, async ({ page, release, rows }) => {
        await fillIn(page, name);
        if (when === 'during') await intrude(page, intruder, island(name));
        else await ready(page, name);
        const before = await textsIn(page, island(name));
        await page.locator(`${form(name)} [type=submit]`).click();
        release();
        await page.locator(`${form(name)} .result--saved`).waitFor({ state: 'attached' });
        expect(rows).toEqual([ROWS[name]]);
        expect(await page.locator(`${island(name)}[data-held], ${island(name)} [aria-busy]`).count()).toBe(0);
        if (!isTranslation(intruder)) return;
        // What came of it is new; what stood there is as it was.
        const after = await textsIn(page, island(name));
        expect(before.filter((text) => !after.includes(text))).toEqual([]);
        expect(before.every((text) => TRANSLATED.test(text))).toBe(true);
      });
    });

    it('takes nothing from the estimator', async () => {
      await visit('estimator', { intruder, when }, async ({ page, release }) => {
        await page.fill('[name=squareFootage]', '2,000');
        await page.check('[name=material][value=tpo]');
        await page.selectOption('[name=roofType]', 'flat');
        if (when === 'during') await intrude(page, intruder, island('estimator'));
        else await ready(page, 'estimator');
        const before = await textsIn(page, '.estimator__details');
        release();
        await expect.poll(() => page.isEnabled('.estimator__calculate')).toBe(true);
        expect(await page.inputValue('[name=roofType]')).toBe('flat');
        expect(await textsIn(page, '.estimator__details')).toEqual(before);
        await page.click('.estimator__calculate');
        expect(await page.textContent('.estimator__figure')).toContain('$18,000');
      });
    });

    it('takes nothing from the stories: an arrow that was pressed is pressed', async () => {
      await visit('testimonials', { intruder, when }, async ({ page, release }) => {
        if (when === 'during') await intrude(page, intruder, island('testimonials'));
        const before = await textsIn(page, island('testimonials'));
        await page.locator('[data-swipe-left]').click();
        release();
        await ready(page, 'testimonials');
        await expect
          .poll(() => page.locator('.quotes__item[data-current]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
          .toEqual(['2 of 6']);
        expect(await textsIn(page, island('testimonials'))).toEqual(before);
      });
    });
  });
});
