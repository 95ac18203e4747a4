// Rows of 4 and 9.2 that only a browser can tell: figures that count up, and lists whose items come in one after another.
import type { Page as Tab } from 'playwright';
import { z } from 'zod';
import { eventually, WIDE } from '../browser';
import type { Miss } from '../miss';
import { type Check, expectation, expectedBy, miss, quoted, state, visiting, visitingEach, want } from './check';
import { type Counters, counting, numberIn, reveal, STILL_CLOCK, still } from './counters';

/** What is due comes with the next frame; a clock that is run by hand has one every 16 ms. */
const FRAME = 16;

function wrongTexts(found: string[], expected: string[], when: string): Miss[] {
  return want(found.join() === expected.join(), `${quoted(expected)} ${when}`, quoted(found));
}

function wrongStart(found: string[], ends: string[], places: number[]): Miss[] {
  const atStart = places.every((place) => numberIn(found[place] ?? '') < numberIn(ends[place] ?? ''));
  return want(atStart, `counters below ${quoted(ends)}`, quoted(found));
}

const duration = z.strictObject({ ms: z.number(), of: z.string() });
const delays = z.strictObject({ ms: z.array(z.number()), of: z.string() });

/** The delays of counters: the row says them for all the others. */
const STAGGER = expectedBy('S9.2-02', delays).ms;

/** A counter's delay is its index times the first step (D25). */
function delayOf(index: number): number {
  return STAGGER[index] ?? index * (STAGGER[1] ?? Number.NaN);
}

/** A part of the way at which counters move fast, in ms, and a part of a list that is some pixels. */
const QUARTER = 650;
const A_LITTLE = 0.05;

/** How much of its way each counter has gone when it has had the same time. */
async function eachAfterItsDelay({ ends, texts, until }: Counters, ms: number): Promise<number[]> {
  const gone: number[] = [];
  for (const [index, end] of ends.entries()) {
    await until(delayOf(index) + ms);
    gone.push(numberIn((await texts())[index] ?? '') / numberIn(end));
  }
  return gone;
}

/** When the page asked for its last frame, by its own clock, while that went on so long. */
async function lastFrame({ page, until }: Counters, ms: number): Promise<number> {
  await page.evaluate(() => {
    const ask = window.requestAnimationFrame.bind(window);
    const start = performance.now();
    window.requestAnimationFrame = (draw) => {
      document.documentElement.dataset.lastFrame = String(performance.now() - start);
      return ask(draw);
    };
  });
  await until(ms);
  return Number(await page.locator('html').getAttribute('data-last-frame'));
}

/** A card has a heading. */
const CARDS = 'main :has(> [data-item] + [data-item] :is(h3, h4))';

/** So many lists of a page stand for all of them: one style sheet has the rule. */
const SOME = 3;

async function wrongEntrance(page: Tab, stagger: number): Promise<Miss[]> {
  const lists = (await page.locator(CARDS).all()).slice(0, SOME);
  for (const list of lists) {
    await reveal(list, 1);
    const entered = await eventually(
      () => list.getAttribute('data-entered'),
      (value) => value !== null,
    );
    if (entered === null) return miss('a list of cards that enters when it comes into view', 'it does not');
    const found = await list.evaluate(delaysIn);
    const expected = found.map((_, index) => index * stagger);
    const wrong = found.filter((delay, index) => Math.abs(delay - (expected[index] ?? 0)) > 1);
    if (wrong.length > 0) return miss(`delays of ${expected.join(', ')} ms`, found.join(', '));
  }
  return [];
}

/** When each item of a list begins to move, in ms. */
function delaysIn(list: Element): number[] {
  return Array.from(list.children, (item) => {
    const { animationName, animationDelay, transitionDelay } = getComputedStyle(item);
    return Number.parseFloat(animationName === 'none' ? transitionDelay : animationDelay) * 1000;
  });
}

