// Time that passes only when a test lets it, so that 15 seconds take none.
import type { Runtime } from '../../../../client/leads/insert';

interface Timer {
  at: number;
  call: () => void;
}

export class Time {
  private timers: Timer[] = [];
  private clock: number;

  constructor(start = Date.parse('2026-03-02T18:00:00Z')) {
    this.clock = start;
  }

  now = (): number => this.clock;

  after = (milliseconds: number, call: () => void): (() => void) => {
    const timer = { at: this.clock + milliseconds, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  /** To whatever comes next; false if nothing will. */
  pass(): boolean {
    const next = this.timers.reduce<Timer | undefined>((first, timer) => (first === undefined || timer.at < first.at ? timer : first), undefined);
    if (next === undefined) return false;
    this.timers = this.timers.filter((timer) => timer !== next);
    this.clock = Math.max(this.clock, next.at);
    next.call();
    return true;
  }

  get pending(): number {
    return this.timers.length;
  }
}

/** A runtime with this time, and the requests in it counted until their answers are read. */
export class Watched implements Runtime {
  inFlight = 0;
  requests = 0;
  now: Runtime['now'];
  after: Runtime['after'];

  constructor(
    time: Time,
    private readonly send: typeof fetch = fetch,
  ) {
    this.now = time.now;
    this.after = time.after;
  }

  fetch: typeof fetch = async (input, init) => {
    this.requests += 1;
    this.inFlight += 1;
    try {
      const response = await this.send(input, init);
      const text = response.text.bind(response);
      response.text = () => text().finally(() => (this.inFlight -= 1));
      return response;
    } catch (error) {
      this.inFlight -= 1;
      throw error;
    }
  };
}

/** Lets time pass whenever nothing else is going on, until the promise settles. */
export async function throughTime<T>(promise: Promise<T>, time: Time, isCalm: () => boolean): Promise<T> {
  let settled = false;
  const mark = () => {
    settled = true;
  };
  promise.then(mark, mark);
  while (!settled) {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    if (settled || !isCalm()) continue;
    if (!time.pass()) throw new Error('Nothing is left that could settle it.');
  }
  return promise;
}
