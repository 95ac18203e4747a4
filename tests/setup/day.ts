// Days, for tests that have to come out the same on any of them, at any hour.
import { setTimeout as delay } from 'node:timers/promises';
import { LEAD_DAY_ZONE } from '../../client/leads/config';

/** Noon in California on a day on which the offers of all data hold. */
export const OFFER_NOON = '2026-03-04T20:00:00Z';

/** The same lead is one for a day (D14): what sends one twice begins so many ms before the day's end, or after it. */
export async function withinOneDay(ms: number): Promise<void> {
  while (dayAt(Date.now()) !== dayAt(Date.now() + ms)) await delay(500);
}

function dayAt(time: number): string {
  return new Date(time).toLocaleDateString('sv', { timeZone: LEAD_DAY_ZONE });
}
