// What a visitor did and was told, written down inside the tab itself: it outlives every page of that tab, and no answer that
// comes just as a page is left gets lost.
import type { BrowserContext, Page } from 'playwright';

export type FormName = 'contact' | 'promotion';
/** Texts by the names of the fields; a box is true or false. */
export type Fields = Record<string, string | boolean>;

export type Entry = {
  /** Each loading of a page has a number of its own; one that Back brings out again keeps it. */
  page: string;
  form: FormName;
} & (
  | { what: 'typed'; field: string; value: string | boolean; fields: Fields }
  /** The browser lets the form be sent. */
  | { what: 'submitted'; fields: Fields }
  /** Words beside the form. */
  | { what: 'saved' | 'failed' }
);

export interface Journal {
  entries: Entry[];
  /** What the content security policy has refused. */
  violations: string[];
}

/** From now on, in every tab of this visitor. */
export async function keepJournals(context: BrowserContext): Promise<void> {
  await context.addInitScript(keepJournal);
}

export function journalOf(page: Page): Promise<Journal> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('test:journal') ?? '{"entries":[],"violations":[]}') as Journal);
}

/** Runs in the page, before everything else. */
function keepJournal(): void {
  if (!location.protocol.startsWith('http')) return;
  const page = String(Math.random());

  function change(write: (journal: Journal) => void): void {
    const journal = JSON.parse(sessionStorage.getItem('test:journal') ?? '{"entries":[],"violations":[]}') as Journal;
    write(journal);
    sessionStorage.setItem('test:journal', JSON.stringify(journal));
  }

  function fieldsOf(form: HTMLFormElement): Fields {
    const named = [...(form.elements as HTMLCollectionOf<HTMLInputElement>)].filter(({ name }) => name !== '');
    return Object.fromEntries(named.map((field) => [field.name, inField(field)]));
  }

  function inField({ type, checked, value }: HTMLInputElement): string | boolean {
    return type === 'checkbox' ? checked : value;
  }

  function formAround(target: EventTarget | null): HTMLFormElement | null {
    return target instanceof Element ? target.closest('form[data-draft]') : null;
  }

  function nameOf(form: HTMLFormElement): FormName {
    return form.dataset.draft as FormName;
  }

  addEventListener(
    'input',
    ({ target }) => {
      const form = formAround(target);
      const field = target as HTMLInputElement;
      if (form)
        change(({ entries }) => entries.push({ page, form: nameOf(form), what: 'typed', field: field.name, value: inField(field), fields: fieldsOf(form) }));
    },
    true,
  );
  addEventListener(
    'submit',
    ({ target }) => {
      const form = formAround(target);
      if (form) change(({ entries }) => entries.push({ page, form: nameOf(form), what: 'submitted', fields: fieldsOf(form) }));
    },
    true,
  );
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const form = node instanceof Element && node.matches('.result') ? formAround(node) : null;
      if (form) change(({ entries }) => entries.push({ page, form: nameOf(form), what: (node as Element).matches('.result--saved') ? 'saved' : 'failed' }));
    }
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    change(({ violations }) => violations.push(`${violatedDirective} ${blockedURI}`));
  });
}
