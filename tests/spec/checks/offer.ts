// Rows of 2.7 and 4 that only a browser can tell: when the promotion opens, waits and stays away, and what it leaves to the visitor.
import type { Locator, Page as Tab } from 'playwright';
import { z } from 'zod';
import { drawn } from '../../setup/moments';
import { eventually, PHONE, scrollTo, type Visitor, WIDE } from '../browser';
import { type Data, textAt } from '../data';
import { all, type Check, expectation, expectedBy, type Look, lookingBack, type Miss, quoted, state, visiting, visitingEach, want } from './check';
import { contactForm, fillIn, keep, promotionForm, send, somebody } from './leadForm';

const DIALOG = '[data-section="dialog:promotion"]';

const duration = z.strictObject({ ms: z.number(), of: z.string() });
/** ms from the load of a page until it opens, and how long it stays closed once closed. */
const DELAY = expectedBy('S2.7-05', duration).ms;
const CLOSED_FOR = expectedBy('S2.7-20', duration).ms;

const LONG = 60_000;

/** On the clock of the page, which stands still until it is moved. */
const DESK: Visitor = { ...WIDE, clock: true };
const HAND: Visitor = { ...PHONE, clock: true };

/** A page of each kind that has the form. */
const PAGES = ['/', '/services/gutters', '/service-areas/riverside-county', '/cities/riverside'];

function isOpen(page: Tab): Promise<boolean> {
  return page.locator(DIALOG).isVisible();
}

/** What is due a moment later has come, and what the browser tells of the view. */
async function settle(page: Tab): Promise<void> {
  await drawn(page);
  await page.clock.runFor(1);
}

async function scrolled(page: Tab, top: number): Promise<void> {
  await scrollTo(page, top);
  await settle(page);
}

async function wait(page: Tab, ms: number): Promise<boolean> {
  await page.clock.runFor(ms);
  await settle(page);
  return isOpen(page);
}

function closeButton(page: Tab, data: Data): Locator {
  return page.locator(DIALOG).getByRole('button', { name: textAt(data.files.get('promotion'), 'close'), exact: true });
}

/** Any control of the page that stands in no form. */
function control(page: Tab): Locator {
  return page.locator('[data-section=hero] a').first();
}

function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement) && document.activeElement !== document.body);
}

/** Nobody has closed it yet. */
async function anew(page: Tab): Promise<boolean> {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  return wait(page, DELAY);
}

const opened = (is: boolean, what: string): Miss[] => want(is, `${what}: open`, 'closed');
const closed = (is: boolean, what: string): Miss[] => want(!is, `${what}: closed`, 'open');

export interface Standing {
  open: boolean;
  modal: boolean;
  behind: boolean;
  box: { x: number; y: number; width: number; height: number };
  window: { width: number; height: number };
}

/** How it stands in the window, and whether the page behind it can still be pressed. */
async function standing(page: Tab): Promise<Standing> {
  const box = await page.locator(DIALOG).boundingBox();
  const modal = await page.locator(DIALOG).evaluate((dialog) => dialog.matches(':modal'));
  const behind = await page.locator('header a').evaluateAll((links) =>
    links.some((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  const nowhere = { x: 0, y: 0, width: 0, height: 0 };
  return { open: await isOpen(page), modal, behind, box: box ?? nowhere, window: page.viewportSize() ?? nowhere };
}

/** Opened by itself, the visitor in no control; then keys. */
const atDesk = lookingBack('/', DESK, async ({ page }) => {
  await wait(page, DELAY);
  const how = await standing(page);
  const dialog = page.locator(DIALOG);
  const entered = await hasFocus(dialog);
  await page.keyboard.press('Shift+Tab');
  const leftBackwards = !(await hasFocus(dialog));
  const places = await dialog.locator('a, button, input').count();
  let steps = 0;
  await dialog.locator('input').first().focus();
  while (steps <= places && (await hasFocus(dialog))) {
    await page.keyboard.press('Tab');
    steps += 1;
  }
  return { ...how, entered, leftBackwards, leftForwards: !(await hasFocus(dialog)), stillOpen: await isOpen(page) };
});

const inHand = lookingBack('/', HAND, async ({ page }) => {
  await wait(page, DELAY);
  return standing(page);
});

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

export function wrongCard(desk: Standing): Miss[] {
  const { box, window } = desk;
  const beside = box.width < window.width / 2 && (box.x > window.width / 2 || box.x + box.width < window.width / 2);
  return [...wrongModal(desk), ...want(beside, 'on a wide screen a card at the side', JSON.stringify(box))];
}

export function wrongSheet(hand: Standing): Miss[] {
  const { box, window } = hand;
  const below = box.width >= window.width * 0.95 && Math.abs(box.y + box.height - window.height) <= 1 && box.y > 0;
  return [...wrongModal(hand), ...want(below, 'on a phone a sheet from below', JSON.stringify(box))];
}

function wrongModal({ open, modal, behind }: Standing): Miss[] {
  return [...opened(open, 'after its delay'), ...want(!modal && behind, 'non-modal: the page behind it can be pressed', `modal: ${modal}`)];
}

/** Every number of the header that is in the window can be pressed all over; at the top of the page there is one. */
async function wrongNumbers(page: Tab, what: string): Promise<Miss[]> {
  const covered = await page.locator('[data-section=header] a[href^="tel:"], header a[href^="tel:"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const { left, right, top, bottom, width } = link.getBoundingClientRect();
      if (width === 0 || top < 0 || !link.checkVisibility()) return [];
      const points = [
        [left + 2, top + 2],
        [right - 2, bottom - 2],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      return [points.some(([x, y]) => document.elementFromPoint(x, y)?.closest('dialog') !== null)];
    }),
  );
  const atTop = await page.evaluate(() => window.scrollY === 0);
  return [
    ...want(!covered.includes(true), `${what}: the number of the header uncovered`, 'covered'),
    ...want(!atTop || covered.length > 0, `${what}: a number in the header`, 'none in sight'),
  ];
}

const coversNoNumber =
  (...sizes: { width: number; height: number }[]): Look =>
  async ({ page }) => {
    const misses: Miss[] = opened(await wait(page, DELAY), 'after its delay');
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const top of [0, 300]) {
        await scrolled(page, top);
        const what = `${size.width} x ${size.height}, ${top} px down`;
        misses.push(...opened(await isOpen(page), what), ...(await wrongNumbers(page, what)));
      }
    }
    return misses;
  };

