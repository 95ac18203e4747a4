// Rows of 2.7 and 4 that only a browser can tell: when the promotion opens, waits and stays away, and what it leaves to the visitor.

import type { Locator, Page as Tab } from 'playwright';
import { blockStorage } from '../../setup/barred';
import { eventually } from '../browser';
import { type Data, textAt } from '../data';
import type { Miss } from '../miss';
import { all, type Check, expectation, expectedBy, lookingBack, quoted, state, visiting, visitingEach, want } from './check';
import { contactForm, fillIn, keep, promotionForm, send, somebody } from './leadForm';
import { closed, DELAY, DESK, DIALOG, duration, hasFocus, isOpen, LONG, opened, scrolled, settle, wait } from './promotion';

/** How long it stays closed once closed, in ms. */
const CLOSED_FOR = expectedBy('S2.7-20', duration).ms;

/** A page of each kind that has the form. */
const PAGES = ['/', '/services/gutters', '/service-areas/riverside-county', '/cities/riverside'];

function closeButton(page: Tab, data: Data): Locator {
  return page.locator(DIALOG).getByRole('button', { name: textAt(data.files.get('promotion'), 'close'), exact: true });
}

/** Any control of the page that stands in no form. */
function control(page: Tab): Locator {
  return page.locator('[data-section=hero] a').first();
}

/** Nobody has closed it yet. */
async function anew(page: Tab): Promise<boolean> {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  return wait(page, DELAY);
}

/** Opened while the visitor is in a control; he goes into it, and closes it. */
const fromControl = lookingBack('/', DESK, async ({ page }, { data }) => {
  await control(page).focus();
  const open = await wait(page, DELAY);
  const stayed = await hasFocus(control(page));
  await page.locator(`${DIALOG} [name=name]`).focus();
  await closeButton(page, data).click();
  await settle(page);
  return { open, stayed, openAfter: await isOpen(page), returned: await hasFocus(control(page)) };
});

/** A visitor is in something for a long time, with the form out of view; it opens once he has left it. */
async function waits(page: Tab, what: string, leave: () => Promise<unknown>): Promise<Miss[]> {
  await scrolled(page, 0);
  const during = await wait(page, LONG);
  await leave();
  await scrolled(page, 0);
  return [...closed(during, what), ...opened(await isOpen(page), 'left')];
}

interface Away {
  /** After its delay, on pages loaded within the time. */
  within: string[];
  /** On pages that have their delay over just before and just after the end of the time. */
  before: boolean;
  after: boolean;
}

/** Dismissed or sent in one way, and pages loaded after that. */
const goneBy = (act: (page: Tab, data: Data) => Promise<unknown>) =>
  lookingBack('/', DESK, async ({ page }, { data }): Promise<Away> => {
    await wait(page, DELAY);
    const now = () => page.evaluate(() => Date.now());
    const from = await now();
    await act(page, data);
    const to = await now();
    const openOn = async (path: string, time: number) => {
      await page.clock.pauseAt(time);
      await page.goto(new URL(path, page.url()).href);
      await page.clock.runFor(DELAY);
      return isOpen(page);
    };
    const within: string[] = [];
    for (const [index, path] of PAGES.entries()) if (await openOn(path, to + (index + 1) * LONG)) within.push(path);
    return { within, before: await openOn('/', from + CLOSED_FOR - DELAY - 1), after: await openOn('/', to + CLOSED_FOR) };
  });

const dismissed = goneBy(async (page, data) => {
  await closeButton(page, data).click();
});
const sent = goneBy(async (page) => {
  await page.clock.resume();
  const form = promotionForm(page);
  await fillIn(form, somebody());
  await send(form, keep);
});

const both = (judge: (away: Away) => Miss[]): Check => all(dismissed(judge), sent(judge));

const PACIFIC = 'America/Los_Angeles';

