// Rows of 2.6, 2.7, 3.1, 4, 5 and 8 about the forms, as far as the HTML and the data show them.
import { z } from 'zod';
import { at, textAt } from '../data';
import { controlsOf, labelOf, optionsOf, textOf } from '../dom';
import { carriedTexts } from './carried';
import { type Check, expectation, filled, inFiles, inPlace, inSection, MET, miss, once, onPages, quoted, want } from './check';
import { wrongNumber } from './count';
import { choicesOf, wrongField } from './field';
import { formsOutsideDialogs } from './site';
import { textExpectation } from './text';

/** Bounds of length and format that the forms do not show (5). */
const BOUNDS = ['minlength', 'maxlength', 'pattern', 'min', 'max'];

/** What a toast says, or a button while something is sent: it comes with the form's island. */
const carriedByForm: Check = inSection((section, given) => {
  const expected = z
    .array(z.string())
    .parse([expectation(given.row, textExpectation)].flat())
    .map((text) => filled(text, given));
  const texts = carriedTexts(section);
  const missing = expected.filter((text) => !texts.includes(text));
  return want(missing.length === 0, `the texts ${quoted(expected)}`, `neither on the page nor in the props of an island: ${quoted(missing)}`);
});

export const formChecks: Record<string, Check> = {
  'S2.6-01': inSection((section, { page }) => {
    const last = page.document.querySelector('main')?.lastElementChild;
    return [
      ...wrongNumber(formsOutsideDialogs(section), { n: 1, of: 'contact form' }),
      ...want(last === section || (last?.contains(section) ?? false), 'at the bottom of the page', 'not the last section'),
    ];
  }),
  'S2.6-03': inSection((section, { data }) => {
    const name = textAt(data.files.get('contact'), 'webhookDialog', 'button');
    const gears = [...section.querySelectorAll('button')].filter((button) => nameOfButton(button) === name && button.querySelector('svg'));
    return wrongNumber(gears.length, { n: 1, of: `gear button called ${name}` }, [...section.querySelectorAll('button')].map(nameOfButton));
  }),
  'S2.6-05': inSection((dialog) => {
    const fields = controlsOf(dialog);
    return [
      ...wrongNumber(fields.length, { n: 1, of: 'field' }, fields.map(labelOf)),
      ...want(fields[0]?.getAttribute('type') === 'url', 'a URL field', String(fields[0]?.getAttribute('type'))),
    ];
  }),
  'S2.6-08': once('data/contact.yaml', async ({ row, data, runs }) => {
    const { shipped, values } = expectation(row, z.strictObject({ key: z.string(), values: z.array(z.string()), shipped: z.string() }));
    const broken = await runs.brokenData();
    const other = await runs.otherData();
    const found = at(data.files.get('contact'), 'webhook');
    return [
      ...want(found === shipped, `webhook: ${shipped}`, String(found)),
      ...want(other.status === 0, `${values.join(' and ')} are taken`, other.stderr),
      ...want(broken.status === 1 && /contact\.yaml:\d+:\d+ +webhook/.test(broken.stderr), 'another value is refused', broken.stderr),
    ];
  }),
  'S2.7-06': inSection((dialog, { data }) => {
    const name = textAt(data.files.get('promotion'), 'close');
    const names = [...dialog.querySelectorAll('button')].map(nameOfButton);
    return wrongNumber(names.filter((found) => found === name).length, { n: 1, of: 'close button' }, names);
  }),
  'S2.7-07': onPages((given) => inPlace('contact', () => inPlace('dialog:promotion', () => MET)(given))(given)),
  'S2.7-08': inFiles(({ page }) => wrongNumber(page.document.querySelectorAll('dialog, [data-section="promotion"]').length, { n: 0, of: 'pop-ups' })),
  'S2.7-22': once('data/promotion.yaml', ({ row, data }) => {
    const { fields } = expectation(row, z.strictObject({ fields: z.array(z.string()), shipped: z.literal('placeholders') }));
    const marks = z
      .array(z.string())
      .catch([])
      .parse(at(data.files.get('promotion'), 'placeholders'));
    const missing = fields.filter((field) => !marks.includes(field) || textAt(data.files.get('promotion'), field) === '');
    return want(missing.length === 0, `${quoted(fields)}, marked as placeholders`, `not so: ${quoted(missing)}`);
  }),
  'S3.1-11': choicesOf('roofAge'),
  'S3.1-12': inSection((section, { row }) => {
    const { options } = expectation(row, z.strictObject({ field: z.string(), options: z.record(z.string(), z.string().nullable()) }));
    const labels = optionsOf(section, 'bestTime').map(({ label }) => label);
    return [
      ...wrongField(section, { field: 'bestTime', options }),
      ...want(
        labels.every((label) => label !== ''),
        'a label for each',
        quoted(labels),
      ),
    ];
  }),
  'S3.1-16': inSection((section) => {
    const phone = section.querySelector('input[type="tel"]');
    if (!phone) return miss('a phone field', 'none');
    const bounds = BOUNDS.filter((name) => phone.hasAttribute(name));
    return want(bounds.length === 0, 'no format asked for', quoted(bounds));
  }),
  'S4-02': carriedByForm,
  'S4-06': carriedByForm,
  'S5-09': inSection((dialog) => {
    const field = dialog.querySelector('input[type="url"]');
    return want(
      field !== null && !field.hasAttribute('required') && labelOf(field) !== '',
      'an optional URL field with a label',
      field ? labelOf(field) : 'none',
    );
  }),
  'S5-14': inSection((dialog) => {
    const boxes = [...dialog.querySelectorAll('input[type="checkbox"]')];
    const checked = boxes.filter((box) => box.hasAttribute('checked') && labelOf(box) !== '');
    return want(boxes.length === 1 && checked.length === 1, 'one checkbox, checked', `${boxes.length} checkboxes, ${checked.length} checked`);
  }),
  'S5-15': onPages((given) =>
    ['contact', 'dialog:promotion'].flatMap((where) =>
      inPlace(where, (section) => {
        const fields = controlsOf(section);
        const bounded = fields.filter((field) => BOUNDS.some((name) => field.hasAttribute(name)));
        return [
          ...want(
            fields.some((field) => field.hasAttribute('required')),
            `required fields in ${where}`,
            'none',
          ),
          ...want(bounded.length === 0, 'no bounds of length or format', quoted(bounded.map(labelOf))),
        ];
      })(given),
    ),
  ),
  'S8-01': carriedByForm,
  'S8-03': carriedByForm,
  'S8-04': carriedByForm,
  'S8-05': carriedByForm,
};

/** Read aloud: its label, else its text, what is visually hidden included. */
function nameOfButton(button: Element): string {
  return button.getAttribute('aria-label') ?? (textOf(button) || (button.textContent ?? '').trim());
}
