// What a form checks before it sends: what the browser checks by itself (5), and the lengths that the lead store takes.
import { clean } from '../../leads/clean';
import type { CheckedField, FieldRules } from './model';

/** What is wrong, by the name of the field, in the order of the form. */
export type Problems = Partial<Record<CheckedField, string>>;

type Control = HTMLInputElement | HTMLTextAreaElement;

export function problemsIn(form: HTMLFormElement, rules: FieldRules): Problems {
  const problems: Problems = {};
  for (const control of form.elements) {
    if (!isChecked(control, rules)) continue;
    const problem = problemOf(control, rules);
    if (problem !== null) problems[control.name] = problem;
  }
  return problems;
}

/** The sentence for a field that is not as it has to be, else null. */
export function problemOf({ name, value, required, type }: Control & { name: CheckedField }, rules: FieldRules): string | null {
  const text = clean(value);
  if (required && text === '' && name !== 'message') return rules.missing[name];
  if (type === 'email' && !isEmail(text)) return rules.noEmail;
  // As PostgreSQL counts: an emoji is one.
  if (Array.from(text).length > rules.longest[name]) return rules.tooLong[name];
  return null;
}

/** As the browser says, of what is sent: it takes a sign that nobody sees for a part of the address. */
function isEmail(text: string): boolean {
  const field = document.createElement('input');
  field.type = 'email';
  field.value = text;
  return field.validity.valid;
}

function isChecked(control: Element, rules: FieldRules): control is Control & { name: CheckedField } {
  return (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.name in rules.longest;
}
