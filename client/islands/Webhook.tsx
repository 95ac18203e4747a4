// The gear and the dialog behind it: one address that a copy of the request is sent to (D12).
import { type FormEvent, useRef, useState } from 'react';
import { clean } from '../leads/clean';
import { parseWebhookUrl } from '../leads/webhook';
import { Field, invalid } from './Field';
import type { WebhookWords } from './forms/model';
import { CloseIcon, GearIcon } from './icons';

interface Props {
  id: string;
  words: WebhookWords;
  /** Is given each address that was accepted; an empty text takes it back. */
  accept(url: string): void;
}

export function Webhook({ id, words, accept }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [accepted, setAccepted] = useState('');
  const [problem, setProblem] = useState<string>();

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { url, problem: found } = check(field.current?.value ?? '', words);
    setProblem(found);
    if (found !== undefined) {
      event.preventDefault();
      field.current?.focus();
      return;
    }
    setAccepted(url);
    accept(url);
  }

  /** However it closes, the field shows what holds. */
  function onClose(): void {
    setProblem(undefined);
    if (field.current) field.current.value = accepted;
  }

  return (
    <>
      <button
        className="icon-button form__gear"
        type="button"
        aria-haspopup="dialog"
        aria-label={accepted === '' ? words.button : words.buttonSet}
        data-set={accepted === '' ? undefined : ''}
        onClick={() => dialog.current?.showModal()}
      >
        <GearIcon />
      </button>
      <dialog className="webhook" data-section="dialog:webhook" aria-labelledby={`${id}-title`} ref={dialog} onClose={onClose}>
        <form className="webhook__form" method="dialog" noValidate onSubmit={onSubmit}>
          <h2 id={`${id}-title`}>{words.title}</h2>
          <p>{words.lede}</p>
          <Field id={`${id}-url`} label={words.label} problem={problem}>
            <input id={`${id}-url`} name="webhookUrl" type="url" autoComplete="off" placeholder="https://" ref={field} {...invalid(`${id}-url`, problem)} />
          </Field>
          <button className="button" type="submit">
            {words.done}
          </button>
          <button className="icon-button webhook__close" type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </button>
        </form>
      </dialog>
    </>
  );
}

function check(typed: string, { problems, longest }: WebhookWords): { url: string; problem?: string } {
  const text = clean(typed);
  if (text === '') return { url: '' };
  const { url, problem } = parseWebhookUrl(text);
  if (problem !== null) return { url: '', problem: problems[problem] };
  return Array.from(text).length > longest ? { url: '', problem: problems['too-long'] } : { url };
}
