// The fields of a lead form that stands on the page.
import type { CheckedField } from './model';

export function fieldOf(form: HTMLFormElement, name: string): (HTMLInputElement & { name: CheckedField }) | null {
  return form.querySelector(`[name="${name}"]`);
}

export function isEmpty(form: HTMLFormElement): boolean {
  return ['name', 'phone', 'email', 'address', 'message'].every((name) => !fieldOf(form, name)?.value);
}
