// How many requests each sender made in the last minutes, whatever became of them: in memory, so that a refusal costs nothing.
import { isIP } from 'node:net';
import { plain } from './peer';

type Turn = { kind: 'taken' } | { kind: 'refused'; retryAfterSeconds: number; isFirst: boolean };

export interface Senders {
  /** Counts one more request of this address. */
  count(address: string): Turn;
}

export interface SenderLimit {
  requests: number;
  minutes: number;
}

/** Time goes by in slices of the minutes: what is older than all of them is forgotten. */
const SLICES = 10;

/** A sender beyond these many in a slice is counted by the database alone. */
const MOST_SENDERS = 50_000;

/** As supabase/migrations have it: a /48 of IPv6, which may be one person's, has so many times what an address has. */
const OF_A_48 = 3;

/** `now` in milliseconds, of a clock that nobody sets. */
export function countSenders({ requests, minutes }: SenderLimit, now: () => number = () => performance.now()): Senders {
  const sliceMs = (minutes * 60_000) / SLICES;
  let slices: Map<string, number>[] = [];
  let latest = Math.floor(now() / sliceMs);

  function current(): Map<string, number> {
    const slice = Math.floor(now() / sliceMs);
    const passed = Math.min(slice - latest, SLICES);
    latest = slice;
    const fresh = slices.length === 0 ? [new Map<string, number>()] : Array.from({ length: passed }, () => new Map<string, number>());
    slices = [...fresh, ...slices].slice(0, SLICES);
    return slices[0] ?? new Map<string, number>();
  }

  function add(network: string, slice: Map<string, number>): number {
    if (slice.has(network) || slice.size < MOST_SENDERS) slice.set(network, (slice.get(network) ?? 0) + 1);
    return slices.reduce((sum, counted) => sum + (counted.get(network) ?? 0), 0);
  }

  return {
    count(address) {
      const slice = current();
      const above = networksOf(address).map((network, index) => add(network, slice) - requests * (index === 0 ? 1 : OF_A_48));
      if (above.every((more) => more <= 0)) return { kind: 'taken' };
      return { kind: 'refused', retryAfterSeconds: Math.ceil(sliceMs / 1000), isFirst: above.includes(1) };
    },
  };
}

/** One of IPv4, or a /64 of IPv6 and the /48 that it is in. */
export function networksOf(address: string): string[] {
  const one = plain(address);
  if (isIP(one) !== 6) return [one];
  const [head = '', tail] = one.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}
