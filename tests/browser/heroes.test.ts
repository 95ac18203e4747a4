// The first screen of every town: its name stays whole, and what is drawn keeps clear of what is read and pressed.
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { pageOf } from '../../generator/content/site/url';
import { openPage } from '../setup/chromium';
import { resize } from '../setup/moments';
import { pagesIn } from '../setup/output';
import { browser, host } from '../setup/shipped';

const pagesUnder = (folder: string) => pagesIn(inject('site')).flatMap(({ file }) => (file.startsWith(folder) ? [pageOf(file) ?? ''] : []));
const TOWNS = pagesUnder('cities/');
/** ms, for all of them at several widths on a busy machine. */
const LONG = 240_000;

/** Each town at each of these widths. */
async function everywhere(widths: readonly number[], look: (page: Page, where: string) => Promise<void>): Promise<void> {
  expect(TOWNS.length).toBeGreaterThan(20);
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

it(
  'the name of a town is whole, on a phone too, and on a wide window the heading has three lines',
  async () => {
    await everywhere([320, 375, 390, 768, 1200, 1440], async (page, where) => {
      const lines = await page.evaluate(headingLines);
      const name = (await page.textContent('.breadcrumbs [aria-current]')) ?? '';
      expect(lines.join(' '), where).toMatch(new RegExp(`${name}$`));
      expect(lines, where).not.toContain('in');
      if (!where.startsWith(TOO_LONG) || !where.match(/ 3\d\d$/)) expect(lines.at(-1)?.replace(/^(Contractors )?in /, ''), where).toBe(name);
      if (where.match(/1\d{3}$/)) expect(lines.length, where).toBeLessThanOrEqual(3);
    });
  },
  LONG,
);

it(
  'the first window of a phone has a key of the house in it, and no button lies on one or on the sun',
  async () => {
    await everywhere([390], async (page, where) => {
      const { buttons, sun, keys, top } = await page.evaluate(() => {
        const rectsOf = (selector: string) => Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect().toJSON());
        return {
          buttons: rectsOf('.hero__actions .button'),
          sun: rectsOf('.elevation .r > path:not([stroke-dasharray])'),
          keys: rectsOf('.elevation .k circle'),
          top: document.querySelector('.floating')?.getBoundingClientRect().height ?? 0,
        };
      });
      expect([sun.length, keys.length], where).toEqual([2, 3]);
      expect(Math.min(...keys.map(({ bottom }) => bottom)), where).toBeLessThan(844 - top);
      expect(
        [...sun, ...keys].filter((thing) => buttons.some((button) => near(thing, button, 4))),
        where,
      ).toEqual([]);
    });
  },
  LONG,
);

it(
  'no word of a fact is broken, on the narrowest phone',
  async () => {
    await everywhere([320], async (page, where) => {
      const broken = await page.locator('.hero__facts :is(dt, dd)').evaluateAll((texts) =>
        texts.flatMap((text) =>
          Array.from(text.textContent?.matchAll(/\S+/g) ?? []).flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text.firstChild ?? text, index);
            range.setEnd(text.firstChild ?? text, index + word.length);
            // A line may end after a hyphen.
            return range.getClientRects().length > 1 && !word.includes('-') ? [word] : [];
          }),
        ),
      );
      expect(broken, where).toEqual([]);
    });
  },
  LONG,
);

