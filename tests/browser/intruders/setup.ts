// What the tests of others who change the page share: a visit in which they come early, a form that is filled in, and what is read.
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openPage } from '../../setup/chromium';
import { OFFER_NOON } from '../../setup/day';
import { type Intruder, letIn } from '../../setup/intruders';
import { browser, host } from '../../setup/shipped';
import { holdBack, kept, WIDE } from '../forms/setup';

type FormName = 'contact' | 'promotion';
type IslandName = FormName | 'estimator' | 'testimonials';

/** Before any script of the page runs, or while the island's code is on its way. */
export const EARLY = ['before', 'during'] as const;
type Early = (typeof EARLY)[number];

const TRANSLATIONS: Intruder[] = ['wrapping translation', 'replacing translation'];
export const isTranslation = (intruder: Intruder) => TRANSLATIONS.includes(intruder);

const TYPED = { name: 'Ann Example', phone: '(951) 555-0123', email: 'ann@example.com', address: '1 Main Street\nRiverside' };

export const island = (name: IslandName) => `[data-island=${name}]`;
export const form = (name: FormName) => `form[data-draft=${name}]`;

interface Visit {
  page: Page;
  /** Lets the island's code come. */
  release: () => void;
  /** What was sent to the store of leads. */
  rows: Record<string, unknown>[];
}

interface Options {
  intruder: Intruder | null;
  when: Early;
  path?: string;
  offer?: boolean;
  options?: typeof WIDE;
  /** What the store of leads answers; 201 if nothing is said. */
  status?: () => number;
}

/** The code of the island waits where the intruder comes meanwhile. */
export async function visit(
  name: IslandName,
  { intruder, when, path = '/', options = WIDE, status = () => 201 }: Options,
  act: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { page, errors, close } = await openPage(browser, options, { offer: name === 'promotion' });
  await letIn(page, when === 'before' ? intruder : null);
  const rows: Visit['rows'] = [];
  let refused = false;
  await page.route('**/rest/v1/*', async (route) => {
    rows.push(route.request().postDataJSON() as Record<string, unknown>);
    refused ||= status() === 400;
    await (status() === 201 ? kept(route) : route.fulfill({ status: status(), body: '' }));
  });
  const { release } = when === 'during' ? await holdBack(page, `**/assets/${name}-*.js`) : { release: () => {} };
  if (name === 'promotion') await page.clock.install({ time: OFFER_NOON });
  await page.goto(host.url + path);
  if (name === 'promotion') {
    await page.clock.fastForward(5000);
    await page.locator('.promotion[open]').waitFor();
  }
  await act({ page, release, rows });
  const meant = (error: string) => refused && /status of 400|The lead was not saved/.test(error);
  expect(errors.filter((error) => !meant(error))).toEqual([]);
  await close();
}

export function ready(page: Page, name: IslandName): Promise<void> {
  return page.locator(`${island(name)}[data-state=ready]`).waitFor({ state: 'attached' });
}

export async function fillIn(page: Page, name: FormName): Promise<void> {
  for (const [field, value] of Object.entries(TYPED)) await page.locator(`${form(name)} [name=${field}]`).fill(value);
  if (name === 'promotion') return page.locator(`${form(name)} [name=interestedInConsultation]`).uncheck();
  await page.locator(`${form(name)} [name=roofAge]`).selectOption('20+');
  await page.locator(`${form(name)} [name=emergency]`).check();
  await page.locator(`${form(name)} [name=message]`).fill('Two spots.\nOne over the stairs.');
}

const PERSON = { name: TYPED.name, phone: TYPED.phone, email: TYPED.email, address: TYPED.address };
export const ROWS = {
  contact: { ...PERSON, roof_age: '20+', best_time: null, emergency: true, message: 'Two spots.\nOne over the stairs.', webhook_url: null },
  promotion: { ...PERSON, interested_in_consultation: false, promotion_type: '10_percent_reroof' },
};
