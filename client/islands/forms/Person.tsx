// Who asks, and how to reach them: the fields that both forms begin with.
import { AddressField, TextField } from '../Field';
import type { Problems } from './checks';
import type { ContactFormModel, PromotionFormModel } from './model';

type Props = Pick<ContactFormModel | PromotionFormModel, 'id' | 'labels' | 'placeholders'> & { problems: Problems };

export function Person({ id, labels, placeholders, problems }: Props) {
  return (
    <>
      <TextField id={`${id}-name`} name="name" label={labels.name} type="text" autoComplete="name" problem={problems.name} />
      <div className="form__pair">
        <TextField
          id={`${id}-phone`}
          name="phone"
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          placeholder={placeholders.phone}
          problem={problems.phone}
        />
        <TextField id={`${id}-email`} name="email" label={labels.email} type="email" autoComplete="email" problem={problems.email} />
      </div>
      <AddressField id={`${id}-address`} label={labels.address} placeholder={placeholders.address} problem={problems.address} />
    </>
  );
}
