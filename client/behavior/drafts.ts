// What was typed into a form is there again after a reload, on this page or the next one with the form, until it is sent.
import { storageKey } from '../stored';
import { around } from './around';

const FORM = 'form[data-draft]';

export function startDrafts(): void {
  for (const type of ['input', 'reset']) addEventListener(type, keep, true);
  addEventListener('pageshow', restore);
  restore({});
}

/** In the memory of this tab alone; where the browser has none, the text is in the form and nowhere else. */
function keep(event: Event): void {
  const form = around<HTMLFormElement>(event, FORM);
  if (!form) return;
  try {
    if (event.type === 'reset') delete sessionStorage[keyOf(form)];
    else sessionStorage[keyOf(form)] = JSON.stringify([...new FormData(form)]);
  } catch {}
}

/** A page that was kept for Back is shown again with what was typed before its visitor went on: the draft is newer, also where it is empty or gone. */
function restore({ persisted }: Partial<PageTransitionEvent>): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) {
    try {
      const draft: string | undefined = sessionStorage[keyOf(form)];
      if (persisted && !draft) form.reset();
      // Throws where there is no draft: an empty one would untick boxes.
      const values: Partial<Record<string, string>> = Object.fromEntries(JSON.parse(draft as string) as [string, string][]);
      // Else what the visitor or the browser has filled in before this ran stays.
      for (const field of form.elements as HTMLCollectionOf<HTMLInputElement>) {
        const value = values[field.name];
        if (field.type === 'checkbox') {
          if (persisted || field.checked === field.defaultChecked) field.checked = Boolean(value);
        } else if (field.name && (persisted || (value && !field.value))) {
          field.value = value ?? '';
          // A choice that is no longer offered has left none chosen.
          field.value ||= '';
        }
      }
    } catch {}
  }
}

function keyOf(form: HTMLFormElement): string {
  return storageKey(`draft:${form.dataset.draft}`);
}
