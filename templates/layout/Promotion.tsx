// The offer that opens by itself: closed and out of reach until client/behavior opens it, with the settings it goes by.

import { CloseIcon } from '../../client/islands/icons';
import type { PromotionModel } from '../frameModel';
import { Island } from '../Island';
import { Title } from '../Title';

interface Props extends PromotionModel {
  stylesheet: string;
}

export function Promotion({ title, close, form, terms, endsOn, zone, delayMs, stayClosedDays, stylesheet }: Props) {
  return (
    <>
      {/* The script makes it apply (client/behavior/promotion.ts finds it right before the dialog): without one, none of this is ever shown. */}
      <link rel="prefetch" href={stylesheet} />
      <dialog
        className="promotion"
        data-section="dialog:promotion"
        aria-labelledby={`${form.id}-title`}
        data-ends-on={endsOn}
        data-zone={zone}
        data-delay={delayMs}
        data-stay-closed={stayClosedDays}
      >
        <div className="promotion__top" />
        {/* A press beside its fields is still in it. */}
        <div className="promotion__sheet" tabIndex={-1}>
          <h2 id={`${form.id}-title`}>
            <Title text={title} articles />
          </h2>
          <button className="icon-button promotion__close" type="button" aria-label={close}>
            <CloseIcon />
          </button>
          <div className="promotion__body">
            <p className="small soft">{terms}</p>
            <Island name="promotion" props={form} />
          </div>
        </div>
      </dialog>
    </>
  );
}
