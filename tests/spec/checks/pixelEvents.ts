// Rows of 7 about the analytics pixel: what it is told, once for each thing that happens.
import type { Page as Tab } from 'playwright';
import { z } from 'zod';
import { drawn } from '../../setup/moments';
import { eventually } from '../browser';
import { PIXEL } from '../cli';
import type { Miss } from '../miss';
import { calculatorOn, ENOUGH } from './calculator';
import { type Check, expectation, type Look, lookingBack, visiting, want } from './check';
import { contactForm, fillIn, promotionForm, refuse, send, somebody } from './leadForm';
import { begun, CALL, calls, counted, pressAll } from './pixel';

/** An event of the pixel: its name, and what is told with it. */
type Event = [name: string, data: unknown];

/** Events for this pixel, in their order. */
async function events(page: Tab): Promise<Event[]> {
  return (await calls(page)).flatMap(([kind, ...rest]) => {
    if (kind !== 'trackSingle' && kind !== 'track') return [];
    const [name, data] = kind === 'trackSingle' && rest[0] === PIXEL ? rest.slice(1) : rest;
    return [[String(name), data] as Event];
  });
}

/** The events that something brings about. */
async function eventsOf(page: Tab, act: () => Promise<unknown>, patient = false): Promise<Event[]> {
  const before = (await events(page)).length;
  await act();
  if (patient)
    await eventually(
      () => events(page),
      (all) => all.length > before,
    );
  await drawn(page);
  return (await events(page)).slice(before);
}

/** Both forms, each refused and then saved; the same request again on the page loaded anew; and an estimate. */
const busy = lookingBack('/', { ...counted, clock: true }, async ({ page }, { data }) => {
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await begun(page);
  const promotion = promotionForm(page);
  await fillIn(promotion, somebody());
  const promotionRefused = await eventsOf(page, () => send(promotion, refuse));
  const promotionSaved = await eventsOf(page, () => send(promotion), true);
  const contact = contactForm(page);
  const person = somebody();
  await fillIn(contact, person);
  const contactRefused = await eventsOf(page, () => send(contact, refuse));
  const contactSaved = await eventsOf(page, () => send(contact), true);
  await page.reload();
  await begun(page);
  await fillIn(contact, person);
  const contactAgain = await eventsOf(page, () => send(contact));
  const calculator = calculatorOn(page, data);
  const filled = await eventsOf(page, () => calculator.fill(ENOUGH));
  const calculated = await eventsOf(page, () => calculator.calculate(), true);
  return { promotionRefused, promotionSaved, contactRefused, contactSaved, contactAgain, filled, calculated };
});

function wrongEvents(found: Event[], expected: Event[], when: string): Miss[] {
  return want(JSON.stringify(found) === JSON.stringify(expected), `${when}: ${JSON.stringify(expected)}`, JSON.stringify(found));
}

const contactEvent = z.strictObject({ event: z.literal('Contact'), when: z.string() });
const leadEvent = z.strictObject({
  event: z.literal('Lead'),
  when: z.string(),
  data: z.strictObject({ value: z.number(), currency: z.string() }),
  times: z.literal('once for each saved lead'),
});
const NOTICE = `[data-section=contact] [role=status] ${CALL}`;

/** Numbers of a page, and whether they stand in a section, a button or a notice for emergencies. */
const NUMBERS: Record<string, [selector: string, emergency: boolean][]> = {
  '/': [
    [NOTICE, true],
    [`[data-section=contact] .contact__call ${CALL}`, true],
    [`header ${CALL}`, false],
    [`footer ${CALL}`, false],
  ],
  '/services/roof-repair': [
    [`[data-section=hero] ${CALL}`, true],
    [`[data-section=call-band] ${CALL}`, true],
    [`[data-section=floating] ${CALL}`, true],
    [`header ${CALL}`, false],
  ],
  '/services/certified-water-testing': [
    [`${CALL}:text("Emergency Testing")`, true],
    [`[data-section=hero] ${CALL}`, false],
  ],
  '/services/tpo-roofing': [
    [NOTICE, true],
    [`[data-section=call-band] ${CALL}`, false],
    [`[data-section=floating] ${CALL}`, false],
  ],
  '/service-areas/riverside-county': [
    [NOTICE, true],
    [`header ${CALL}`, false],
  ],
  '/cities/riverside': [
    [NOTICE, true],
    [`[data-section=hero] ${CALL}`, false],
    [`[data-section=call-band] ${CALL}`, false],
  ],
  '/privacy': [[`header ${CALL}`, false]],
};

const countsEmergencies: Look = async ({ page }, { row }) => {
  const { event } = expectation(row, contactEvent);
  const misses: Miss[] = [];
  for (const [path, numbers] of Object.entries(NUMBERS)) {
    await page.goto(new URL(path, page.url()).href);
    await begun(page);
    for (const [selector, emergency] of numbers) {
      const links = page.locator(selector);
      const count = await links.count();
      const found = await eventsOf(page, () => pressAll(links));
      const expected = Array.from({ length: emergency ? count : 0 }, (): Event => [event, {}]);
      misses.push(...want(count > 0, `${path}: ${selector}`, 'none'), ...wrongEvents(found, expected, `${path}: ${selector} pressed`));
    }
  }
  return misses;
};

export const pixelEventChecks: Record<string, Check> = {
  'S7-07': busy(({ filled, calculated }, { row }) => {
    const { event, when } = expectation(row, contactEvent);
    return [...wrongEvents(filled, [], 'fields filled'), ...wrongEvents(calculated, [[event, {}]], when)];
  }),
  'S7-08': visiting(counted, countsEmergencies),
  'S7-09': busy(({ contactRefused, contactSaved, contactAgain }, { row }) => {
    const { event, when, data } = expectation(row, leadEvent);
    return [
      ...wrongEvents(contactRefused, [], 'a contact lead refused'),
      ...wrongEvents(contactSaved, [[event, data]], when),
      ...wrongEvents(contactAgain, [], 'the same lead again'),
    ];
  }),
  'S7-10': busy(({ promotionRefused, promotionSaved }, { row }) => {
    const { event, when, data } = expectation(row, leadEvent);
    return [...wrongEvents(promotionRefused, [], 'a promotion lead refused'), ...wrongEvents(promotionSaved, [[event, data]], when)];
  }),
};
