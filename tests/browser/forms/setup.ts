// What the tests of the contact form share: a visitor, what they type, how it is sent, and what they are told.
import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright';
import { expect } from 'vitest';
import { type Running, scratchFolder, startServe } from '../../serve/running';
import { openPage } from '../../setup/chromium';
import { shingle } from '../../setup/run';

export const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const SIZES = [
  { name: '390 px', options: PHONE },
  { name: '1440 px', options: WIDE },
];

export const CITY = { path: '/cities/riverside', href: 'tel:+19515550101', display: '(951) 555-0101' };
export const SERVICE = { path: '/services/gutters', href: 'tel:+19515550130', display: '(951) 555-0130' };

export const SAVED = {
  title: 'Thank you for contacting Sample Roofing!',
  description: "Your message has been saved and we'll get back to you within 24 hours.",
};
export const FAILED = {
  title: 'Error submitting form',
  description: 'There was an issue saving your message. Please try again or call us directly.',
};

export const ISLAND = '[data-island=contact]';
export const FORM = 'form[data-draft=contact]';
export const SEND = `${FORM} [type=submit]`;
export const RESULT = `${FORM} .result`;
/** In the form's place once it was sent. */
export const AGAIN = `${FORM} .form__send > .button--line`;
/** The region in which toasts are announced. */
export const TOASTS = 'section[aria-label^=Messages]';
export const TOAST = '[data-sonner-toast]';
export const STORE = '**/rest/v1/contact_submissions*';
export const LEAD_CODE = '**/assets/onPage-*.js';

/** What Chromium itself writes of an answer that is not one. */
export const refusal = (status: number, words: string) => `Failed to load resource: the server responded with a status of ${status} (${words})`;

export interface Visit {
  /** Lets the promotion come; it stays away otherwise. */
  promotion?: boolean;
  options?: BrowserContextOptions;
  /** Before the page is there. */
  prepare?(page: Page): Promise<unknown>;
  path?: string;
  /** What the console says by design: all of it, and nothing else. */
  meant?: (string | RegExp)[];
}

/** One visit, which ends with nothing in the console but what is meant. */
export async function visit(browser: Browser, url: string, visit: Visit, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, errors, refused, close } = await openPage(browser, visit.options ?? WIDE);
  try {
    if (!visit.promotion) await page.addInitScript(keepPromotionAway);
    await page.addInitScript(watchPage);
    await visit.prepare?.(page);
    await page.goto(new URL(visit.path ?? CITY.path, url).href);
    await act(page);
    const meant = visit.meant ?? [];
    // The console speaks in its own time: what is meant is waited for.
    await expect.poll(() => meant.filter((text) => !errors.some((error) => says(error, text)))).toEqual([]);
    expect(errors.filter((error) => !meant.some((text) => says(error, text)))).toEqual([]);
    expect(await violations(page)).toEqual([]);
  } finally {
    // It is among the errors, and may be meant.
    refused.length = 0;
    await close();
  }
}

function says(error: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? error === text : text.test(error);
}

interface Watched {
  /** How often a lead was told of. */
  leads: number;
  /** What the content security policy has refused. */
  violations: string[];
}

/** In the page; the functions given to evaluate run there. */
declare const watched: Watched;

function watchPage(): void {
  const watched: Watched = { leads: 0, violations: [] };
  Object.assign(window, { watched });
  document.addEventListener('shingle:lead', () => watched.leads++);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    watched.violations.push(`${violatedDirective} ${blockedURI}`);
  });
}

function keepPromotionAway(): void {
  try {
    localStorage.setItem('shingle:promotion', '9999999999999');
  } catch {}
}

/** Those since the last call. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => watched.violations.splice(0));
}

export function leadsToldOf(page: Page): Promise<number> {
  return page.evaluate(() => watched.leads);
}

export interface Person {
  name: string;
  phone: string;
  email: string;
  address: string;
}

let count = 0;

/** Never the same one twice: the same lead is stored once a day. */
export function somebody(): Person {
  const name = `Visitor ${process.pid}-${++count}`;
  return { name, phone: '(951) 555-0123', email: 'visitor@example.com', address: '1 Main Street, Riverside, CA 92501' };
}

export async function fill(page: Page, values: Partial<Person> & { message?: string }): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

export function field(page: Page, name: string): Locator {
  return page.locator(`${FORM} [name=${name}]`);
}

/** The texts of the form's fields as they stand, and which boxes are ticked. */
export function entries(page: Page): Promise<Record<string, string>> {
  return page.locator(FORM).evaluate((form: HTMLFormElement) => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

/** Until the code of the form has taken over. */
export async function ready(page: Page): Promise<void> {
  await page.locator(`${ISLAND}[data-state=ready]`).waitFor({ state: 'attached' });
}

/** The toast and the words beside the form say the same, once each. */
export async function expectTold(
  page: Page,
  { title, description }: { title: string; description: string },
  phone?: { href: string; display: string },
): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator(RESULT)
        .allInnerTexts()
        .then((texts) => texts.map(lines)),
    )
    .toEqual([[title, description, ...(phone ? [`Call ${phone.display}`] : [])]]);
  await expect
    .poll(() =>
      page
        .locator(`${TOAST} [data-content]`)
        .allInnerTexts()
        .then((texts) => texts.map(lines)),
    )
    .toEqual([[title, description]]);
  if (phone) expect(await page.locator(`${RESULT} a`).getAttribute('href')).toBe(phone.href);
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Answers the store's address like this; gives the rows that were sent there. */
export async function answerWith(page: Page, answer: (route: Route, attempt: number) => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  await page.route(STORE, async (route) => {
    rows.push(route.request().postDataJSON() as Record<string, unknown>);
    await answer(route, rows.length);
  });
  return rows;
}

export const kept = (route: Route) => route.fulfill({ status: 201, body: '' });

export function later(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((call) => {
    resolve = call;
  });
  return { promise, resolve };
}

/** Requests that wait until they are let go; at the end of a test at the latest. */
export async function holdBack(page: Page, urls: string): Promise<{ release: () => void; asked: () => number }> {
  const { promise, resolve } = later();
  let asked = 0;
  await page.route(urls, async (route) => {
    asked++;
    await promise;
    await route.continue().catch(() => {});
  });
  return { release: resolve, asked: () => asked };
}

export interface StoredLead {
  kind: string;
  name: string;
  [column: string]: unknown;
}

export interface Store {
  url: string;
  server: Running;
  /** All that is stored. */
  leads(): StoredLead[];
  /** What is stored of this visitor, without the store's own columns. */
  rowsOf(person: Pick<Person, 'name'>): Record<string, unknown>[];
  close(): Promise<void>;
}

/** A finished site with the embedded store of leads. */
export async function openStore(site: string): Promise<Store> {
  const { folder, clear } = scratchFolder('forms');
  const server = await startServe(['--out', site, '--leads', folder, '--lead-limit', '100000/1']);
  const leads = () => {
    const { status, stdout } = shingle(['leads', 'list', '--json', '--leads', folder]);
    expect(status).toBe(0);
    return JSON.parse(stdout) as StoredLead[];
  };
  return {
    url: server.url,
    server,
    leads,
    rowsOf: ({ name }) =>
      leads()
        .filter((lead) => lead.name === name)
        .map(({ kind: _kind, id: _id, savedAt: _savedAt, ...row }) => row),
    async close() {
      await server.end();
      clear();
    },
  };
}