/** Whether it stands over a part of the form that is in the window. */
function overForm(page: Tab): Promise<{ inView: boolean; over: boolean }> {
  return contactForm(page).button.evaluate((button: HTMLButtonElement, place) => {
    const form = button.form?.getBoundingClientRect();
    const dialog = document.querySelector(place);
    if (!form) return { inView: false, over: true };
    const inView = form.top < window.innerHeight && form.bottom > 0;
    const box = dialog?.checkVisibility() ? dialog.getBoundingClientRect() : new DOMRect();
    const apart = box.width === 0 || box.right <= form.left || box.left >= form.right || box.bottom <= form.top || box.top >= form.bottom;
    return { inView, over: inView && !apart };
  }, DIALOG);
}

const coversNoForm: Look = async ({ page }) => {
  const misses: Miss[] = opened(await wait(page, DELAY), 'the form out of view');
  const { top, bottom, height } = await contactForm(page).button.evaluate((button: HTMLButtonElement) => {
    const box = button.form?.getBoundingClientRect() ?? new DOMRect();
    return { top: box.top + window.scrollY, bottom: box.bottom + window.scrollY, height: window.innerHeight };
  });
  const look = async (place: number, what: string) => {
    await scrolled(page, place);
    const { inView, over } = await overForm(page);
    misses.push(...want(inView, `${what}: the form in view`, 'out of view'), ...want(!over, `${what}: the form uncovered`, 'covered'));
  };
  await look(top - height + 40, 'its first lines');
  await look(top, 'the form');
  await look(bottom - 40, 'its last lines');
  await scrolled(page, 0);
  misses.push(...opened(await isOpen(page), 'the form out of view again'));
  // In view before it would open.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await scrolled(page, top);
  misses.push(...closed(await wait(page, LONG), 'the form in view from the start'));
  return misses;
};

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

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(window, name, { get });
  }
}

export const offerChecks: Record<string, Check> = {
  'S2.7-05': visitingEach(DESK, async ({ page }, { row }) => {
    const { ms } = expectation(row, duration);
    const atFirst = await isOpen(page);
    const sooner = await wait(page, ms - 2);
    await page.clock.runFor(1);
    return [...closed(atFirst, 'the page loaded'), ...closed(sooner, `before ${ms} ms`), ...opened(await isOpen(page), `after ${ms} ms`)];
  }),
  'S2.7-09': all(atDesk(wrongCard), inHand(wrongSheet)),
  'S2.7-10': atDesk(({ open, entered }, { row }) => [...opened(open, 'after its delay'), ...want(entered, state(row).after, 'it does not')]),
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
  'S2.7-14': atDesk(({ open, entered, leftBackwards, leftForwards, stillOpen }) => [
    ...want(open && entered, 'the focus in it', 'not so'),
    ...want(leftBackwards, 'Shift and Tab lead out of it', 'not so'),
    ...want(leftForwards, 'Tab leads out of it', 'not so'),
    ...opened(stillOpen, 'the focus elsewhere'),
  ]),
  'S2.7-15': all(
    visiting(DESK, coversNoNumber({ width: 1440, height: 900 }, { width: 1024, height: 500 })),
    visiting(HAND, coversNoNumber({ width: 390, height: 844 }, { width: 320, height: 568 })),
  ),
  'S2.7-16': all(visiting(DESK, coversNoForm), visiting(HAND, coversNoForm)),
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
