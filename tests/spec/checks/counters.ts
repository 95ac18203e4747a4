// Figures that count up, on a clock that is run by hand.
import type { Locator, Page as Tab } from 'playwright';
import { z } from 'zod';
import { scrollTo, type Visitor, WIDE } from '../browser';
import type { Miss } from '../miss';
import { all, type Check, expectedBy, type GivenPage, visiting, want } from './check';

/** The lists of figures that count up (2.3). */
const LISTS = ['hero', 'about', 'why-us'];

export const STILL_CLOCK: Visitor = { ...WIDE, clock: true };

/** A list of figures that count up. */
export interface Counters {
  /** What they say at the end: the HTML holds the final values. */
  ends: string[];
  /** Which of them count; the index of a counter is its place in the list. */
  counting: number[];
  texts: () => Promise<string[]>;
  /** Brings so much of the list into the window, from below. */
  reveal: (part: number) => Promise<void>;
  /** Runs the clock until so long after the list was revealed. */
  until: (ms: number) => Promise<void>;
  page: Tab;
}

type CountersLook = (counters: Counters, given: GivenPage) => Promise<Miss[]>;

export function counting(look: CountersLook, sections = LISTS): Check {
  return all(
    ...sections.map((section) =>
      visiting(STILL_CLOCK, async ({ page }, given) => {
        const counters = countersOn(page, given, section);
        const misses = [...want(counters.counting.length > 0, 'figures that count', 'none'), ...(await look(counters, given))];
        return misses.map(({ expected, found }) => ({ expected: `${section}: ${expected}`, found }));
      }),
    ),
  );
}

function countersOn(page: Tab, { page: { document } }: GivenPage, section: string): Counters {
  const place = `[data-section="${section}"] [data-count]`;
  const list = page.locator(place);
  const ends = [...document.querySelectorAll(`${place} .dimension__figure`)].map((figure) => figure.textContent ?? '');
  let now = 0;
  return {
    page,
    ends,
    counting: ends.flatMap((text, index) => (STILL.includes(text) ? [] : [index])),
    texts: () => list.locator('.dimension__figure').evaluateAll(seenTexts),
    reveal: (part) => reveal(list, part),
    until: async (ms) => {
      await page.clock.runFor(ms - now);
      now = ms;
    },
  };
}

/** What is there for the eye: those who listen may be told something else meanwhile. */
function seenTexts(figures: Element[]): string[] {
  return figures.map((figure) => {
    const seen = figure.cloneNode(true) as Element;
    for (const told of seen.querySelectorAll('.visually-hidden')) told.remove();
    return seen.textContent ?? '';
  });
}

export function numberIn(text: string): number {
  return Number(/\d+/.exec(text));
}

export async function reveal(list: Locator, part: number): Promise<void> {
  const top = await list.evaluate((element, shown) => {
    const { top: edge, height } = element.getBoundingClientRect();
    return edge + window.scrollY + height * shown - window.innerHeight;
  }, part);
  await scrollTo(list.page(), Math.round(top));
}

export const still = z.strictObject({ doNotCount: z.array(z.string()) });

/** What stands among the counters and does not count (D25): it says it for all the others. */
const STILL = expectedBy('S4-15', still).doNotCount;