/** The moment at which the day after begins, in California. */
export function endOf(day: string): number {
  const hours = [7, 8].map((hour) => Date.parse(`${day}T00:00:00Z`) + (24 + hour) * 3_600_000);
  return hours.find((time) => new Date(time).toLocaleDateString('sv', { timeZone: PACIFIC }) > day) ?? Number.NaN;
}

export const offerChecks: Record<string, Check> = {
  'S2.7-05': visitingEach(DESK, async ({ page }, { row }) => {
    const { ms } = expectation(row, duration);
    const atFirst = await isOpen(page);
    const sooner = await wait(page, ms - 2);
    await page.clock.runFor(1);
    return [...closed(atFirst, 'the page loaded'), ...closed(sooner, `before ${ms} ms`), ...opened(await isOpen(page), `after ${ms} ms`)];
  }),
  'S2.7-11': fromControl(({ open, stayed }, { row }) => [...opened(open, 'after its delay'), ...want(stayed, state(row).after, 'it has moved')]),
  'S2.7-12': fromControl(({ openAfter, returned }, { row }) => [...closed(openAfter, 'closed'), ...want(returned, state(row).after, 'it does not')]),
  'S2.7-13': visiting(DESK, async ({ page }, { row }) => {
    const misses: Miss[] = [];
    const places: [string, Locator | null][] = [
      ['where it was led', null],
      ['its own field', page.locator(`${DIALOG} [name=email]`)],
      ['a control of the page', control(page)],
      ['the header', page.locator('header a').first()],
    ];
    for (const [what, place] of places) {
      misses.push(...opened(await anew(page), what));
      await place?.focus();
      await page.keyboard.press('Escape');
      await settle(page);
      misses.push(...closed(await isOpen(page), `${what}: ${state(row).action}`));
    }
    return misses;
  }),
  'S2.7-17': visiting(DESK, async ({ page }, { row }) => {
    const field = contactForm(page).field('name');
    await field.focus();
    return waits(page, state(row).after, () => field.blur());
  }),
  'S2.7-18': visiting(DESK, async ({ page }, { row, data }) => {
    const gear = page.getByRole('button', { name: textAt(data.files.get('contact'), 'webhookDialog', 'button'), exact: true });
    const other = page.locator('[data-section="dialog:webhook"]');
    await gear.click();
    const isThere = async () => {
      await page.clock.runFor(1);
      return other.isVisible();
    };
    const there = await eventually(isThere, Boolean);
    return [...want(there, 'another dialog open', 'not so'), ...(await waits(page, state(row).after, () => page.keyboard.press('Escape')))];
  }),
  'S2.7-19': both(({ within }) => want(within.length === 0, 'closed on every page', `open on ${quoted(within)}`)),
  'S2.7-20': both(({ before, after }) => [...closed(before, 'one moment before the end of that time'), ...opened(after, 'after it')]),
  'S2.7-21': visiting({ ...DESK, prepare: (page) => page.addInitScript(blockStorage) }, async ({ page }, { row, data }) => {
    const { after } = state(row);
    const misses: Miss[] = opened(await wait(page, DELAY), 'after its delay');
    await closeButton(page, data).click();
    misses.push(...closed(await wait(page, LONG), after));
    await scrolled(page, 1e6);
    await scrolled(page, 0);
    await control(page).focus();
    return [...misses, ...closed(await wait(page, LONG), `${after}, after scrolling`)];
  }),
  'S2.7-23': visiting(DESK, async ({ page }, { row, data }) => {
    const end = endOf(textAt(data.files.get('promotion'), 'endsOn'));
    const openAt = async (time: number) => {
      await page.clock.pauseAt(time);
      await page.reload();
      return wait(page, DELAY);
    };
    return [...opened(await openAt(end - 2 * DELAY), 'on the last day'), ...closed(await openAt(end), state(row).before)];
  }),
  'S4-09': fromControl(({ open, openAfter }, { row }) => [...opened(open, state(row).before), ...closed(openAfter, state(row).action)]),
};
