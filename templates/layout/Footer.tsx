// End of every page: who this is and when to call, then every page there is.
import type { FooterModel, LinkModel } from '../model';
import { Mark } from './Mark';

export function Footer({ street, ...footer }: FooterModel & { street: string | null }) {
  return (
    <>
      {street === null ? null : <img className="footer__street" src={street} alt="" width="1440" height="150" loading="lazy" />}
      <Facts {...footer} />
    </>
  );
}

function Facts(footer: FooterModel) {
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

function Company({ home, mark, company, legalName, licence, insurance, phone, hours }: FooterModel) {
  return (
    <>
      <a className="brand" href={home}>
        {mark ? <Mark /> : null}
        {company}
      </a>
      <address className="footer__facts">
        <Lines lines={[legalName, licence, insurance]} />
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
