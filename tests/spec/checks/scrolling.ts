// Rows of 2.2, 2.4, 2.7, 2.8, 2.10 and 4 that only a browser can tell: the way to the form, and what floats over the page.
import type { Locator, Page as Tab } from 'playwright';
import { drawn } from '../../setup/moments';
import { eventually, isSmooth, PHONE, type Ride, rideTo, scrollTo, type Visitor, WIDE } from '../browser';
import { holds, textOf } from '../dom';
import type { Miss } from '../miss';
import { all, type Check, type GivenPage, type Look, onPages, quoted, state, visiting, visitingEach, want } from './check';
import { isInSight } from './sight';

const FORM = 'contact';
const TO_FORM = `a[href="#${FORM}"]`;

function wrongRide({ stops, arrived }: Ride, after: string): Miss[] {
  const places = [...new Set(stops)].map(Math.round);
  return [
    ...want(isSmooth(stops), `${after}: places on the way`, `only ${places.join(' and ')}`),
    ...want(arrived, `${after}: its heading in sight`, `not so at ${places.at(-1)}`),
  ];
}

/** A press on what leads to the form; `prepare` brings it into sight where it is not. */
const leadsToForm = (visitor: Visitor, find: (page: Tab, given: GivenPage) => Locator, prepare?: (page: Tab, button: Locator) => Promise<void>): Check =>
  visiting(visitor, async ({ page }, given) => {
    const button = find(page, given);
    await prepare?.(page, button);
    return wrongRide(await rideTo(page, FORM, () => press(button)), state(given.row).after);
  });

/** Not under what floats at the edges. */
export async function bringToMiddle(page: Tab, button: Locator): Promise<void> {
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await drawn(page);
}

/** Where it stands: a click of the browser's driver would scroll the page first, also to what sticks to the window. */
async function press(button: Locator): Promise<void> {
  const box = await button.boundingBox();
  // What has just come up takes no press yet.
  await eventually(
    () => button.evaluate(isInSight),
    (onTop) => onTop,
  );
  if (box) await button.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function freeInspection(page: Tab): Locator {
  return page.locator('[data-section=nav]').getByRole('link', { name: 'Free Inspection', exact: true });
}

const hero = (page: Tab): Locator => page.locator('[data-section=hero]').locator(TO_FORM).first();

/** All but the form's own, which sends it. */
function quoteButtons(page: Tab): Locator {
  return page.locator(`main, [data-section=floating]`).locator('a, button:not([type=submit])').filter({ hasText: QUOTE, visible: true });
}

/** What a press could have changed besides the place on the page. The focus goes along to a heading, never into a field. */
async function surroundings(page: Tab): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify({
      page: location.pathname + location.search,
      dialogs: document.querySelectorAll('dialog[open], [data-sonner-toast]').length,
      fields: Array.from(document.querySelectorAll('input, select, textarea'), (field) => ('value' in field ? field.value : '')),
      inField: document.activeElement?.matches('input, select, textarea') ?? false,
      stored: [{ ...localStorage }, { ...sessionStorage }, document.cookie],
      // Figures may be counting.
      texts: Array.from(document.querySelectorAll('main > *:not(:has([data-count]))'), (part) => part.textContent),
    }),
  );
}

const QUOTE = /\bquote\b/i;

/** On every page there are such buttons, in the page and floating over it, and each is a link to the form and nothing else. */
const leadToTheForm = onPages(({ page }) => {
  const places = ['main', '[data-section="floating"]'].map((place) => [...page.document.querySelectorAll(`${place} :is(a, button:not([type=submit]))`)]);
  const buttons = places.map((place) => place.filter((button) => QUOTE.test(textOf(button))));
  const wrong = buttons
    .flat()
    .filter((button) => button.getAttribute('href') !== `#${FORM}` || button.hasAttribute('target') || button.hasAttribute('download'));
  // The service pages give theirs other names too (2.8); the one that floats is on all.
  const own = places.map((place) => place.some((button) => button.getAttribute('href') === `#${FORM}`));
  return [
    ...want(own.every(Boolean) && buttons.flat().length > 0, 'quote buttons in the page and over it', quoted(buttons.flat().map(textOf))),
    ...want(wrong.length === 0, `each leads to #${FORM}`, quoted(wrong.map((button) => `${textOf(button)}: ${button.getAttribute('href')}`))),
  ];
});

