// Rows of 2.6 about the dialog behind the gear: the address that it takes, and where that is kept.
import type { Locator, Page as Tab } from 'playwright';
import { z } from 'zod';
import { drawn } from '../../setup/moments';
import { eventually, type Visitor, WIDE } from '../browser';
import { type Data, textAt } from '../data';
import { pagesOf, readFile, type Site } from '../site';
import { type Check, expectation, lookingBack, once, quoted, shortened, state, want } from './check';
import { wrongNumber } from './count';
import { NOT_SAVED } from './leadForm';

const DIALOG = '[data-section="dialog:webhook"]';

/** Nobody is there: .test names nothing, so each call fails. */
export const ADDRESS = 'https://hooks.test/forward/42?from=site';

const ACCEPTED = ['https://hooks.test', 'https://hooks.test:8443/a?b=c@d#e', ` ${ADDRESS} `];
const REFUSED = [
  'http://hooks.test/',
  'ftp://hooks.test/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'hooks.test/forward',
  'forward it',
  'https://ann:secret@hooks.test/',
  'https://ann@hooks.test/',
];

const NOT_REACHED = /^The webhook was not reached|net::ERR_/;
export const visitor: Visitor = { ...WIDE, meant: new RegExp(`${NOT_SAVED.source}|${NOT_REACHED.source}`) };

interface Settings {
  gear: Locator;
  field: Locator;
  isOpen: () => Promise<boolean>;
  open: () => Promise<void>;
  /** Types an address and presses the button; whether that closes the dialog. */
  give: (address: string) => Promise<boolean>;
}

export function settingsOn(page: Tab, data: Data): Settings {
  const words = (name: string) => textAt(data.files.get('contact'), 'webhookDialog', name);
  const dialog = page.locator(DIALOG);
  const gear = page.locator('[data-section=contact]').getByRole('button', { name: new RegExp(`^(${words('button')}|${words('buttonSet')})$`) });
  const field = dialog.locator('input');
  const isOpen = () => dialog.isVisible();
  return {
    gear,
    field,
    isOpen,
    open: async () => {
      await gear.click();
      await dialog.waitFor();
    },
    give: async (address) => {
      await field.fill(address);
      await dialog.getByRole('button', { name: words('done'), exact: true }).click();
      await drawn(page);
      return !(await isOpen());
    },
  };
}

/** Opened, tried with addresses of each kind, left with one, and looked at again; then the page is loaded anew. */
const addresses = lookingBack('/', visitor, async ({ page }, { data }) => {
  const settings = settingsOn(page, data);
  const shown = [await settings.isOpen()];
  await settings.open();
  shown.push(await settings.isOpen());
  const taken = new Map<string, boolean>();
  const complaints = new Map<string, string>();
  for (const address of [...REFUSED, ...ACCEPTED]) {
    if (!(await settings.isOpen())) await settings.open();
    taken.set(address, await settings.give(address));
    complaints.set(address, await problemOf(settings.field));
  }
  const after = await keptAddress(settings);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href]));
  await page.reload();
  return { shown, taken, complaints, after, stored, reloaded: await keptAddress(settings) };
});

async function problemOf(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
    return ids
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join(' ')
      .trim();
  });
}

async function keptAddress(settings: Settings): Promise<string> {
  await settings.open();
  const value = await settings.field.inputValue();
  await settings.field.press('Escape');
  await eventually(settings.isOpen, (open) => !open);
  return value;
}

function connectSources(site: Site): string {
  return /connect-src ([^;\n]*)/.exec(readFile(site, '_headers'))?.[1]?.trim() ?? '';
}

function gearsOf(site: Site): number {
  const pages = pagesOf(site, 'contact-pages').flatMap(({ page }) => page ?? []);
  return pages.flatMap(({ document }) => [...document.querySelectorAll(`[data-section=contact] button[aria-haspopup=dialog], ${DIALOG}`)]).length;
}

export const webhookDialogChecks: Record<string, Check> = {
  'S2.6-04': addresses(({ shown }, { row }) =>
    want(shown[0] === false && shown[1] === true, `${state(row).before}, then ${state(row).after}`, shown.join(', ')),
  ),
  'S2.6-06': addresses(({ after, stored, reloaded }) => [
    ...want(after === ADDRESS, `${ADDRESS} as long as the page is there`, after),
    ...want(!stored.includes('hooks.test'), 'the address in no storage', shortened(stored)),
    ...want(reloaded === '', 'none when the page is loaded anew', reloaded),
  ]),
  'S2.6-07': addresses(({ taken, complaints }, { row }) => {
    const { accepted, refused } = expectation(row, z.strictObject({ accepted: z.string(), refused: z.string() }));
    const refusals = ACCEPTED.filter((address) => taken.get(address) !== true);
    const passed = REFUSED.filter((address) => taken.get(address) !== false || complaints.get(address) === '');
    return [
      ...want(refusals.length === 0, `accepted: ${accepted}`, `refused: ${quoted(refusals)}`),
      ...want(passed.length === 0, `refused, with a reason: ${refused}`, `not so: ${quoted(passed)}`),
    ];
  }),
  'S2.6-09': once('contact.webhook: off', async ({ site, runs }) => {
    const { made, stderr } = await runs.otherData();
    if (!made) return want(false, 'a site', stderr);
    return [
      ...want(
        gearsOf(site) > 0 && connectSources(site) === "'self' https:",
        'with visitor a gear, and any https address',
        `${gearsOf(site)}, ${connectSources(site)}`,
      ),
      ...wrongNumber(gearsOf(made.site), { n: 0, of: 'gear buttons and dialogs' }),
      ...want(connectSources(made.site) === "'self'", "the backend alone, here 'self'", connectSources(made.site)),
    ];
  }),
};
