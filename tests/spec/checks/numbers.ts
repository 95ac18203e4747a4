// Rows of 7 and 9.7 about phone numbers: each dials, and each page has its own where it speaks for itself (D23).
import type { Locator, Page as Tab } from 'playwright';
import { type Visitor, WIDE } from '../browser';
import { linksOf, textOf } from '../dom';
import type { Miss } from '../miss';
import { hasForm, type Page, telOf } from '../site';
import { acrossPages, all, type Check, type Look, miss, once, onPages, quoted, visitingEach, want } from './check';
import { wrongNumber } from './count';
import { contactForm, fillIn, refuse, send, somebody } from './leadForm';
import { isInSight } from './sight';
import { breakIsland } from './trouble';

const PHONE_NUMBER = /\(\d{3}\) \d{3}-\d{4}/g;

/** Numbers in visible text that stand in no link which dials them (D23). */
function numbersThatDoNotDial(page: Page): Miss[] {
  const { body } = page.document;
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ textContent }) => textContent ?? '')
      .join('');
    return (own.match(PHONE_NUMBER) ?? []).flatMap((number) => {
      if (element.closest('script, style, template')) return [];
      const href = element.closest('a[href]')?.getAttribute('href') ?? 'no link';
      return want(href === telOf(number), `${number} on ${page.path} as a link to ${telOf(number)}`, href);
    });
  });
}

function wrongNumbersShown(page: Page, allowed: readonly string[]): Miss[] {
  const shown = new Set(textOf(page.document.body).match(PHONE_NUMBER) ?? []);
  const missing = allowed.filter((number) => !shown.has(number));
  const others = [...shown].filter((number) => !allowed.includes(number));
  return [
    ...want(missing.length === 0, `the numbers ${quoted(allowed)}`, `not shown: ${quoted(missing)}`),
    ...want(others.length === 0, 'no other number', quoted(others)),
  ];
}

/** Everything between header and footer dials the page's own number (D23), and a band shows it. */
function numbersOfThePage({ page }: { page: Page }): Miss[] {
  const main = page.document.querySelector('main');
  if (!main) return miss('main', 'none');
  const links = linksOf(main).filter(({ href }) => href.startsWith('tel:'));
  const wrong = links.filter(({ href }) => href !== telOf(page.phone));
  const bands = [...main.querySelectorAll('[data-section="call-band"]')].filter((band) => !linksOf(band).some(({ text }) => text.includes(page.phone)));
  return [
    ...want(wrong.length === 0, `${telOf(page.phone)} in the page's own parts`, quoted(wrong.map(({ href }) => href))),
    ...want(!hasForm(page) || links.some(({ text }) => text.includes(page.phone)), `${page.phone} in the page's own parts`, 'not shown'),
    ...want(bands.length === 0, `${page.phone} in each band`, `not in ${bands.length}`),
  ];
}

/** A number that can be pressed, the page's own, and no other beside it. */
async function wrongCalls(place: Locator, phone: string, what: string): Promise<Miss[]> {
  const links = place.locator('a[href^="tel:"]');
  await links.first().scrollIntoViewIfNeeded();
  const found = await links.evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  const right = found.length > 0 && found.every((text) => text.includes(phone) && text.endsWith(` ${telOf(phone)}`));
  return want(right && (await links.first().evaluate(isInSight)), `${what}: ${phone}, to be pressed`, quoted(found));
}

/** The notice of an emergency, what a form says that could not be sent, and the screen in place of a broken part. */
const inTrouble: Look = async ({ page }, { page: { phone, kind } }) => {
  if (kind === 'prose') return [];
  const form = contactForm(page);
  await fillIn(form, { ...somebody(), emergency: true });
  const notice = await wrongCalls(form.island.getByRole('status'), phone, 'the emergency notice');
  await send(form, refuse);
  await dismissed(page);
  const error = await wrongCalls(form.island.locator('.result'), phone, 'the form that could not be sent');
  await page.reload();
  await breakIsland(form.island);
  return [...notice, ...error, ...(await wrongCalls(form.island, phone, 'the screen in place of the form'))];
};

/** The toast, which says the same beside the form. */
async function dismissed(page: Tab): Promise<void> {
  await page.locator('[data-sonner-toaster]').evaluateAll((toasters) => toasters.forEach((toaster) => toaster.remove()));
}

const visitor: Visitor = { ...WIDE, complains: true };

export const numberChecks: Record<string, Check> = {
  'S7-19': once('every page', ({ site }) => [...site.pages.values()].flatMap(numbersThatDoNotDial)),
  'S7-20': all(onPages(numbersOfThePage), visitingEach(visitor, inTrouble)),
  'S9.7-01': acrossPages('the city pages', ({ site }) => {
    const cities = [...site.pages.values()].filter(({ kind }) => kind === 'city');
    const numbers = cities.map(({ document }) => [
      ...new Set(linksOf(document.querySelector('main') ?? document.body).flatMap(({ href }) => (href.startsWith('tel:') ? [href] : []))),
    ]);
    return [
      ...want(
        numbers.every(({ length }) => length === 1),
        'one number on each city page',
        quoted(numbers.map(String)),
      ),
      ...wrongNumber(new Set(numbers.flat()).size, { n: 24, of: 'different city numbers' }),
    ];
  }),
  'S9.7-02': onPages(({ page, data }) => wrongNumbersShown(page, [data.phones.header, data.phones.services])),
  'S9.7-03': onPages(({ page, data }) => wrongNumbersShown(page, [data.phones.header, data.phones.counties])),
  'S9.7-04': once('data/company.yaml', ({ data: { phones } }) =>
    want(phones.services !== phones.counties && phones.services !== '', 'two numbers', phones.services),
  ),
};
