// Rows of 2.6, 2.7, 3.1 and 5 about the forms, as far as the HTML and the data show them.
import { z } from 'zod';
import { at, textAt } from '../data';
import { controlsOf, labelOf, optionsOf, textOf } from '../dom';
import { type Check, expectation, inFiles, inPlace, inSection, MET, miss, once, onPages, quoted, want } from './check';
import { wrongNumber } from './count';
import { choicesOf, wrongField } from './field';
import { formsOutsideDialogs } from './site';
import { BOUNDS } from './validation';

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
};

/** Read aloud: its label, else its text, what is visually hidden included. */
function nameOfButton(button: Element): string {
  return button.getAttribute('aria-label') ?? (textOf(button) || (button.textContent ?? '').trim());
}
