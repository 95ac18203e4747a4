// What was typed into a form is there again after a reload, on this page or the next one with the form, until it is sent.
import { around } from './around';

const FORM = 'form[data-draft]';

export function startDrafts(): void {
  for (const type of ['input', 'reset']) document.addEventListener(type, keep, true);
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) restore(form);
}

/** In the memory of this tab alone; where the browser has none, the text is in the form and nowhere else. */
function keep(event: Event): void {
  const form = around<HTMLFormElement>(event, FORM);
  if (!form) return;
  try {
    if (event.type === 'reset') sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify([...new FormData(form)]));
  } catch {}
}

/** What the visitor or the browser has filled in before this ran stays. */
function restore(form: HTMLFormElement): void {
  try {
    const values = new Map<string, string>(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as [string, string][] | null);
    if (values.size === 0) return;
    for (const field of form.elements as HTMLCollectionOf<HTMLInputElement>) {
      const value = values.get(field.name);
      if (field.type === 'checkbox') {
        if (field.checked === field.defaultChecked) field.checked = value !== undefined;
      } else if (value) {
        field.value ||= value;
        // A choice that is no longer offered has left none chosen.
        field.value ||= '';
      }
    }
  } catch {}
}

function keyOf(form: HTMLFormElement): string {
  return `shingle:draft:${form.dataset.draft}`;
}
