// The life of a lead form (4): idle, sending, then saved or failed. Whatever happens, what was typed stays until it is saved.
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { attempt, loadToasts, type Read, showOutcome } from './attempt';
import { fieldOf, isEmpty } from './fields';
import { loadLeadCode } from './leadCode';
import type { LeadFormModel } from './model';
import { type FoundProblems, useProblems } from './useProblems';

export type Status = 'idle' | 'sending' | 'saved' | 'failed';

export interface LeadForm extends FoundProblems {
  form: RefObject<HTMLFormElement | null>;
  status: Status;
  /** Saved, and the form is empty: what came of it can stand in the form's place. */
  showsConfirmation: boolean;
  /** Begins another lead. */
  startNew(): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
}

export function useLeadForm(model: LeadFormModel, read: Read): LeadForm {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status>('idle');
  const [showsConfirmation, setShowsConfirmation] = useState(false);
  const { check, recheck, ...found } = useProblems(model.rules);
  /** State comes too late for the second of two clicks. */
  const isSending = useRef(false);
  /** Saved, and nothing typed since: a press that came a little later than that finds an empty form, and means nothing. */
  const isDone = useRef(false);

  function begin(): void {
    setShowsConfirmation(false);
    setStatus('idle');
  }

  usePreparation(form, model);
  useNewerDraft(form, showsConfirmation, begin);

  async function send(element: HTMLFormElement): Promise<void> {
    isSending.current = true;
    setStatus('sending');
    const isSaved = await attempt(element, model, read);
    isSending.current = false;
    isDone.current = isSaved;
    flushSync(() => {
      setStatus(isSaved ? 'saved' : 'failed');
      setShowsConfirmation(isSaved && isEmpty(element));
    });
    bringBack(element, isSaved && isEmpty(element));
    await showOutcome(isSaved ? 'success' : 'error', model);
  }

  return {
    ...found,
    form,
    status,
    showsConfirmation,
    startNew() {
      isDone.current = false;
      flushSync(begin);
      if (form.current) fieldOf(form.current, 'name')?.focus();
    },
    onSubmit(event) {
      event.preventDefault();
      const element = event.currentTarget;
      // After Back it may be full again without a key: a newer draft has been brought back.
      if (isSending.current || (isDone.current && isEmpty(element))) return;
      const wrong = check(element);
      if (wrong === undefined) return void send(element);
      setStatus('idle');
      fieldOf(element, wrong)?.focus();
    },
    onInput(event) {
      isDone.current = false;
      // The estimator has written its sum into it.
      if (showsConfirmation) begin();
      recheck(event);
    },
  };
}

function usePreparation(form: RefObject<HTMLFormElement | null>, { toasts }: LeadFormModel): void {
  useEffect(() => {
    // From here on the form's own words take the place of the browser's.
    if (form.current) form.current.noValidate = true;
    // Whoever has reached for the form may send it soon, and the connection may be gone by then.
    loadLeadCode().catch(() => {});
    loadToasts()
      .then(({ prepareToasts }) => prepareToasts(toasts))
      .catch(() => {});
  }, [form, toasts]);
}

/** A page that Back brings out again as it was, and a newer draft in its form (client/behavior/drafts.ts, which comes first). */
function useNewerDraft(form: RefObject<HTMLFormElement | null>, showsConfirmation: boolean, begin: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: begin() only sets state, and is another function with each render.
  useEffect(() => {
    const look = () => form.current && !isEmpty(form.current) && begin();
    if (showsConfirmation) addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [showsConfirmation]);
}

/**
 * A button loses the focus while it is disabled, and so does a field that is no longer shown: then what came of sending takes it.
 * That may stand under the foot of the window.
 */
function bringBack(form: HTMLFormElement, showsConfirmation: boolean): void {
  const { activeElement } = document;
  const result = form.querySelector<HTMLElement>('.result');
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (activeElement === document.body || (showsConfirmation && form.contains(activeElement))) {
    (showsConfirmation ? result : button)?.focus({ preventScroll: true });
  }
  (showsConfirmation ? result?.parentElement : result)?.scrollIntoView({ block: 'nearest' });
}
