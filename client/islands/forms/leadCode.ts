// The code that sends a form, which comes once somebody has reached for one.

export type LeadCode = typeof import('../../leads/onPage');

/** ms: what has not come by then may never come. The sending itself has a limit of its own. */
const PATIENCE = 10_000;

/** Presses of Send that found it missing, and whose visitor was told. */
let misses = 0;

/** A chunk that did not come is asked for again by the next call, where the browser does ask again. */
export function loadLeadCode(): Promise<LeadCode> {
  return import('../../leads/onPage');
}

/** For a press of Send: rejects when it takes longer. */
export async function leadCode(): Promise<LeadCode> {
  try {
    return await inTime(loadLeadCode());
  } catch (cause) {
    misses += 1;
    // The browser says by itself what did not come.
    if (misses > 1) await comeAnew().catch(() => {});
    throw cause;
  }
}

/**
 * Firefox before 155 and Chromium 150 keep the failure of a module for as long as the page is there, and an update of the site takes chunks away:
 * the page has to come anew. Not before the visitor was told once, and not where it would cost anything that was typed.
 */
async function comeAnew(): Promise<void> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')];
  // A webhook's address is kept by the page alone (D12).
  if (!forms.every(isKept) || document.querySelector('.form__gear[data-set]')) return;
  const { ok } = await inTime(fetch(location.href));
  if (ok) location.reload();
}

/** As client/behavior/drafts.ts keeps it; what was never touched has no draft. */
function isKept(form: HTMLFormElement): boolean {
  const isTouched = Array.from(form.elements as HTMLCollectionOf<HTMLInputElement>).some(({ type, checked, defaultChecked, value, defaultValue = '' }) =>
    type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue,
  );
  return !isTouched || Object.values(sessionStorage).includes(JSON.stringify([...new FormData(form)]));
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code that sends the form has not come.')), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
