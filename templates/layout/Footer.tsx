// End of every page: who this is and when to call, then every page there is.

import type { FooterModel, MarkModel } from '../frameModel';
import type { LinkModel } from '../model';
import { Brand } from './Brand';

/** The mark is the same on every page, and so not in the model. */
type Footing = FooterModel & { mark: MarkModel | null };

export function Footer({ street, ...footer }: Footing & { street: string | null }) {
  return (
    <>
      {street === null ? null : <img className="footer__street" src={street} alt="" width="1440" height="150" loading="lazy" />}
      <Facts {...footer} />
    </>
  );
}

function Facts(footer: Footing) {
  const { counties, services, cities, social, socialTitle } = footer;
  return (
    <div className="wrap">
      <div className="footer__columns">
        <div>
          <Company {...footer} />
          <Links {...counties} />
        </div>
        <div>
          <Links {...services} />
        </div>
        <div className="footer__many">
          {cities.map((county) => (
            <Links {...county} key={county.title} />
          ))}
          {social.length > 0 ? <Links title={socialTitle} items={social} /> : null}
        </div>
      </div>
      <LastLine {...footer} />
    </div>
  );
}

function Company({ legalName, license, insurance, phone, hours, ...brand }: Footing) {
  return (
    <>
      <Brand {...brand} />
      <address className="footer__facts">
        <Lines lines={[legalName, license, insurance]} />
        <a href={phone.href}>{phone.display}</a>
        <Lines lines={hours} />
      </address>
    </>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Links({ title, items }: { title: string; items: LinkModel[] }) {
  return (
    <div className="footer__list">
      <h2>{title}</h2>
      <LinkList items={items} />
    </div>
  );
}

function LinkList({ items }: { items: LinkModel[] }) {
  return (
    <ul>
      {items.map(({ label, href }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function LastLine({ preview, copyright, links, privacy }: FooterModel) {
  return (
    <div className="footer__last">
      <div className="footer__small">
        {preview === null ? null : <p>{preview}</p>}
        <p>{copyright}</p>
      </div>
      <LinkList items={[...links, ...privacy]} />
    </div>
  );
}
