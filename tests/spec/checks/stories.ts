// Rows of 2.5 and 4 that only a browser can tell: the testimonials, one at a time.
import type { Locator, Page as Tab } from 'playwright';
import { z } from 'zod';
import { eventually, PHONE, type Visitor, WIDE } from '../browser';
import { type Data, listAt, textAt, type Yaml } from '../data';
import { mentions, textOf, tidy } from '../dom';
import type { Miss } from '../miss';
import { seenNow } from '../reader/reader';
import { all, type Check, expectation, type GivenPage, quoted, state, visiting, want } from './check';
import { wrongNumber } from './count';

/** The carousel on the page, as a visitor has it before him. */
interface Carousel {
  /** The indices of the testimonials in sight. */
  shown: () => Promise<number[]>;
  next: Locator;
  previous: Locator;
  dots: Locator;
  count: number;
}

function carouselOn(page: Tab, data: Data): Carousel {
  const file = data.files.get('testimonials');
  const island = page.locator('[data-island=testimonials]');
  const named = (word: string) => island.getByRole('button', { name: textAt(file, 'words', word), exact: true });
  const texts = listAt(file, 'testimonials').map((entry) => tidy(textAt(entry, 'text')));
  return {
    count: texts.length,
    next: named('next'),
    previous: named('previous'),
    dots: island.getByRole('button', { name: new RegExp(`^${textAt(file, 'words', 'goTo')} \\d+$`) }),
    shown: async () => {
      const inSight = (await island.evaluate(quotesInSight)).map(tidy);
      return texts.flatMap((text, index) => (inSight.some((quote) => quote.includes(text)) ? [index] : []));
    },
  };
}

/** Shown, and its middle within the island: the row may be longer than what is seen of it. */
function quotesInSight(island: Element): string[] {
  const frame = island.getBoundingClientRect();
  return Array.from(island.querySelectorAll('blockquote'))
    .filter((quote) => quote.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((quote) => {
      const { left, width } = quote.getBoundingClientRect();
      return left + width / 2 > frame.left && left + width / 2 < frame.right;
    })
    .map((quote) => quote.textContent ?? '');
}

async function wrongStory({ shown }: Carousel, index: number, what: string): Promise<Miss[]> {
  const isRight = (indices: number[]) => indices.join() === String(index);
  const last = await eventually(shown, isRight);
  return want(isRight(last), `${what}: testimonial ${index}`, `testimonial ${last.join(' and ') || 'none'}`);
}

const turning = (look: (carousel: Carousel, given: GivenPage) => Promise<Miss[]>): Check =>
  visiting(WIDE, ({ page }, given) => look(carouselOn(page, given.data), given));

/** Once round, and so past the end. */
const goesRound = (control: 'next' | 'previous', step: 1 | -1): Check =>
  turning(async (carousel, { row }) => {
    const { action, after } = state(row);
    const { count } = carousel;
    const misses = await wrongStory(carousel, 0, 'at first');
    for (let index = 0; Math.abs(index) < count; ) {
      index += step;
      await carousel[control].click();
      misses.push(...(await wrongStory(carousel, (index + count) % count, `${action}: ${after}`)));
    }
    return misses;
  });

const counted = z.strictObject({ n: z.number(), of: z.string() });

/** What is in sight of each testimonial, one after the other. */
const tellsAll = (visitor: Visitor): Check =>
  visiting({ ...visitor, still: true }, async ({ page }, given) => {
    const { next } = carouselOn(page, given.data);
    const misses: Miss[] = [];
    for (const entry of listAt(given.data.files.get('testimonials'), 'testimonials')) {
      const isTold = (document: Document) => wrongTelling(document, entry).length === 0;
      misses.push(...wrongTelling(await eventually(() => seenNow(page), isTold), entry));
      if (misses.length > 0) break;
      await next.click();
    }
    return misses;
  });

function wrongTelling(document: Document, entry: Yaml): Miss[] {
  const items = [...document.querySelectorAll('[data-section="stories"] [data-item]')];
  const [item] = items;
  const told = ['text', 'name', 'location', 'project'].map((field) => textAt(entry, field));
  const silent = told.filter((text) => !item || !mentions(textOf(item), text));
  const stars = item?.querySelectorAll('svg').length;
  return [
    ...want(items.length === 1 && silent.length === 0, `${quoted(told)}, and nothing else`, () => quoted(items.map(textOf))),
    ...want(stars === Number(textAt(entry, 'rating')), `${textAt(entry, 'rating')} stars`, String(stars)),
  ];
}

export const storyChecks: Record<string, Check> = {
  'S2.5-02': all(tellsAll(WIDE), tellsAll(PHONE)),
  'S2.5-01': turning(async (carousel, { row }) => {
    const { n, of } = expectation(row, counted);
    const before = await carousel.shown();
    await carousel.next.click();
    const after = await eventually(carousel.shown, (indices) => indices.length === n && indices.join() !== before.join());
    return [...wrongNumber(before.length, { n, of }), ...wrongNumber(after.length, { n, of })];
  }),
  'S2.5-04': goesRound('next', 1),
  'S2.5-05': goesRound('previous', -1),
  'S2.5-06': turning(async ({ dots }, { row }) => {
    const { n, of } = expectation(row, counted);
    const found = await eventually(
      () => dots.count(),
      (count) => count === n,
    );
    return wrongNumber(found, { n, of });
  }),
  'S2.5-07': turning(async (carousel, { row }) => {
    const { action, after } = state(row);
    const { count, dots } = carousel;
    const misses: Miss[] = [];
    // The last, the first, the last but one, the second: to and fro, not from one to its neighbor.
    for (let turn = 0; turn < count; turn += 1) {
      const target = turn % 2 === 0 ? count - 1 - turn / 2 : (turn - 1) / 2;
      await dots.nth(target).click();
      misses.push(...(await wrongStory(carousel, target, `${action}: ${after}`)));
    }
    return misses;
  }),
  'S4-13': turning((carousel) => wrongStory(carousel, 0, 'the page loaded')),
};
