// The one navigation, for wide and narrow screens. Each disclosure is an empty <details> before the list that it opens:
// on narrow screens its state shows the list, on wide ones the list shows itself (client/styles/layout/header.css).
// It is part of every page, so lists and links go by structure, not by classes.
import type { HeaderModel, NavEntry, NavGroup, NavItem } from '../frameModel';

type Words = HeaderModel['words'];

/** Above this many entries a submenu stands in four columns instead of two. */
const MANY = 12;

export function Navigation({ nav, words }: Pick<HeaderModel, 'nav' | 'words'>) {
  return (
    <nav className="nav" data-section="nav" aria-label={words.main}>
      <details>
        <summary className="nav__toggle">
          <span>{words.menu}</span>
          <span>{words.close}</span>
        </summary>
      </details>
      <ul className="nav__list">
        {nav.map((entry) => (entry.menu.length > 0 ? <Menu {...entry} words={words} key={entry.label} /> : <Entry {...entry} key={entry.label} />))}
      </ul>
    </nav>
  );
}

function Entry({ label, href, button }: NavEntry) {
  return (
    <li>
      <a className={button ? 'button' : undefined} href={href ?? undefined}>
        {label}
      </a>
    </li>
  );
}

function Menu({ label, menu, words }: NavEntry & { words: Words }) {
  const many = menu.some((group) => group.items.length > MANY);
  return (
    <li className="menu">
      <details name="menu">
        <summary className="menu__label">{label}</summary>
      </details>
      <ul className={many ? 'menu__panel menu__panel--many' : 'menu__panel'}>
        {menu.map((group) =>
          group.items.length > 0 ? (
            <Group {...group} words={words} key={group.label} />
          ) : (
            <li key={group.label}>{group.href === null ? group.label : <a href={group.href}>{group.label}</a>}</li>
          ),
        )}
      </ul>
    </li>
  );
}

/** A group with a page of its own is a link with a small disclosure beside it; one without is the disclosure. */
function Group({ label, href, intro, items, words }: NavGroup & { words: Words }) {
  return (
    <li className="group">
      {href === null ? null : <a href={href}>{label}</a>}
      <details name="submenu">
        {href === null ? <summary className="group__label">{label}</summary> : <summary className="group__label" aria-label={`${words.more} ${label}`} />}
      </details>
      <div>
        {intro === null ? null : <p>{intro}</p>}
        <Items items={items} />
      </div>
    </li>
  );
}

/** Links that lead to the county instead of the city are quieter; a list of nothing else says so once. */
function Items({ items }: { items: NavItem[] }) {
  const quiet = items.every((item) => item.fallback);
  return (
    <ul className={quiet ? 'soft' : undefined}>
      {items.map(({ label, href, fallback }) => (
        <li key={label}>
          <a className={fallback && !quiet ? 'soft' : undefined} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
