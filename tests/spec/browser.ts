// The browser as the rows see it: one Chromium, opened when the first row asks for it, and in it a visitor of its own for each visit.
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, errors as failures, type Page, type Request } from 'playwright';
import { launch, openPage } from '../setup/chromium';
import { drawn } from '../setup/moments';
import type { Backend } from './backend';
import { onceOnly } from './cli';
import type { Miss } from './miss';
import { type Read, readerOf } from './reader/reader';

export interface Visitor {
  width: 390 | 1440;
  /** No hovering: taps. */
  touch?: boolean;
  /** Asks for reduced motion. */
  still?: boolean;
  /** The page's clock stands still, and goes by page.clock alone. */
  clock?: boolean;
  /** Something is broken on purpose: what the page complains about is part of it. */
  complains?: boolean;
  /** Complaints that the visit is made to bring about. */
  meant?: RegExp;
  /** Visits the site that has the id of a pixel. */
  pixel?: boolean;
  /** Before the page comes, to a page of his own. */
  prepare?: (page: Page) => Promise<unknown>;
}

export const WIDE: Visitor = { width: 1440 };
export const PHONE: Visitor = { width: 390, touch: true };

export interface Visit {
  page: Page;
  /** What has been asked for since the page was opened, the page itself first. */
  requests: readonly Request[];
}

/** Opens a path of the served site, looks, and closes it. What the page complained of meanwhile is a miss too. */
export type Browse = (path: string, visitor: Visitor, look: (visit: Visit) => Promise<Miss[]>) => Promise<Miss[]>;

const HEIGHTS = { 390: 844, 1440: 900 };

/** What does not come within so many ms does not come. */
export const PATIENCE = 30_000;

/** Any day will do. */
const NOW = new Date('2025-06-02T10:00:00-07:00');

/** A page that one visitor has: it is kept for the next visit of that kind. */
interface Seat {
  page: Page;
  errors: string[];
  requests: Request[];
  close: () => Promise<void>;
}

interface Eyes {
  browse: Browse;
  read: Read;
  close: () => Promise<void>;
}

export function browserOf({ served, servedWithPixel }: Pick<Backend, 'served' | 'servedWithPixel'>): Eyes {
  let opened: Browser | undefined;
  const browser = onceOnly(async () => (opened = await launch()));
  /** Seats that are free, by the kind of their visitors: rows are checked several at a time. */
  const free = new Map<string, Seat[]>();

  async function take(kind: string, options: BrowserContextOptions, visitor: Visitor): Promise<Seat> {
    return (hasOwn(visitor) ? undefined : free.get(kind)?.pop()) ?? seat(await browser(), options, visitor);
  }

  /** A clock that has run once is not set back, nor what was prepared: such a page is no good for another visit. */
  async function giveBack(kind: string, left: Seat, visitor: Visitor): Promise<void> {
    if (hasOwn(visitor)) return left.close();
    await leave(left.page);
    free.set(kind, [...(free.get(kind) ?? []), left]);
  }

  return {
    close: async () => opened?.close(),
    read: readerOf(browser, served),
    browse: async (path, visitor, look) => {
      const { url } = await (visitor.pixel ? servedWithPixel : served)();
      const options = optionsOf(visitor, url);
      const kind = JSON.stringify(options);
      const seated = await take(kind, options, visitor);
      const { page, errors, requests } = seated;
      errors.length = 0;
      requests.length = 0;
      try {
        await page.goto(new URL(path.slice(1), url).href);
        const misses = await look({ page, requests });
        const complaints = visitor.complains ? [] : errors.filter((error) => !visitor.meant?.test(error));
        return [...misses, ...complaints.map((found) => ({ expected: 'no complaint of the page', found }))];
      } catch (error) {
        if (!(error instanceof failures.TimeoutError)) throw error;
        return [{ expected: `something that comes within ${PATIENCE} ms`, found: shortly(error.message) }];
      } finally {
        await giveBack(kind, seated, visitor);
      }
    },
  };
}

