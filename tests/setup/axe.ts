// What axe finds wrong with a page as it stands, in words for a failing test.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** `within`: a selector; without one the whole page, which takes seconds. Looks once nothing moves: a text half faded in has no contrast. */
export async function accessibilityFindings(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}
