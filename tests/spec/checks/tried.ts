// The visits in which the two forms are sent, once for all rows that look back on them. No row is checked here.
import type { Page as Tab } from 'playwright';
import { PHONE, type Visitor, WIDE } from '../browser';
import { textAt } from '../data';
import type { Miss } from '../miss';
import { all, type Check, type GivenPage, lookingBack } from './check';
import { contactForm, entriesOf, fillIn, keep, NOT_SAVED, passOn, promotionForm, refuse, type Sending, send, somebody, type Values } from './leadForm';

const DIALOG = '[data-section="dialog:promotion"]';

const wide: Visitor = { ...WIDE, meant: NOT_SAVED };
const inHand: Visitor = { ...PHONE, meant: NOT_SAVED };

/** Every field of the contact form, and none of them empty. */
function request(): Values {
  return { ...somebody(), roofAge: '16-20', bestTime: 'evening', emergency: true, message: 'Water at the chimney' };
}

/** Sent to the store of shingle serve; then the same once more, from the page loaded again: it is there already. */
export const savedTwice = lookingBack('/', wide, async ({ page }) => {
  const form = contactForm(page);
  const values = request();
  const empty = await entriesOf(form);
  await fillIn(form, values);
  const first = await send(form);
  await page.reload();
  await fillIn(form, values);
  const second = await send(form);
  return { empty, first: { ...first, answer: await answerTo(first) }, second: { ...second, answer: await answerTo(second) } };
});

/** Refused, and then, by a second press, taken. */
const failsThenSaves = (visitor: Visitor) =>
  lookingBack('/', visitor, async ({ page }) => {
    const form = contactForm(page);
    const empty = await entriesOf(form);
    await fillIn(form, request());
    const filledIn = await entriesOf(form);
    return { empty, filledIn, failed: await send(form, refuse), saved: await send(form, keep) };
  });
export const failedThenSaved = failsThenSaves(wide);
const failedThenSavedInHand = failsThenSaves(inHand);

/** The same with the promotion, and the second goes to the store. */
const promotionFailsThenSaves = (visitor: Visitor) =>
  lookingBack('/', { ...visitor, clock: true }, async ({ page }, { data }) => {
    await page.clock.runFor(Number(textAt(data.files.get('promotion'), 'delayMs')));
    await page.clock.resume();
    const form = promotionForm(page);
    const empty = await entriesOf(form);
    const shown = [await isOpen(page)];
    await fillIn(form, somebody());
    const filledIn = await entriesOf(form);
    const failed = await send(form, refuse);
    shown.push(await isOpen(page));
    const saved = await send(form, passOn);
    shown.push(await isOpen(page));
    return { empty, filledIn, failed, saved, shown, answer: await answerTo(saved) };
  });
export const promotionFailedThenSaved = promotionFailsThenSaves(wide);
const promotionFailedThenSavedInHand = promotionFailsThenSaves(inHand);

type Tried = Record<'failed' | 'saved', Sending>;

/** What each form says at each width: what `look` finds wrong in it. */
export const bothWidths = (look: (tried: Tried, given: GivenPage) => Miss[]): Check => all(failedThenSaved(look), failedThenSavedInHand(look));
export const promotionAtBothWidths = (look: (tried: Tried, given: GivenPage) => Miss[]): Check =>
  all(promotionFailedThenSaved(look), promotionFailedThenSavedInHand(look));

function isOpen(page: Tab): Promise<boolean> {
  return page.locator(DIALOG).isVisible();
}

async function answerTo({ requests: [request] }: Sending): Promise<{ status: number; body: string }> {
  const response = await request?.response();
  return { status: response?.status() ?? 0, body: (await response?.text().catch(() => '')) ?? '' };
}
