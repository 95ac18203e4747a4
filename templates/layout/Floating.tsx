// What stays at hand while a long page is read: call and quote, and the way back up. A script shows each once it is of use.

import { ArrowIcon, PhoneIcon } from '../../client/islands/icons';
import type { LandingContent } from '../model';

type FloatingProps = LandingContent['floating'] & Pick<LandingContent, 'emergency'>;

export function Floating({ call, quote, top, label, emergency }: FloatingProps) {
  return (
    <aside className="floating" data-section="floating" data-emergency={emergency ? '' : undefined} aria-label={label} hidden>
      <a className="floating__top" href="#top" aria-label={top} hidden>
        <ArrowIcon direction="up" />
      </a>
      <div className="floating__bar">
        <a className="floating__call" href={call.href}>
          <PhoneIcon />
          {call.label}
        </a>
        <a className="floating__quote button" href={quote.href}>
          {quote.label}
        </a>
      </div>
    </aside>
  );
}
