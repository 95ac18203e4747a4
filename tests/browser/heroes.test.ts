// The first screen of every town: its name stays whole, and what is drawn keeps clear of what is read and pressed.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pageOf } from '../../generator/plan/url';
import { launch, openPage } from '../setup/chromium';
import { resize } from '../setup/moments';
import { pagesIn } from '../setup/output';
import { type Host, serveSite } from '../setup/server';

const TOWNS = pagesIn(inject('site')).flatMap(({ file }) => (file.startsWith('cities/') ? [pageOf(file) ?? ''] : []));

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), serveSite(inject('site'))]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** Each town at each of these widths. */
async function everywhere(widths: readonly number[], look: (page: Page, where: string) => Promise<void>): Promise<void> {
  expect(TOWNS).toHaveLength(24);
  const { page, errors, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: widths[0] ?? 0, height: 844 } });
  for (const town of TOWNS) {
    await page.goto(host.url + town);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of widths) {
      await resize(page, { width, height: 844 });
      await look(page, `${town} at ${width}`);
    }
  }
  expect(errors).toEqual([]);
  await close();
}

/** The lines of the heading as they are read. */
function headingLines(): string[] {
  const heading = document.querySelector('h1');
  const walker = document.createTreeWalker(heading ?? document, NodeFilter.SHOW_TEXT);
  const lines: { bottom: number; text: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { bottom } = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (last && Math.abs(last.bottom - bottom) < 10) last.text += ` ${word}`;
      else lines.push({ bottom, text: word });
    }
  }
  return lines.map(({ text }) => text);
}

/** Three words of eighteen letters are wider than any phone at a size that is still a heading's. */
const TOO_LONG = '/cities/desert-hot-springs';

it('the name of a town is whole, on a phone too, and on a wide window the heading has three lines', async () => {
  await everywhere([320, 375, 390, 768, 1200, 1440], async (page, where) => {
    const lines = await page.evaluate(headingLines);
    const name = (await page.textContent('.breadcrumbs [aria-current]')) ?? '';
    expect(lines.join(' '), where).toMatch(new RegExp(`${name}$`));
    expect(lines, where).not.toContain('in');
    if (!where.startsWith(TOO_LONG) || !where.match(/ 3\d\d$/)) expect(lines.at(-1)?.replace(/^(Contractors )?in /, ''), where).toBe(name);
    if (where.match(/1\d{3}$/)) expect(lines.length, where).toBeLessThanOrEqual(3);
  });
});
