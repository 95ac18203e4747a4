// kind: attribute, of a field in a form: found by its label or by its name.
import { z } from 'zod';
import { controlsOf, labelOf, mentions, optionsOf } from '../dom';
import type { Miss } from '../miss';
import { expectation, inSection, miss, quoted, want } from './check';

export const fieldExpectation = z
  .strictObject({
    label: z.string().optional(),
    field: z.string().optional(),
    type: z.string().optional(),
    inputmode: z.string().optional(),
    required: z.boolean().optional(),
    checked: z.boolean().optional(),
    placeholder: z.string().optional(),
    rows: z.number().optional(),
    /** By value: what the label says; null: the value is enough. */
    options: z.record(z.string(), z.string().nullable()).optional(),
    option: z.string().optional(),
  })
  .refine(({ label, field }) => label !== undefined || field !== undefined, 'names no field');
export type FieldExpectation = z.output<typeof fieldExpectation>;

export function wrongField(root: Element, expected: FieldExpectation): Miss[] {
  const labeled = expected.option === undefined ? expected.label : undefined;
  const controls = controlsOf(root).filter(
    (control) => (expected.field === undefined || control.getAttribute('name') === expected.field) && (labeled === undefined || labelOf(control) === labeled),
  );
  const [control] = controls;
  if (!control) return miss(`a field ${expected.field ?? ''} ${labeled ?? ''}`.trim(), fieldsIn(root));
  return [...wrongAttributes(control, expected), ...wrongOptions(root, expected)];
}

function wrongAttributes(control: Element, expected: FieldExpectation): Miss[] {
  const name = labelOf(control) || control.getAttribute('name') || 'field';
  const compare = (what: string, wanted: unknown, found: unknown) =>
    wanted === undefined ? [] : want(wanted === found, `${name}: ${what} ${String(wanted)}`, `${what} ${String(found)}`);
  return [
    ...compare('type', expected.type, typeOf(control)),
    ...compare('inputmode', expected.inputmode, control.getAttribute('inputmode')),
    ...compare('required', expected.required, control.hasAttribute('required')),
    ...compare('checked', expected.checked, control.hasAttribute('checked')),
    ...compare('placeholder', expected.placeholder, control.getAttribute('placeholder')),
    ...compare('rows', expected.rows, Number(control.getAttribute('rows'))),
  ];
}

function typeOf(control: Element): string {
  const element = control.localName.toLowerCase();
  return element === 'input' ? (control.getAttribute('type') ?? 'text') : element;
}

function wrongOptions(root: Element, { field, options, option, label }: FieldExpectation): Miss[] {
  const wanted = Object.entries(options ?? (option === undefined ? {} : { [option]: label ?? null }));
  if (wanted.length === 0) return [];
  const found = optionsOf(root, field ?? '');
  const values = found.map(({ value }) => value);
  const all = options === undefined ? [] : want(values.join() === Object.keys(options).join(), `the choices ${quoted(Object.keys(options))}`, quoted(values));
  const labels = wanted.flatMap(([value, words]) => {
    const text = found.find((choice) => choice.value === value)?.label;
    return want(text !== undefined && (words === null || mentions(text, words)), `${field} ${value}: ${words ?? 'a choice'}`, text ?? 'no such choice');
  });
  return [...all, ...labels];
}

function fieldsIn(root: Element): string {
  return quoted(controlsOf(root).map((control) => `${control.getAttribute('name') ?? ''}: ${labelOf(control)}`));
}

export const checkField = inSection((section, { row }) => wrongField(section, expectation(row, fieldExpectation)));

/** The values of a field's choices, in this order. */
export function choicesOf(field: string) {
  return inSection((section, { row }) => {
    const expected = expectation(row, z.array(z.string()));
    const found = optionsOf(section, field).map(({ value }) => value);
    return want(found.join('|') === expected.join('|'), `${field}: the choices ${quoted(expected)}`, quoted(found));
  });
}
