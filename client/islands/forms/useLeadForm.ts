// The life of a lead form (4): idle, sending, then saved or failed. Whatever happens, what was typed stays until it is saved.
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Lead } from '../../leads/config';
import { type Problems, problemOf, problemsIn } from './checks';
import type { CheckedField, LeadFormModel } from './model';

type LeadCode = typeof import('../../leads/onPage');

export type Status = 'idle' | 'sending' | 'saved' | 'failed';

export interface LeadFormOptions {
  /** Reads the fields when the form is sent. */
  leadOf(form: HTMLFormElement, code: LeadCode): Lead;
  /** The lead is stored. `first`: this visitor's send stored it; `code` is what it was sent with. */
  whenSaved?(form: HTMLFormElement, saved: { first: boolean; code: LeadCode }): void;
}

export interface LeadForm {
  form: RefObject<HTMLFormElement | null>;
  status: Status;
  problems: Problems;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
}

export function useLeadForm(model: LeadFormModel, options: LeadFormOptions): LeadForm {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status>('idle');
  const [problems, setProblems] = useState<Problems>({});
  /** State comes too late for the second of two clicks. */
  const isSending = useRef(false);

  // From here on the form's own words take the place of the browser's.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  async function send(element: HTMLFormElement): Promise<void> {
    isSending.current = true;
    setStatus('sending');
    const isSaved = await attempt(element, model, options);
    isSending.current = false;
    flushSync(() => setStatus(isSaved ? 'saved' : 'failed'));
    bringBack(element);
    await tell(isSaved ? 'success' : 'error', model);
  }

  return {
    form,
    status,
    problems,
    onSubmit(event) {
      event.preventDefault();
      const element = event.currentTarget;
      // The second press of a double click may come when the first one's lead is saved and the form is empty.
      if (isSending.current || (status === 'saved' && isEmpty(element, model))) return;
      const found = problemsIn(element, model.rules);
      setProblems(found);
      const [first] = Object.keys(found);
      if (first === undefined) void send(element);
      else {
        setStatus('idle');
        fieldOf(element, first)?.focus();
      }
    },
    onInput({ target, currentTarget }) {
      // The code is needed soon; if it does not come now, sending asks for it again.
      loadCode().catch(() => {});
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name === null || !(name in problems)) return;
      const field = fieldOf(currentTarget, name);
      const left = field && problemOf(field, model.rules);
      const { [name as CheckedField]: _, ...others } = problems;
      if (left === null) setProblems(others);
    },
  };
}

/** A button loses the focus while it is disabled; what came of sending may stand under the foot of the window. */
function bringBack(form: HTMLFormElement): void {
  if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  form.querySelector('.result')?.scrollIntoView({ block: 'nearest' });
}

function isEmpty(form: HTMLFormElement, { rules }: LeadFormModel): boolean {
  return Object.keys(rules.missing).every((name) => fieldOf(form, name)?.value === '');
}

function loadCode(): Promise<LeadCode> {
  return import('../../leads/onPage');
}

/** Whether the lead is stored. The form is cleared before anything else can fail. */
async function attempt(form: HTMLFormElement, model: LeadFormModel, { leadOf, whenSaved }: LeadFormOptions): Promise<boolean> {
  try {
    const code = await loadCode();
    const outcome = await code.senderOnPage(model.backend, model.base).send(leadOf(form, code));
    if (outcome.kind !== 'saved') {
      console.warn('The lead was not saved:', outcome);
      return false;
    }
    const first = code.isFirstSave(outcome);
    whenSaved?.(form, { first, code });
    form.reset();
    if (first) document.dispatchEvent(new CustomEvent('shingle:lead'));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** The line beside the form says the same: without the toast nothing is lost. */
async function tell(kind: 'success' | 'error', { saved, failed, toasts }: LeadFormModel): Promise<void> {
  try {
    const { showToast } = await import('./toasts');
    await showToast(kind, kind === 'success' ? saved : failed, toasts);
  } catch (error) {
    console.warn(error);
  }
}

function fieldOf(form: HTMLFormElement, name: string): (HTMLInputElement & { name: CheckedField }) | null {
  return form.querySelector(`[name="${name}"]`);
}
