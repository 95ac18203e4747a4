// The one way to the backend: what was acknowledged is never sent again, and a lead that is on its way is not sent beside itself.
import { type Backend, LEAD_DAY_ZONE, SAME_LEAD_MS } from './config';
import type { Lead } from './fields';
import { browser, insert, type Outcome, type Runtime } from './insert';

export interface LeadSender {
  /** Settles within 15 s, never rejects. */
  send(lead: Lead): Promise<Outcome>;
}

/** One for each page: it remembers what this page has sent, and when it began to. */
export function leadSender(backend: Backend, runtime: Runtime = browser): LeadSender {
  const underWay = new Map<string, Promise<Outcome>>();
  const saved = new Map<string, number>();
  /** Sent, and the answer lost. */
  const uncertain = new Map<string, number>();

  async function sendFirst(id: string, lead: Lead): Promise<Outcome> {
    const start = runtime.now();
    const outcome = await insert({ backend, lead, maybeThere: isSameTime(uncertain.get(id), start) }, runtime);
    underWay.delete(id);
    if (outcome.kind === 'saved') saved.set(id, start);
    if (outcome.kind === 'unreachable' || (outcome.kind !== 'saved' && outcome.lost)) uncertain.set(id, start);
    return outcome;
  }

  return {
    async send(lead) {
      const id = JSON.stringify([lead.table, lead.row]);
      if (isSameTime(saved.get(id), runtime.now())) return { kind: 'saved', as: 'before' };
      const other = underWay.get(id);
      if (other !== undefined) return asBefore(await other);
      const first = sendFirst(id, lead);
      underWay.set(id, first);
      return first;
    },
  };
}

/** Two clicks on one button are one lead: it counts for the first. */
function asBefore(outcome: Outcome): Outcome {
  return outcome.kind === 'saved' ? { kind: 'saved', as: 'before' } : outcome;
}

/** The rule of the database for equal leads: on one day, or within ten minutes past midnight. */
function isSameTime(earlier: number | undefined, now: number): boolean {
  return earlier !== undefined && (dayOf(earlier) === dayOf(now) || Math.abs(now - earlier) <= SAME_LEAD_MS);
}

const dayOf = new Intl.DateTimeFormat('en-US', { timeZone: LEAD_DAY_ZONE }).format;

/** Whether this outcome is the one that tells the pixel and the webhook of the lead. */
export function isFirstSave(outcome: Outcome): boolean {
  return outcome.kind === 'saved' && outcome.as !== 'before';
}