function hasOwn({ clock, prepare }: Visitor): boolean {
  return clock === true || prepare !== undefined;
}

async function seat(browser: Browser, options: BrowserContextOptions, visitor: Visitor): Promise<Seat> {
  const { page, errors, close } = await openPage(browser, options, { offer: true });
  const requests: Request[] = [];
  page.setDefaultTimeout(PATIENCE);
  page.on('request', (request) => requests.push(request));
  if (visitor.clock) {
    await page.clock.install({ time: NOW });
    // Later than a busy machine takes to come here: time goes on until then.
    await page.clock.pauseAt(NOW.getTime() + 60_000);
  }
  await visitor.prepare?.(page);
  return { page, errors, requests, close };
}

/** Nothing of a visit is left for the next: neither what was remembered or set up, nor the place of page and pointer. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.evaluate((kept) => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key !== kept) localStorage.removeItem(key);
  }, CLOSED.name);
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
}

/** The offer would open in the middle of a long visit. Who has a clock that runs by hand says when; the others closed it for good. */
const CLOSED = { name: 'shingle:promotion', value: String(Number.MAX_SAFE_INTEGER) };

function optionsOf({ width, touch = false, still = false, clock = false }: Visitor, url: string): BrowserContextOptions {
  return {
    viewport: { width, height: HEIGHTS[width] },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: still ? 'reduce' : 'no-preference',
    storageState: { cookies: [], origins: clock ? [] : [{ origin: new URL(url).origin, localStorage: [CLOSED] }] },
  };
}

/** The first lines of a failure say what was waited for; the rest is how. */
function shortly(message: string): string {
  return message
    .replace(/\u001b\[\d+m/g, '')
    .split('\n')
    .slice(0, 4)
    .join(' ');
}

/** Reads until it is as wanted, or patience ends; what was read last. */
export async function eventually<Value>(read: () => Promise<Value>, isRight: (value: Value) => boolean): Promise<Value> {
  for (const end = performance.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const value = await read();
    if (isRight(value) || performance.now() > end) return value;
  }
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await drawn(page);
}

export interface Ride {
  /** Every place at which the page stood, the first and the last too. */
  stops: number[];
  /** Whether the heading of the section is in sight at the end, under nothing. */
  arrived: boolean;
}

/** A page that has stood still so long after its last movement rests: a script may move it step by step. */
const REST = 100;

/** Watches how the page scrolls to the section of an id, from what is done until it rests. */
export async function rideTo(page: Page, id: string, act: () => Promise<void>): Promise<Ride> {
  const ride = page.evaluate(
    ([target, patience, rest]) =>
      new Promise<Ride>((resolve) => {
        const stops = [window.scrollY];
        let timer = setTimeout(arrive, patience);
        function arrive(): void {
          const heading = document.querySelector(`#${target} h2`);
          const { x = -1, y = -1, height = 0 } = heading?.getBoundingClientRect() ?? {};
          const arrived = heading?.contains(document.elementFromPoint(x + 1, y + height / 2)) ?? false;
          resolve({ stops: [...stops, window.scrollY], arrived });
        }
        addEventListener('scroll', () => {
          stops.push(window.scrollY);
          clearTimeout(timer);
          timer = setTimeout(arrive, patience);
        });
        addEventListener('scrollend', () => {
          clearTimeout(timer);
          timer = setTimeout(arrive, rest);
        });
      }),
    [id, PATIENCE, REST] as const,
  );
  await act();
  return ride;
}

/** A jump has a first and a last place, and none between. */
export function isSmooth(stops: readonly number[]): boolean {
  return new Set(stops).size > 2;
}

export function scriptsAmong(requests: readonly Request[]): Request[] {
  return requests.filter((request) => request.resourceType() === 'script');
}

/** Bytes of what was asked for, in brotli, file by file. */
export async function weightOf(requests: readonly Request[]): Promise<number> {
  const bodies = await Promise.all(requests.map(async (request) => (await request.response())?.body()));
  return bodies.reduce((sum, body) => sum + (body ? brotliCompressSync(body).length : 0), 0);
}