export const motionChecks: Record<string, Check> = {
  'S4-14': counting(async ({ counting: places, ends, texts, reveal: show, until }, { row }) => {
    const { after } = state(row);
    const ms = Number(/after (\d+) ms/.exec(after)?.[1]);
    await show(0.5);
    await until(FRAME);
    const first = await texts();
    await until(ms + 2 * FRAME);
    const atMs = await texts();
    // Later counters start later (9.2): they are given as long again.
    await until(2 * ms);
    return [
      ...wrongStart(first, ends, places),
      ...want(atMs[0] === ends[0], `${ends[0]} after ${ms} ms`, String(atMs[0])),
      ...wrongTexts(await texts(), ends, 'at the end'),
    ];
  }),
  'S4-15': visiting(STILL_CLOCK, async ({ page }, { row }) => {
    const { doNotCount } = expectation(row, still);
    const counters = page.locator('[data-count]');
    const ends = await counters.allTextContents();
    const misses: Miss[] = [];
    let counted = false;
    for (const text of doNotCount) {
      const figures = page.locator('main').getByText(text, { exact: true });
      const before = await figures.count();
      if (before > 0) await reveal(figures.first(), 1);
      for (const ms of [FRAME, 500, 1000]) {
        await page.clock.runFor(ms);
        const now = await figures.count();
        misses.push(...want(before > 0 && now === before, `${text} as it is`, `${before} before, then ${now}`));
        counted ||= (await counters.allTextContents()).join() !== ends.join();
      }
    }
    return [...misses, ...want(counted, 'others beside them that count', 'none')];
  }),
  'S9.2-01': counting(async (counters, { row }) => {
    const { ms } = expectation(row, duration);
    const { ends, counting: places, reveal: show, texts } = counters;
    const [first = 0] = places;
    await show(0.5);
    const last = await lastFrame(counters, ms + 2 * FRAME);
    const found = (await texts())[first];
    const late = ms + delayOf(places.at(-1) ?? 0);
    const end = Math.max(last, await lastFrame(counters, 2 * ms));
    return [
      ...want(found === ends[first], `${ends[first]} after ${ms} ms`, String(found)),
      ...want(Math.abs(end - late) <= 2 * FRAME, `the last frame after ${late} ms`, String(end)),
    ];
  }),
  'S9.2-02': counting(
    async (counters, { row }) => {
      const { ms } = expectation(row, delays);
      const { ends, counting: places, reveal: show, until, texts } = counters;
      await show(0.5);
      await until(FRAME);
      const start = await texts();
      const misses = [...want(places.length >= ms.length, `${ms.length} counters`, quoted(ends)), ...wrongStart(start, ends, places)];
      for (const place of places.slice(1)) {
        await until(delayOf(place) - 1);
        const now = (await texts())[place];
        misses.push(...want(now === start[place], `${ends[place]} waits for ${delayOf(place)} ms`, String(now)));
      }
      const gone = await eachAfterItsDelay(counters, QUARTER);
      const numbers = ends.map(numberIn);
      const longest = numbers.indexOf(Math.max(...numbers));
      for (const place of places) {
        // A number shows its share of the way to one in as many as it is.
        const apart = Math.abs((gone[place] ?? 0) - (gone[longest] ?? 0));
        const rounding = 1 / (numbers[place] ?? 1) + 1 / (numbers[longest] ?? 1);
        misses.push(...want(apart <= rounding, `${ends[place]} as far as the others after its delay`, quoted(gone.map(String))));
      }
      return misses;
    },
    // Here all of a list count.
    ['hero', 'about'],
  ),
  'S9.2-03': counting(
    async ({ reveal: show, until, texts }, { row }) => {
      const { visible } = expectation(row, z.strictObject({ visible: z.number(), of: z.string() }));
      const before = await texts();
      await show(visible - A_LITTLE);
      await until(1000);
      const waiting = await texts();
      await show(visible + A_LITTLE);
      await until(1500);
      const moving = await texts();
      return [
        ...wrongTexts(waiting, before, `as long as less than ${visible} is in view`),
        ...want(moving.join() !== before.join(), `counting once ${visible} is in view`, quoted(moving)),
      ];
    },
    // The hero's is in view as the page loads.
    ['about', 'why-us'],
  ),
  'S9.2-04': visitingEach(WIDE, async ({ page }, { row }) => wrongEntrance(page, expectation(row, duration).ms)),
};
