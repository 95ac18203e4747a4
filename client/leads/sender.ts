// The one way to the backend: what was acknowledged is never sent again, and a lead that is on its way is not sent beside itself.
import { type Backend, type Lead, LEAD_DAY_ZONE } from './config';
import { browser, insert, type Outcome, type World } from './insert';

export interface LeadSender {
  /** Settles within 15 s, never rejects. */
  send(lead: Lead): Promise<Outcome>;
}

/** One for each page: it remembers what this page has sent. */
export function leadSender(backend: Backend, world: World = browser): LeadSender {
  const underWay = new Map<string, Promise<Outcome>>();
  const saved = new Set<string>();
  /** Sent, and the answer lost. */
  const uncertain = new Set<string>();

  async function sendFirst(id: string, lead: Lead): Promise<Outcome> {
    const outcome = await insert({ backend, lead, maybeThere: uncertain.has(id) }, world);
    underWay.delete(id);
    if (outcome.kind === 'saved') saved.add(id);
    if (outcome.kind === 'unreachable') uncertain.add(id);
    return outcome;
  }

  return {
    async send(lead) {
      const id = idOf(lead, world.now());
      if (saved.has(id)) return { kind: 'saved', as: 'before' };
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

/** The rule of the database: all columns equal, on one day. */
function idOf({ table, row }: Lead, now: number): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone: LEAD_DAY_ZONE }).format(now);
  return JSON.stringify([day, table, row]);
}

/** Whether this outcome is the one that tells the pixel and the webhook of the lead. */
export function isFirstSave(outcome: Outcome): boolean {
  return outcome.kind === 'saved' && outcome.as !== 'before';
}
