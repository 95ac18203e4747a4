// The form of the promotion: who asks for the offer, and how to reach them.
import type { PromotionFormModel } from '../../templates/model';
import { AddressField, TextField } from './Field';

export function PromotionForm({ id, labels, placeholders, submit }: PromotionFormModel) {
  return (
    <form className="form form--tight" method="dialog" aria-labelledby={`${id}-title`}>
      <TextField id={`${id}-name`} name="name" label={labels.name} type="text" autoComplete="name" />
      <div className="form__pair">
        <TextField id={`${id}-phone`} name="phone" label={labels.phone} type="tel" autoComplete="tel" />
        <TextField id={`${id}-email`} name="email" label={labels.email} type="email" autoComplete="email" />
      </div>
      <AddressField id={`${id}-address`} label={labels.address} placeholder={placeholders.address} />
      <label className="check">
        <input id={`${id}-consultation`} name="interestedInConsultation" type="checkbox" defaultChecked />
        <span>{labels.consultation}</span>
      </label>
      <div className="form__send">
        <button className="button" type="submit">
          {submit}
        </button>
        <div className="form__status" role="status" />
      </div>
    </form>
  );
}
