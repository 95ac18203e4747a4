// Rows of 2.2: the navigation, read as a tree of menus.
import { z } from 'zod';
import { type MenuEntry, mentions, menuOf, textOf } from '../dom';
import type { Miss } from '../miss';
import { isDescribed } from '../rows';
import type { Page } from '../site';
import { type Check, expectation, inFiles, inPlace, inSection, MET, miss, onPages, quoted, want } from './check';
import { wrongNumber } from './count';
import { linkExpectation, wantedLinks, wrongLinks } from './link';
import { orderExpectation, wrongOrder } from './order';

/** Where the rows' names of menus are in the tree: the labels to follow. */
const MENUS: Record<string, string[]> = {
  'Services menu': ['Services'],
  'Residential submenu': ['Services', 'Residential Roofing'],
  'Commercial submenu': ['Services', 'Commercial Roofing'],
  'Service Areas menu': ['Service Areas'],
};

/** The entries of a menu, or a sentence if there is none. 'Service Areas menu, Riverside County' is that county's list. */
export function entriesOfMenu(nav: Element, name: string | undefined): MenuEntry[] | string {
  const [menu = '', inner] = (name ?? '').split(', ');
  const path = [...(MENUS[menu] ?? []), ...(inner === undefined ? [] : [inner])];
  let entries = menuOf(nav);
  for (const label of path) {
    const entry = entries.find((candidate) => candidate.label === label);
    if (!entry || entry.entries.length === 0) return `no menu ${label}; there is ${quoted(entries.map((other) => other.label))}`;
    entries = entry.entries;
  }
  return entries;
}

function labelsInOrder(name: string | undefined): Check {
  return inSection((nav, { row }) => {
    const entries = entriesOfMenu(nav, name);
    if (typeof entries === 'string') return miss(name ?? 'entries', entries);
    return wrongOrder(
      entries.map(({ label }) => label),
      expectation(row, orderExpectation),
      { described: isDescribed(row) },
    );
  });
}

/** A link of a menu: one entry of that label, leading there. */
export const checkMenuLink: Check = inSection((nav, given) => {
  const expected = expectation(given.row, linkExpectation);
  const entries = entriesOfMenu(nav, expected.in);
  if (typeof entries === 'string') return miss(expected.in ?? 'entries', entries);
  const wanted = wantedLinks(given);
  const links = entries.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  const misses = wanted.flatMap(({ texts, hrefs }) => {
    const found = links.filter(({ label }) => texts.includes(label));
    const right = found.length === 1 && hrefs.includes(found[0]?.href ?? '');
    return want(right, `${quoted(texts)} once, to ${hrefs.join(' or ')}`, () =>
      found.length === 0 ? `no such link among ${quoted(links.map(({ label }) => label))}` : found.map(({ label, href }) => `${label} to ${href}`).join(', '),
    );
  });
  // A row that gives a list gives all of it (D3).
  const isList = wanted.length > 1;
  return [...misses, ...(isList ? wrongNumber(entries.length, { n: wanted.length, of: `entries in ${expected.in}` }) : MET)];
});

function mentionsIn(page: Page, where: string, names: readonly string[]): string[] {
  const section = page.document.querySelector(`[data-section="${where}"]`);
  return section ? names.filter((name) => mentions(section.textContent ?? '', name)) : [];
}

export const navChecks: Record<string, Check> = {
  'S2.2-03': inSection((nav, { row }) => {
    const entries = menuOf(nav);
    const opening = entries.filter((entry) => entry.entries.length > 0).map(({ label }) => label);
    const buttons = entries.filter(({ button }) => button).map(({ label }) => label);
    return [
      ...wrongOrder(
        entries.map(({ label }) => label),
        expectation(row, orderExpectation),
        { described: false },
      ),
      ...wrongOrder(opening, ['Services', 'Service Areas'], { described: false }),
      ...wrongOrder(buttons, ['Free Inspection'], { described: false }),
    ];
  }),
  'S2.2-13': labelsInOrder('Services menu'),
  'S2.2-14': inSection((nav, { row }) => {
    const { withSubmenu } = expectation(row, z.strictObject({ withSubmenu: z.array(z.string()) }));
    const entries = entriesOfMenu(nav, 'Services menu');
    if (typeof entries === 'string') return miss('Services menu', entries);
    return wrongOrder(
      entries.filter((entry) => entry.entries.length > 0).map(({ label }) => label),
      withSubmenu,
      { described: false },
    );
  }),
  'S2.2-19': labelsInOrder('Residential submenu'),
  'S2.2-28': labelsInOrder('Commercial submenu'),
  'S2.2-37': labelsInOrder('Service Areas menu'),
  'S2.2-46': inFiles((given) => {
    const names = ['Wildomar', 'Canyon Lake', 'Norco'];
    const found = ['header', 'footer'].flatMap((where) => mentionsIn(given.page, where, names));
    const parts: Miss[] = ['header', 'footer'].flatMap((where) => inPlace(where, (part) => want(textOf(part) !== '', `text in the ${where}`, 'none'))(given));
    return [...parts, ...wrongNumber(found.length, { n: 0, of: 'mentions of Wildomar, Canyon Lake or Norco' }, found)];
  }),
  'S2.2-49': onPages(({ page }) => {
    const header = page.document.querySelector('[data-section="header"]');
    const all = header ? header.querySelectorAll('nav') : [];
    const main = page.document.querySelectorAll('[data-section="nav"]');
    return [...wrongNumber(all.length, { n: 1, of: 'navigation in the header' }), ...wrongNumber(main.length, { n: 1, of: 'main navigation' })];
  }),
};

/** The footer lists exactly these (2.3, D3): each link once, and no other link of that kind. */
export function exactlyThese(prefix: string): Check {
  return inSection((footer, given) => {
    const wanted = wantedLinks(given);
    const links = [...footer.querySelectorAll(`a[href^="${prefix}"]`)].map((element) => ({
      element,
      text: textOf(element),
      href: element.getAttribute('href') ?? '',
    }));
    return [
      ...wrongLinks(links, wanted, { described: false }),
      ...wrongNumber(
        links.length,
        { n: wanted.length, of: `links to ${prefix}` },
        links.map(({ href }) => href),
      ),
    ];
  });
}
