// The promotion on the page, as a visitor has it before him, on a clock that is run by hand.
import type { Locator, Page as Tab } from 'playwright';
import { z } from 'zod';
import { drawn } from '../../setup/moments';
import { PHONE, scrollTo, type Visitor, WIDE } from '../browser';
import type { Miss } from '../miss';
import { expectedBy, want } from './check';

export const DIALOG = '[data-section="dialog:promotion"]';

export const duration = z.strictObject({ ms: z.number(), of: z.string() });
/** ms from the load of a page until it opens. */
export const DELAY = expectedBy('S2.7-05', duration).ms;

export const LONG = 60_000;

/** On the clock of the page, which stands still until it is moved. */
export const DESK: Visitor = { ...WIDE, clock: true };
export const HAND: Visitor = { ...PHONE, clock: true };

export function isOpen(page: Tab): Promise<boolean> {
  return page.locator(DIALOG).isVisible();
}

/** What is due a moment later has come, and what the browser tells of the view. */
export async function settle(page: Tab): Promise<void> {
  await drawn(page);
  await page.clock.runFor(1);
}

export async function scrolled(page: Tab, top: number): Promise<void> {
  await scrollTo(page, top);
  await settle(page);
}

export async function wait(page: Tab, ms: number): Promise<boolean> {
  await page.clock.runFor(ms);
  await settle(page);
  return isOpen(page);
}

export function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement) && document.activeElement !== document.body);
}

export const opened = (is: boolean, what: string): Miss[] => want(is, `${what}: open`, 'closed');
export const closed = (is: boolean, what: string): Miss[] => want(!is, `${what}: closed`, 'open');
