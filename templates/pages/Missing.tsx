// What the pages for a missing page and for a failure share: a number standing on the ground, words and a way on beside it.
import type { ReactNode } from 'react';

interface Props {
  name: string;
  code: string;
  title: string;
  lede: string;
  /** What the page shows under its words instead of the sun over the ground. */
  drawing?: ReactNode;
  children: ReactNode;
}

export function Missing({ name, code, title, lede, drawing, children }: Props) {
  return (
    <section className={drawing ? 'missing missing--drawn' : 'missing'} data-section={name}>
      <div className="missing__sky grid-paper">
        <div className="missing__stage wrap">
          {drawing ? null : <Sun />}
          <p className="missing__code">{code}</p>
          <div className="missing__text">
            <h1 className="missing__title">{title}</h1>
            <p className="lede">{lede}</p>
            {children}
          </div>
        </div>
      </div>
      {drawing}
    </section>
  );
}

/** The sun of the drawings: a disc, and the center lines that place it. */
function Sun() {
  return (
    <svg className="missing__sun" viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="46" />
      <path d="M0 60h120M60 0v120" />
    </svg>
  );
}
