// What axe finds wrong with a page as it stands, in words for a failing test.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** It runs in the page itself, which has no frames: what carries results between frames opens a page for each look, and takes five times as long. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** `within`: a selector; without one the whole page, which takes seconds. What moves is at its end first: a text half faded in has no contrast. */
export async function accessibilityFindings(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ending) animation.finish();
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(look, { within, rules: RULES });
}

/** Runs in the page. */
async function look({ within, rules }: { within: string; rules: string[] }): Promise<string[]> {
  if (document.querySelector(within) === null) throw new Error(`There is no ${within} to look at.`);
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await run({ include: [within] }, { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}