it.each(pagesUnder('service-areas/'))('the name of %s is whole', async (path) => {
  const { page, errors, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await page.goto(host.url + path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of [390, 768, 1200, 1440]) {
    await resize(page, { width, height: 844 });
    const lines = await page.evaluate(headingLines);
    const name = (await page.textContent('.breadcrumbs [aria-current]'))?.replace(/ County$/, '') ?? '';
    expect(
      lines.some((line) => line.includes(name)),
      `${name} at ${width}: ${lines.join(' / ')}`,
    ).toBe(true);
  }
  expect(errors).toEqual([]);
  await close();
});

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Hero {
  /** Each line of the heading and of the lede, and each button. */
  words: Rect[];
  buttons: Rect[];
  labels: Rect[];
  /** Its disc, its cross, and points of its path. */
  sun: Rect[];
  /** What stands on the ground, or is the house: not the sky, the range, the words of the drawing. */
  things: Rect[];
}

/** Boxes of the words and of the drawing, in the window. Of a path that draws many things, each has its own. */
function measureHero(): Hero {
  const rectOf = ({ left, right, top, bottom }: DOMRect): Rect => ({ left, right, top, bottom });
  const hero = document.querySelector('.hero') ?? document.body;
  const all = (selector: string) => Array.from(hero.querySelectorAll(selector));
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    // As high as its letters, whatever room the font keeps around them.
    const half = Number.parseFloat(getComputedStyle(element).fontSize) / 2;
    return Array.from(range.getClientRects(), ({ left, right, top, bottom }) => ({
      left,
      right,
      top: (top + bottom) / 2 - half,
      bottom: (top + bottom) / 2 + half,
    }));
  };
  /** A point of a curve each four units. */
  const along = (path: SVGPathElement): Rect[] =>
    Array.from({ length: Math.ceil(path.getTotalLength() / 4) }, (_, index) => {
      const { x, y } = path.getPointAtLength(index * 4).matrixTransform(path.getScreenCTM() ?? undefined);
      return { left: x, right: x, top: y, bottom: y };
    });
  // All copies stand there before the first is measured: one layout.
  const drawnBy = (shapes: readonly Element[]): Rect[] => {
    const copies = shapes.flatMap((shape) =>
      (shape.getAttribute('d')?.split(/(?=M)/) ?? []).map((d) => {
        const one = shape.cloneNode() as Element;
        one.setAttribute('d', d);
        shape.after(one);
        return one;
      }),
    );
    const rects = [...copies, ...shapes.filter(({ tagName }) => tagName === 'use')].map((shape) => rectOf(shape.getBoundingClientRect()));
    for (const one of copies) one.remove();
    return rects;
  };
  const buttons = all('.hero__actions .button').map((button) => rectOf(button.getBoundingClientRect()));
  return {
    words: [...all('h1, .lede').flatMap(linesOf), ...buttons],
    buttons,
    labels: all('.elevation .w text').map((label) => rectOf(label.getBoundingClientRect())),
    sun: [
      ...drawnBy(all('.elevation .r > path:not([stroke-dasharray])')),
      ...all('.elevation .r > [stroke-dasharray]').flatMap((path) => along(path as SVGPathElement)),
    ],
    things: drawnBy(all('.elevation path:not(.r *, .m *, defs *), .elevation use:not(.r *)')),
  };
}

/** Whether less than this lies between them, in CSS pixels. */
function near(one: Rect, other: Rect, least: number): boolean {
  return one.left - least < other.right && other.left - least < one.right && one.top - least < other.bottom && other.top - least < one.bottom;
}

/** Windows in which the drawing stands beside the words. */
const WIDE = [1200, 1280, 1366, 1440, 1600, 1920];

it(
  'nothing of the drawing is near the words: labels 12 px, the sun and its path 20, what grows or stands 8 from the buttons',
  async () => {
    await everywhere(WIDE, async (page, where) => {
      const { words, buttons, labels, sun, things } = await page.evaluate(measureHero);
      expect([words.length >= 6, labels.length, sun.length >= 3, things.length > 10], where).toEqual([true, 3, true, true]);
      expect(
        labels.filter((label) => words.some((line) => near(label, line, 12))),
        `labels of ${where}`,
      ).toEqual([]);
      expect(
        sun.filter((part) => words.some((line) => near(part, line, 20))),
        `the sun of ${where}`,
      ).toEqual([]);
      expect(
        sun.filter((part) => labels.some((label) => near(part, label, 4))),
        `the sun's path of ${where}`,
      ).toEqual([]);
      expect(
        things.filter((thing) => buttons.some((button) => near(thing, button, 8))),
        `what stands in ${where}`,
      ).toEqual([]);
    });
  },
  LONG,
);
