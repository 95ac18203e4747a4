// The form of the promotion: who asks for the offer, and how to reach them.
import { useEffect } from 'react';
import { loadToasts } from './forms/attempt';
import type { PromotionFormModel } from './forms/model';
import { Person } from './forms/Person';
import { Result } from './forms/Result';
import { SendButton } from './forms/SendButton';
import { Summary } from './forms/Summary';
import { useLeadForm } from './forms/useLeadForm';

export function PromotionForm(model: PromotionFormModel) {
  const { id, labels, submit, sending, consent, privacy } = model;
  const { form, status, problems, submitCount, corrected, onSubmit, onInput } = useLeadForm(model, (typed, { promotionLead, promotionValues }, element) => ({
    lead: promotionLead(promotionValues(typed)),
    // client/behavior/promotion.ts closes the dialog. Without the toast it stays, with the line under the button that says the same.
    whenSaved: () =>
      void loadToasts().then(
        () => element.dispatchEvent(new CustomEvent('shingle:promotion-sent', { bubbles: true })),
        () => {},
      ),
  }));
  useEffect(() => (status === 'sending' ? keepOpen(form.current?.closest('dialog')) : undefined), [form, status]);
  return (
    <form className="form form--tight" method="dialog" data-draft="promotion" aria-labelledby={`${id}-title`} ref={form} onSubmit={onSubmit} onInput={onInput}>
      <Summary {...model} problems={problems} submitCount={submitCount} corrected={corrected} />
      <Person {...model} problems={problems} />
      <label className="check">
        <input id={`${id}-consultation`} name="interestedInConsultation" type="checkbox" defaultChecked />
        <span>{labels.consultation}</span>
      </label>
      <div className="form__send">
        <SendButton submit={submit} sending={sending} status={status} />
        <Result {...model} status={status} />
        <p className="small soft">
          {consent} <a href={privacy.href}>{privacy.label}</a>
        </p>
      </div>
    </form>
  );
}

/** Until it is known what came of it: a dialog that was closed could not say so, and what was typed would be gone with it. */
function keepOpen(dialog: HTMLElement | null | undefined): () => void {
  const close = dialog?.querySelector<HTMLButtonElement>('.promotion__close');
  const hold = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  };
  if (close) close.disabled = true;
  document.addEventListener('keydown', hold, true);
  return () => {
    if (close) close.disabled = false;
    document.removeEventListener('keydown', hold, true);
  };
}
