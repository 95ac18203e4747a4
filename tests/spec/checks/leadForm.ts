// A form for leads as a visitor has it before him: filled in, sent, and what he is told. No row is checked here.
import type { Locator, Request, Route, Page as Tab } from 'playwright';
import { z } from 'zod';
import { eventually } from '../browser';
import type { Miss } from '../miss';
import { expectedBy, filled, type GivenPage, quoted, want } from './check';
import { isInSight, shownText } from './sight';

export interface LeadForm {
  page: Tab;
  island: Locator;
  button: Locator;
  field: (name: string) => Locator;
}

/** What a form sends as it stands: texts, 'on' for a box that is ticked. */
export type Entries = Record<string, string>;
export type Values = Record<string, string | boolean>;

const TOAST = '[data-sonner-toast]';

/** Where a lead goes to, whatever its table. */
const STORE = '**/rest/v1/*';

export function contactForm(page: Tab): LeadForm {
  return formIn(page, '[data-section=contact] [data-island=contact]', 'form:has([name=roofAge])');
}

export function promotionForm(page: Tab): LeadForm {
  return formIn(page, '[data-section="dialog:promotion"] [data-island=promotion]', 'form');
}

function formIn(page: Tab, place: string, form: string): LeadForm {
  const island = page.locator(place);
  return {
    page,
    island,
    button: island.locator(`${form} [type=submit]`),
    field: (name) => island.locator(`${form} [name=${name}]`),
  };
}

let count = 0;

/** Never the same one twice: the same lead is kept once a day. */
export function somebody(): Record<'name' | 'phone' | 'email' | 'address', string> {
  count += 1;
  return { name: `Visitor ${count}`, phone: '(951) 555-0123', email: 'visitor@example.com', address: '1 Main Street, Riverside, CA 92501' };
}

/** The four fields that both forms ask for, and what else is given; then its code is there. */
export async function fillIn({ field, island }: LeadForm, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(name);
    if (typeof value === 'boolean') await control.setChecked(value);
    else if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value);
    else await control.fill(value);
  }
  await island.and(island.page().locator('[data-state=ready]')).waitFor();
}

export function entriesOf({ button }: LeadForm): Promise<Entries> {
  return button.evaluate((element: HTMLButtonElement) =>
    Object.fromEntries(Array.from(element.form ? new FormData(element.form) : [], ([name, value]) => [name, String(value)])),
  );
}

interface ButtonSeen {
  text: string;
  disabled: boolean;
}

interface Toast {
  /** Title and description. */
  lines: string[];
  inSight: boolean;
  type: string | null;
  /** Its ground, its ink and the colors of its four edges, those left out that have no width. */
  colors: string[];
}

/** One press of the button, and what came of it. */
export interface Sending {
  during: ButtonSeen;
  toasts: Toast[];
  after: ButtonSeen;
  entries: Entries;
  /** What went to the store. */
  requests: Request[];
  /** Whatever the page asked for that is no part of showing it. */
  calls: Request[];
}

/** Kinds of request that are no part of showing a page. */
export const CALLS = new Set(['xhr', 'fetch', 'ping', 'eventsource', 'websocket']);

export const passOn = (route: Route) => route.continue();
/** A refusal that trying again does not change. */
export const refuse = (route: Route) => route.fulfill({ status: 401, json: { code: '42501', message: 'permission denied', details: null, hint: null } });
export const keep = (route: Route) => route.fulfill({ status: 201, body: '' });

/** What a page says in its console of a lead that is refused or there already. */
export const NOT_SAVED = /status of (401|409)|^The lead was not saved:/;

/** Presses the button and holds what is sent back until `meanwhile` has looked; then it is answered like this. */
export async function send(form: LeadForm, answer = passOn, meanwhile: () => Promise<unknown> = async () => {}): Promise<Sending> {
  const { page, button } = form;
  const requests: Request[] = [];
  const calls: Request[] = [];
  const note = (request: Request) => CALLS.has(request.resourceType()) && calls.push(request);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.locator(TOAST).evaluateAll((old) => old.forEach((toast) => toast.setAttribute('data-old', '')));
  await page.route(STORE, async (route) => {
    requests.push(route.request());
    await released;
    await answer(route);
  });
  page.on('request', note);
  await button.click();
  const during = await eventually(
    () => buttonSeen(button),
    ({ disabled }) => disabled && requests.length > 0,
  );
  await meanwhile();
  release();
  const told = page.locator(`${TOAST}:not([data-old])`);
  await told.first().waitFor();
  const toasts = await eventually(
    () => toastsSeen(told),
    (found) => found.every(({ inSight }) => inSight),
  );
  const after = await buttonSeen(button);
  await page.unroute(STORE);
  page.off('request', note);
  return { during, toasts, after, entries: await entriesOf(form), requests, calls };
}

async function buttonSeen(button: Locator): Promise<ButtonSeen> {
  return { text: await button.evaluate(shownText), disabled: await button.isDisabled() };
}

async function toastsSeen(toasts: Locator): Promise<Toast[]> {
  const all = await toasts.all();
  return Promise.all(
    all.map(async (toast) => ({
      lines: await Promise.all(['[data-title]', '[data-description]'].map((part) => toast.locator(part).evaluate(shownText))),
      inSight: await toast.evaluate(isInSight),
      type: await toast.getAttribute('data-type'),
      colors: await toast.evaluate(colorsOf),
    })),
  );
}

function colorsOf(toast: Element): string[] {
  const style = getComputedStyle(toast);
  const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).filter((edge) => Number.parseFloat(style[`border${edge}Width`]) >= 1);
  return [style.backgroundColor, style.color, ...edges.map((edge) => style[`border${edge}Color`])];
}

/** Title and description of a toast are those that another row says. */
export function wrongToast({ toasts }: Sending, id: string, given: GivenPage): Miss[] {
  const expected = expectedBy(id, z.array(z.string())).map((text) => filled(text, given));
  const found = toasts.map(({ lines, inSight }) => `${quoted(lines)}${inSight ? '' : ', not in sight'}`);
  return want(found.length === 1 && found[0] === quoted(expected), `one toast: ${quoted(expected)}`, found.join('; ') || 'none');
}

/** While it is sent the button cannot be pressed, and says what another row says. */
export function wrongButton({ during, after }: Sending, id: string): Miss[] {
  const text = expectedBy(id, z.string());
  return [
    ...want(during.disabled, 'submitting: the button disabled', 'enabled'),
    ...want(during.text === text, `submitting: ${text}`, during.text),
    ...want(!after.disabled && after.text !== text, 'idle again after', JSON.stringify(after)),
  ];
}

export function sameEntries(one: Entries, other: Entries): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}

/** One request that stores one row of exactly these columns. */
export function wrongInsert(
  { requests }: { requests: readonly Pick<Request, 'method' | 'url' | 'postDataJSON'>[] },
  { table, rows, columns }: { table: string; rows: number; columns: string[] },
): Miss[] {
  const seen = requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  const [first] = requests;
  const body = [first?.postDataJSON() as object | undefined].flat().filter((row) => row !== undefined);
  const names = body.map((row) => quoted(Object.keys(row ?? {}).sort()));
  return [
    ...want(quoted(seen) === quoted([`POST /rest/v1/${table}`]), `one POST to ${table}`, quoted(seen)),
    ...want(body.length === rows, `${rows} row`, String(body.length)),
    ...want(
      names.every((found) => found === quoted([...columns].sort())),
      `the columns ${quoted(columns)}`,
      names.join('; '),
    ),
  ];
}
