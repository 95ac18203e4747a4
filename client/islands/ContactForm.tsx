// The contact form: who, which job, how urgent; and behind the gear, where else a copy goes.
import { useRef } from 'react';
import { Field, invalid } from './Field';
import type { Problems } from './forms/checks';
import type { ContactFormModel, Question } from './forms/model';
import { Person } from './forms/Person';
import { Result } from './forms/Result';
import { SendButton } from './forms/SendButton';
import { Summary } from './forms/Summary';
import { type Status, useLeadForm } from './forms/useLeadForm';
import { Scripted } from './Scripted';
import { Webhook } from './Webhook';

export function ContactForm(model: ContactFormModel) {
  const { id, webhook } = model;
  /** Kept as long as the page is open, and nowhere else (D12). */
  const webhookUrl = useRef('');
  const { form, status, problems, submitCount, corrected, showsConfirmation, startNew, onSubmit, onInput } = useLeadForm(
    model,
    (typed, { contactLead, contactValues, forwardLead }) => {
      const values = contactValues(typed, webhookUrl.current);
      return {
        lead: contactLead(values),
        whenSaved(first) {
          if (first && webhook) void forwardLead(values, { timestamp: new Date().toISOString(), source: webhook.source });
        },
      };
    },
  );
  return (
    <div className="form-place">
      <form
        className={showsConfirmation ? 'form form--over' : 'form'}
        method="dialog"
        data-draft="contact"
        aria-labelledby={`${id}-title`}
        ref={form}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <Summary {...model} problems={problems} submitCount={submitCount} corrected={corrected} />
        <Person {...model} problems={problems} />
        <Job {...model} problems={problems} />
        <Emergency {...model} />
        <Send {...model} status={status} showsConfirmation={showsConfirmation} startNew={startNew} />
      </form>
      {webhook ? <Webhook id={`${id}-webhook`} words={webhook} accept={(url) => (webhookUrl.current = url)} /> : null}
    </div>
  );
}

function Job({ id, labels, optional, choose, roofAge, bestTime, problems }: ContactFormModel & { problems: Problems }) {
  return (
    <>
      {roofAge || bestTime ? (
        <div className="form__pair form__pair--choices">
          {roofAge ? <Select id={`${id}-roof-age`} name="roofAge" optional={optional} choose={choose} {...roofAge} /> : null}
          {bestTime ? <Select id={`${id}-best-time`} name="bestTime" optional={optional} choose={choose} {...bestTime} /> : null}
        </div>
      ) : null}
      <Field id={`${id}-message`} label={labels.message} optional={optional} problem={problems.message}>
        <textarea id={`${id}-message`} name="message" rows={3} {...invalid(`${id}-message`, problems.message)} />
      </Field>
    </>
  );
}

function Select({ id, name, label, optional, choose, choices }: Question & { id: string; name: string; optional: string; choose: string }) {
  return (
    <Field id={id} label={label} optional={optional}>
      <select id={id} name={name}>
        <option value="">{choose}</option>
        {choices.map((choice) => (
          <option value={choice.value} key={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** The number is offered as soon as the box is ticked: the style sheet shows it, the live region says it. */
function Emergency({ id, labels, emergency }: ContactFormModel) {
  return (
    <div className="form__emergency">
      <label className="check">
        <input id={`${id}-emergency`} name="emergency" type="checkbox" />
        <span>{labels.emergency}</span>
      </label>
      <div role="status" data-emergency>
        <p className="notice form__faster">
          {emergency.text} <a href={emergency.phone.href}>{emergency.phone.display}</a>
        </p>
      </div>
    </div>
  );
}

interface SendProps extends ContactFormModel {
  status: Status;
  showsConfirmation: boolean;
  startNew: () => void;
}

/** Once it was sent, what came of it stands there alone (forms.css), until the visitor wants to send another one. */
function Send(model: SendProps) {
  const { submit, sending, status, showsConfirmation, startNew, again, promise, consent, privacy } = model;
  return (
    <Scripted className="form__send" otherwise={<WithoutScript {...model.withoutScript} />}>
      <SendButton submit={submit} sending={sending} status={status} />
      <Result {...model} status={status} />
      {showsConfirmation ? (
        <button className="button button--line" type="button" onClick={startNew}>
          {again}
        </button>
      ) : null}
      <p className="small soft">
        {promise} {consent} {privacy.text} <a href={privacy.link.href}>{privacy.link.label}</a>
      </p>
    </Scripted>
  );
}

function WithoutScript({ text, phone, email }: ContactFormModel['withoutScript']) {
  return (
    <>
      {text} <a href={phone.href}>{phone.display}</a> <a href={email.href}>{email.label}</a>
    </>
  );
}
