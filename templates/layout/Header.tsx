// Top of every page: the way past it, the bar with license and number, the bar with the mark and the menus.

import { PhoneIcon } from '../../client/islands/icons';
import type { HeaderModel, MarkModel } from '../frameModel';
import { Brand } from './Brand';
import { Navigation } from './Navigation';

export function Header({ license, hours, phone, nav, words, ...brand }: HeaderModel & { mark: MarkModel | null }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <div className="top-bar on-ink">
        <div className="wrap">
          <p>{license}</p>
          <p className="top-bar__hours">{hours}</p>
          <a href={phone.href}>{phone.display}</a>
        </div>
      </div>
      <div className="header__bar">
        <div className="wrap">
          <Brand {...brand} />
          <a className="header__call" href={phone.href} aria-label={`${words.call} ${phone.display}`}>
            <PhoneIcon />
          </a>
          <Navigation nav={nav} words={words} />
        </div>
      </div>
    </>
  );
}