/** Kinds of request that do something. Code may come for a part that the pointer has crossed, and the browser asks for its icon. */
const ASKING = new Set(['document', 'xhr', 'fetch', 'ping']);

const onlyScrolls: Look = async ({ page, requests }, { row }) => {
  const { after } = state(row);
  // Far enough down for the floating button, not as far as the form.
  await scrollTo(page, 500);
  const names = await quoteButtons(page).allInnerTexts();
  const misses = want(names.length > 0, 'quote buttons', quoted(names));
  for (const [index, name] of names.entries()) {
    const button = quoteButtons(page).nth(index);
    await scrollTo(page, 500);
    await bringToMiddle(page, button);
    const before = await surroundings(page);
    const asked = requests.length;
    const found = wrongRide(await rideTo(page, FORM, () => press(button)), `${name}: ${after}`);
    const others = requests
      .slice(asked)
      .filter((request) => ASKING.has(request.resourceType()))
      .map((request) => request.url());
    misses.push(
      ...found,
      ...want((await surroundings(page)) === before, `${name}: nothing else`, 'the address, a dialog or a field has changed'),
      ...want(others.length === 0, `${name}: nothing asked for`, quoted(others)),
    );
  }
  return misses;
};

/** '300 px or less: …' and 'beyond 1000 px': the offset up to which a control is hidden. */
function offsetIn(text: string): number {
  return Number(/(\d+) px/.exec(text)?.[1]);
}

/** Hidden at the top and as far as the offset, shown one pixel further, hidden again on the way back. */
const showsBeyond =
  (control: string): Look =>
  async ({ page }, { row }) => {
    const { before, action } = state(row);
    const offset = offsetIn(before);
    const misses = want(offset === offsetIn(action) && holds(before, `${offset} px or less`), 'one offset', `${before}; ${action}`);
    for (const [top, shown] of [
      [0, false],
      [offset, false],
      [offset + 1, true],
      [offset, false],
    ] as const) {
      await scrollTo(page, top);
      const found = await eventually(
        () => page.locator(`[data-section=floating] ${control}`).evaluate(isInSight),
        (now) => now === shown,
      );
      misses.push(...want(found === shown, `${shown ? 'shown' : 'hidden'} at ${top} px`, found ? 'shown' : 'hidden'));
      if (misses.length > 0) break;
    }
    return misses;
  };

export const scrollingChecks: Record<string, Check> = {
  'S2.2-09': all(
    leadsToForm(WIDE, freeInspection),
    leadsToForm(WIDE, freeInspection, (page) => scrollTo(page, 1e6)),
    leadsToForm(PHONE, freeInspection, (page) => page.locator('[data-section=nav] button[aria-expanded]:not(li *)').click()),
  ),
  'S2.4-09': leadsToForm(WIDE, (page) => page.getByRole('link', { name: 'Get Detailed Quote', exact: true }), bringToMiddle),
  'S2.7-01': all(visitingEach(PHONE, showsBeyond('.floating__quote')), visitingEach(WIDE, showsBeyond('.floating__quote'))),
  'S2.7-03': all(visitingEach(PHONE, showsBeyond('.floating__top')), visitingEach(WIDE, showsBeyond('.floating__top'))),
  'S2.7-04': visiting(PHONE, async ({ page }) => {
    const up = page.locator('[data-section=floating] .floating__top');
    await scrollTo(page, 2000);
    await up.click();
    const place = await eventually(
      () => page.evaluate(() => window.scrollY),
      (top) => top === 0,
    );
    return want(place === 0, 'the top of the page', `${place} px`);
  }),
  'S2.8-04': leadsToForm(WIDE, hero),
  'S2.10-05': leadsToForm(WIDE, (page) => page.locator('[data-section=hero] .button').first()),
  'S4-19': all(leadToTheForm, visitingEach(PHONE, onlyScrolls), visiting(WIDE, onlyScrolls)),
};
