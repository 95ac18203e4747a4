// The life of a lead form (4): idle, sending, then saved or failed. Whatever happens, what was typed stays until it is saved.
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Lead } from '../../leads/fields';
import { type Problems, problemOf, problemsIn } from './checks';
import { type LeadCode, leadCode, loadLeadCode } from './leadCode';
import type { CheckedField, LeadFormModel } from './model';

export type Status = 'idle' | 'sending' | 'saved' | 'failed';

/** What is sent: the fields as they were when the form was checked, whatever is typed while it is under way. */
interface Sending {
  lead: Lead;
  /** The lead is stored. `first`: this visitor's send stored it. */
  whenSaved(first: boolean): void;
}

export type Read = (typed: FormData, code: LeadCode, form: HTMLFormElement) => Sending;

export interface LeadForm {
  form: RefObject<HTMLFormElement | null>;
  status: Status;
  problems: Problems;
  /** How often the button was pressed: what is found is said anew. */
  presses: number;
  /** Some of what was found at the last press has been put right. */
  corrected: boolean;
  /** Saved, and the form is empty: what came of it can stand in the form's place. */
  isOver: boolean;
  /** Begins another one. */
  again(): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
}

export function useLeadForm(model: LeadFormModel, read: Read): LeadForm {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status>('idle');
  const [problems, setProblems] = useState<Problems>({});
  const [presses, setPresses] = useState(0);
  const [corrected, setCorrected] = useState(false);
  const [isOver, setIsOver] = useState(false);
  /** State comes too late for the second of two clicks. */
  const isSending = useRef(false);
  /** Saved, and nothing typed since: a press that came a little later than that finds an empty form, and means nothing. */
  const isDone = useRef(false);

  useEffect(() => {
    // From here on the form's own words take the place of the browser's.
    if (form.current) form.current.noValidate = true;
    // Whoever has reached for the form may send it soon, and the connection may be gone by then.
    loadLeadCode().catch(() => {});
    loadToasts()
      .then(({ prepareToasts }) => prepareToasts(model.toasts))
      .catch(() => {});
  }, [model.toasts]);

  function begin(): void {
    setIsOver(false);
    setStatus('idle');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: begin() only sets state, and is another function with each render.
  useEffect(() => {
    // A page that Back brings out again as it was, and a newer draft in its form (client/behavior/drafts.ts, which comes first).
    const look = () => form.current && !isEmpty(form.current) && begin();
    if (isOver) addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [isOver]);

  async function send(element: HTMLFormElement): Promise<void> {
    isSending.current = true;
    setStatus('sending');
    const isSaved = await attempt(element, model, read);
    isSending.current = false;
    isDone.current = isSaved;
    flushSync(() => {
      setStatus(isSaved ? 'saved' : 'failed');
      setIsOver(isSaved && isEmpty(element));
    });
    bringBack(element, isSaved && isEmpty(element));
    await tell(isSaved ? 'success' : 'error', model);
  }

  return {
    form,
    status,
    problems,
    presses,
    corrected,
    isOver,
    again() {
      isDone.current = false;
      flushSync(begin);
      if (form.current) fieldOf(form.current, 'name')?.focus();
    },
    onSubmit(event) {
      event.preventDefault();
      const element = event.currentTarget;
      // After Back it may be full again without a key: a newer draft has been brought back.
      if (isSending.current || (isDone.current && isEmpty(element))) return;
      const found = problemsIn(element, model.rules);
      setProblems(found);
      setPresses((count) => count + 1);
      setCorrected(false);
      const [first] = Object.keys(found);
      if (first === undefined) void send(element);
      else {
        setStatus('idle');
        fieldOf(element, first)?.focus();
      }
    },
    onInput({ target, currentTarget }) {
      isDone.current = false;
      // The estimator has written its sum into it.
      if (isOver) begin();
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name === null || !(name in problems)) return;
      const field = fieldOf(currentTarget, name);
      const left = field && problemOf(field, model.rules);
      const { [name as CheckedField]: _, ...others } = problems;
      if (left !== null) return;
      setProblems(others);
      setCorrected(true);
    },
  };
}

/**
 * A button loses the focus while it is disabled, and so does a field that is no longer shown: then what came of sending takes it.
 * That may stand under the foot of the window.
 */
function bringBack(form: HTMLFormElement, isOver: boolean): void {
  const { activeElement } = document;
  const result = form.querySelector<HTMLElement>('.result');
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (activeElement === document.body || (isOver && form.contains(activeElement))) {
    (isOver ? result : button)?.focus({ preventScroll: true });
  }
  (isOver ? result?.parentElement : result)?.scrollIntoView({ block: 'nearest' });
}

function isEmpty(form: HTMLFormElement): boolean {
  return ['name', 'phone', 'email', 'address', 'message'].every((name) => !fieldOf(form, name)?.value);
}

export function loadToasts(): Promise<typeof import('./toasts')> {
  return import('./toasts');
}

/** Whether the lead is stored. The form is cleared before anything else can fail, unless more was typed meanwhile: that stays. */
async function attempt(form: HTMLFormElement, model: LeadFormModel, read: Read): Promise<boolean> {
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
async function tell(kind: 'success' | 'error', { saved, failed, toasts }: LeadFormModel): Promise<void> {
  try {
    const { showToast } = await loadToasts();
    await showToast(kind, kind === 'success' ? saved : failed, toasts);
  } catch (error) {
    console.warn(error);
  }
}

function fieldOf(form: HTMLFormElement, name: string): (HTMLInputElement & { name: CheckedField }) | null {
  return form.querySelector(`[name="${name}"]`);
}
