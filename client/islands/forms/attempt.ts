// One attempt to send a lead form: the lead goes to the store, and the visitor is shown what came of it.
import type { Lead } from '../../leads/fields';
import { type LeadCode, leadCode } from './leadCode';
import type { LeadFormModel } from './model';

/** What is sent: the fields as they were when the form was checked, whatever is typed while it is under way. */
interface Sending {
  lead: Lead;
  /** The lead is stored. `first`: this visitor's send stored it. */
  whenSaved(first: boolean): void;
}

export type Read = (typed: FormData, code: LeadCode, form: HTMLFormElement) => Sending;

export function loadToasts(): Promise<typeof import('./toasts')> {
  return import('./toasts');
}

/** Whether the lead is stored. The form is cleared before anything else can fail, unless more was typed meanwhile: that stays. */
export async function attempt(form: HTMLFormElement, model: LeadFormModel, read: Read): Promise<boolean> {
  const typed = new FormData(form);
  try {
    const code = await leadCode();
    const { lead, whenSaved } = read(typed, code, form);
    const outcome = await code.senderOnPage(model.backend, model.base).send(lead);
    if (outcome.kind !== 'saved') {
      console.warn('The lead was not saved:', outcome);
      return false;
    }
    const first = code.isFirstSave(outcome);
    if (textOf(new FormData(form)) === textOf(typed)) form.reset();
    whenSaved(first);
    if (first) document.dispatchEvent(new CustomEvent('shingle:lead'));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

function textOf(entries: FormData): string {
  return JSON.stringify([...entries]);
}

/** The line beside the form says the same: without the toast nothing is lost. */
export async function showOutcome(kind: 'success' | 'error', { saved, failed, toasts }: LeadFormModel): Promise<void> {
  try {
    const { showToast } = await loadToasts();
    await showToast(kind, kind === 'success' ? saved : failed, toasts);
  } catch (error) {
    console.warn(error);
  }
}
