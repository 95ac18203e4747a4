// Rows of 2.3 about the service cards: a press anywhere on one leads where the row says.
import type { Page as Tab } from 'playwright';
import { PHONE, WIDE } from '../browser';
import { all, type Check, lookingBack, want } from './check';
import { checkLink, wantedLinks } from './link';
import { bringToMiddle } from './scrolling';

const CARDS = '[data-section=services] [data-item]';

/** Parts of a card that have no link of their own. */
const PLACES = ['p', 'li:last-child'];

/** The page notes which link a press follows, and does not follow it. */
async function notePresses(page: Tab): Promise<void> {
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      document.documentElement.dataset.led = event.defaultPrevented ? 'nowhere: the press was taken' : (link?.getAttribute('href') ?? 'nowhere');
      event.preventDefault();
    }),
  );
}

/** Where a press on a part of a card leads. */
async function ledTo(page: Tab, title: string, place: string): Promise<string> {
  const card = page.locator(CARDS).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const part = card.locator(place).first();
  await bringToMiddle(page, part);
  const box = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return (await page.locator('html').getAttribute('data-led')) ?? 'nowhere';
}

const pressed = [WIDE, PHONE].map((visitor) =>
  lookingBack('/', visitor, async ({ page }) => {
    await notePresses(page);
    const titles = await page.locator(`${CARDS} h3`).allInnerTexts();
    const led: { title: string; place: string; to: string }[] = [];
    for (const title of titles) for (const place of PLACES) led.push({ title, place, to: await ledTo(page, title, place) });
    return led;
  }),
);

const opens: Check = all(
  checkLink,
  ...pressed.map((lookBack) =>
    lookBack((led, given) => {
      const [{ texts, hrefs } = { texts: [], hrefs: [] }] = wantedLinks(given);
      const presses = led.filter(({ title }) => texts.includes(title));
      return [
        ...want(presses.length === PLACES.length, `the card ${texts.join()}`, led.map(({ title }) => title).join()),
        ...presses.flatMap(({ place, to }) => want(hrefs.includes(to), `a press on its ${place} leads to ${hrefs.join()}`, to)),
      ];
    }),
  ),
);

export const cardChecks: Record<string, Check> = { 'S2.3-08': opens, 'S2.3-09': opens, 'S2.3-10': opens, 'S2.3-11': opens };
