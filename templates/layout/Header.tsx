// Top of every page: the way past it, the bar with licence and number, the bar with the mark and the menus.
import type { HeaderModel } from '../model';
import { Mark } from './Mark';
import { Navigation } from './Navigation';
import { PhoneIcon } from '../../client/islands/icons';

export function Header({ home, mark, company, licence, hours, phone, nav, words }: HeaderModel) {
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <div className="top-bar on-ink">
        <div className="wrap">
          <p>{licence}</p>
          <p className="top-bar__hours">{hours}</p>
          <a href={phone.href}>{phone.display}</a>
        </div>
      </div>
      <div className="header__bar">
        <div className="wrap">
          <a className="brand" href={home}>
            {mark ? <Mark /> : null}
            {company}
          </a>
          <a className="header__call" href={phone.href} aria-label={`${words.call} ${phone.display}`}>
            <PhoneIcon />
          </a>
          <Navigation nav={nav} words={words} />
        </div>
      </div>
    </>
  );
}
