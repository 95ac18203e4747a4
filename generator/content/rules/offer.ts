// The last day of the offer, by the calendar of California, where it is made: after it, the offer is none (B&P 17500).
import { LEAD_DAY_ZONE } from '../../../client/leads/config';
import type { ProblemParts } from '../../problem';
import type { SiteData } from '../read';
import { longDay } from '../site/tokens';

/** YYYY-MM-DD. The clock is read at the edge, so that a test can choose the day. */
export function pacificDay(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: LEAD_DAY_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

/** Null while the offer holds, or where there is none. `today` is YYYY-MM-DD. */
export function endedOffer({ promotion }: Pick<SiteData, 'promotion'>, today: string): ProblemParts | null {
  if (promotion === null || promotion.endsOn >= today) return null;
  return {
    field: 'endsOn',
    what: `the offer ended on ${longDay(promotion.endsOn)}; today is ${longDay(today)}.`,
    fix: 'give it a new last day, or take promotion.yaml away: no page opens an offer that has ended',
  };
}
