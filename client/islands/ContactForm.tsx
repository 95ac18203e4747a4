// The contact form: who, which roof, how urgent; and behind the gear, where else a copy goes.
import type { Choice, ContactFormModel } from '../../templates/model';
import { CloseIcon, GearIcon } from './icons';
import { AddressField, Field, TextField } from './Field';

export function ContactForm(model: ContactFormModel) {
  const { id, webhook } = model;
  return (
    <>
      <form className="form" method="dialog" aria-labelledby={`${id}-title`}>
        <WithoutScript {...model.withoutScript} />
        {webhook ? (
          <button className="icon-button form__gear" type="button" aria-haspopup="dialog" aria-label={webhook.button}>
            <GearIcon />
          </button>
        ) : null}
        <Person {...model} />
        <Roof {...model} />
        <Emergency {...model} />
        <Send {...model} />
      </form>
      {webhook ? <WebhookDialog id={`${id}-webhook`} words={webhook} /> : null}
    </>
  );
}

function WithoutScript({ text, phone, email }: ContactFormModel['withoutScript']) {
  return (
    <noscript>
      <p className="form__notice">
        {text} <a href={phone.href}>{phone.display}</a> <a href={email.href}>{email.label}</a>
      </p>
    </noscript>
  );
}

function Person({ id, labels, placeholders }: ContactFormModel) {
  return (
    <>
      <TextField id={`${id}-name`} name="name" label={labels.name} type="text" autoComplete="name" />
      <div className="form__pair">
        <TextField
          id={`${id}-phone`}
          name="phone"
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          placeholder={placeholders.phone}
        />
        <TextField id={`${id}-email`} name="email" label={labels.email} type="email" autoComplete="email" />
      </div>
      <AddressField id={`${id}-address`} label={labels.address} placeholder={placeholders.address} />
    </>
  );
}

function Roof({ id, labels, optional, choose, roofAges, bestTimes }: ContactFormModel) {
  return (
    <>
      <div className="form__pair form__pair--choices">
        <Field id={`${id}-roof-age`} label={labels.roofAge} optional={optional}>
          <Select id={`${id}-roof-age`} name="roofAge" choose={choose} choices={roofAges} />
        </Field>
        <Field id={`${id}-best-time`} label={labels.bestTime} optional={optional}>
          <Select id={`${id}-best-time`} name="bestTime" choose={choose} choices={bestTimes} />
        </Field>
      </div>
      <Field id={`${id}-message`} label={labels.message} optional={optional}>
        <textarea id={`${id}-message`} name="message" rows={3} />
      </Field>
    </>
  );
}

function Select({ id, name, choose, choices }: { id: string; name: string; choose: string; choices: Choice[] }) {
  return (
    <select id={id} name={name}>
      <option value="">{choose}</option>
      {choices.map((choice) => (
        <option value={choice.value} key={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
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
      <div role="status">
        <p className="form__notice form__faster">
          {emergency.text} <a href={emergency.phone.href}>{emergency.phone.display}</a>
        </p>
      </div>
    </div>
  );
}

function Send({ submit, promise, privacy }: ContactFormModel) {
  return (
    <div className="form__send">
      <button className="button" type="submit">
        {submit}
      </button>
      <div className="form__status" role="status" />
      <p className="small soft">
        {promise} {privacy.text} <a href={privacy.link.href}>{privacy.link.label}</a>
      </p>
    </div>
  );
}

function WebhookDialog({ id, words }: { id: string; words: NonNullable<ContactFormModel['webhook']> }) {
  return (
    <dialog className="webhook" data-section="dialog:webhook" aria-labelledby={`${id}-title`}>
      <form className="webhook__form" method="dialog">
        <h2 id={`${id}-title`}>{words.title}</h2>
        <p>{words.lede}</p>
        <Field id={`${id}-url`} label={words.label}>
          <input id={`${id}-url`} name="webhookUrl" type="url" autoComplete="off" placeholder="https://" />
        </Field>
        <button className="button" type="submit">
          {words.done}
        </button>
        <button className="icon-button webhook__close" type="submit" formNoValidate aria-label={words.close}>
          <CloseIcon />
        </button>
      </form>
    </dialog>
  );
}
