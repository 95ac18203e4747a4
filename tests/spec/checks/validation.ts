// The row of 5 about what the forms ask for, as a visitor finds out: what is needed, what is of a kind, and nothing else.
import { eventually, WIDE } from '../browser';
import { textAt } from '../data';
import { controlsOf, labelOf, textOf } from '../dom';
import type { Miss } from '../miss';
import { all, type Check, type GivenPage, inPlace, onPages, quoted, visiting, want } from './check';
import { contactForm, fillIn, keep, type LeadForm, promotionForm, send, somebody, type Values, wrongToast } from './leadForm';

/** Bounds of length and format that the forms do not show (5). */
export const BOUNDS = ['minlength', 'maxlength', 'pattern', 'min', 'max', 'step'];

/** Words that tell of such a bound. */
const BOUND_IN_WORDS = /\b\d+ (or (more|fewer) )?(characters|letters|digits)\b|\b(at least|at most|minimum|maximum|no more than|up to) \d/i;

const REQUIRED = ['name', 'phone', 'email', 'address'];

/** The forms, and the row that says what is told once one was saved. */
const SAVED: Record<string, string> = { contact: 'S8-04', 'dialog:promotion': 'S8-05' };

const noBounds = onPages((given) =>
  Object.keys(SAVED).flatMap((where) =>
    inPlace(where, (section) => {
      const fields = controlsOf(section).filter((field) => !field.closest('[data-section="dialog:webhook"]'));
      const bounded = fields.filter((field) => BOUNDS.some((name) => field.hasAttribute(name)));
      const words = BOUND_IN_WORDS.exec([...section.querySelectorAll('form')].map(textOf).join(' '))?.[0];
      const required = fields.filter((field) => field.hasAttribute('required')).map((field) => field.getAttribute('name') ?? '');
      const own = [...section.querySelectorAll('form[novalidate]')].filter((form) => !form.closest('[data-section="dialog:webhook"]'));
      return [
        ...want(quoted(required.toSorted()) === quoted(REQUIRED.toSorted()), `required in ${where}: ${quoted(REQUIRED)}`, quoted(required)),
        ...want(own.length === 0, `the browser's own checks in ${where}`, 'a form with novalidate'),
        ...want(bounded.length === 0 && words === undefined, 'no bounds of length or format', words ?? quoted(bounded.map(labelOf))),
      ];
    })(given),
  ),
);

/** The shortest that can be typed, and what is long, but no more than the store takes. */
const LENGTHS: Record<string, () => Values> = {
  'one letter each': () => ({ ...somebody(), name: 'A', phone: '1', email: 'a@b', address: 'x' }),
  'many letters each': () => ({ ...somebody(), name: 'n'.repeat(200), phone: '1 '.repeat(50).trim(), address: 'a'.repeat(500) }),
};

/** What of a form the browser itself would not send as it is, with the reason. */
function refusedByBrowser({ button }: LeadForm): Promise<string[]> {
  return button.evaluate((element: HTMLButtonElement) =>
    Array.from(element.form?.elements ?? []).flatMap((field) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) return [];
      const { valueMissing, typeMismatch, customError } = field.validity;
      return [valueMissing && `${field.name}: missing`, typeMismatch && `${field.name}: type`, customError && `${field.name}: custom`].filter(
        (found) => found !== false,
      );
    }),
  );
}

/** Pressed as it stands: it is not sent, and the field at fault is marked. */
async function isHeldBack({ page, button, field }: LeadForm, name: string): Promise<boolean> {
  let sent = 0;
  const count = (url: string) => url.includes('/rest/v1/') && (sent += 1);
  page.on('request', (request) => count(request.url()));
  await button.click();
  const marked = await eventually(
    async () => (await field(name).getAttribute('aria-invalid')) === 'true' || sent > 0,
    (now) => now,
  );
  return marked && sent === 0;
}

/** `renew`: what brings the form back once it was sent. */
async function wrongChecks(form: LeadForm, where: string, given: GivenPage, renew: () => Promise<unknown>): Promise<Miss[]> {
  const empty = await refusedByBrowser(form);
  await form.field('email').fill('ann');
  const typed = await refusedByBrowser(form);
  const misses = [
    ...want(quoted(empty.toSorted()) === quoted(REQUIRED.map((name) => `${name}: missing`).toSorted()), 'the required fields missing', quoted(empty)),
    ...want(typed.includes('email: type'), '"ann" of another type than an e-mail address', quoted(typed)),
  ];
  for (const name of REQUIRED) {
    const person = somebody();
    await fillIn(form, { ...person, [name]: '' });
    misses.push(...want(await isHeldBack(form, name), `not sent without ${name}`, 'sent'));
    await fillIn(form, { [name]: person[name as keyof typeof person] });
  }
  await fillIn(form, { ...somebody(), email: 'ann' });
  misses.push(...want(await isHeldBack(form, 'email'), 'not sent with the e-mail address "ann"', 'sent'));
  for (const [what, values] of Object.entries(LENGTHS)) {
    await fillIn(form, values());
    const left = await refusedByBrowser(form);
    const held = want(left.length === 0, `${what}: nothing that the browser refuses`, quoted(left));
    const found = wrongToast(await send(form, keep), SAVED[where] ?? '', given);
    misses.push(...held, ...found.map(({ expected, found: told }) => ({ expected: `${what}: ${expected}`, found: told })));
    await renew();
  }
  return misses;
}

/** Sent and over: the form comes back by its button, or stays. */
async function again({ island }: LeadForm): Promise<void> {
  const button = island.locator('.form--over .button--line');
  if (await button.isVisible()) await button.click();
}

const contactChecked = visiting(WIDE, ({ page }, given) => {
  const form = contactForm(page);
  return wrongChecks(form, 'contact', given, () => again(form));
});

const promotionChecked = visiting({ ...WIDE, clock: true }, async ({ page }, given) => {
  // It closes once it was sent.
  const open = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.clock.runFor(Number(textAt(given.data.files.get('promotion'), 'delayMs')) + 1);
    await page.clock.resume();
  };
  await open();
  return wrongChecks(promotionForm(page), 'dialog:promotion', given, open);
});

export const validationChecks: Record<string, Check> = { 'S5-15': all(noBounds, contactChecked, promotionChecked) };
