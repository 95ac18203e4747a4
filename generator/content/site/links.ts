// What a link of the data may point to, and what it becomes on a page (D5, D18, D23).
import type { PhoneModel } from '../../../templates/model';
import type { Anchors } from './anchors';
import { hrefOf, type PagePath } from './url';

/** Where a link stands. */
export interface LinkContext {
  /** What the page has itself: a link to one of them stays on it. */
  anchors: Anchors;
  base: string;
  /** What `tel` dials: the page's own number. */
  phone: PhoneModel;
}

/** `tel`, '#contact', '/services/gutters' as the href of a link on this page. */
export function resolveTarget(target: string, here: LinkContext): string {
  if (target === 'tel') return here.phone.href;
  if (target.startsWith('https://')) return target;
  const anchor = /^\/?#(.+)$/.exec(target)?.[1];
  if (anchor === undefined) return hrefOf(here.base, target);
  return here.anchors.has(anchor) ? `#${anchor}` : hrefOf(here.base, `/#${anchor}`);
}

/** Pages that a server shows for what went wrong: nobody means to link to them. */
const STATUS: ReadonlySet<PagePath> = new Set(['/404', '/500']);

/** The pages of the site and what can be linked to on each. */
export interface Destinations {
  paths: ReadonlySet<PagePath>;
  anchorsOn: (path: PagePath) => Anchors;
}

/** Why a target leads nowhere, as {what, known}; null if it leads somewhere. An anchor alone is the page's own or the home page's. */
export function brokenTarget(target: string, { paths, anchorsOn }: Destinations): { what: string; known: string[] } | null {
  if (target === 'tel' || target.startsWith('https://')) return null;
  const [path = '', anchor] = target.split('#');
  if (path !== '' && !paths.has(path)) return { what: `there is no page ${path}.`, known: [...paths].filter((known) => !STATUS.has(known)) };
  if (anchor === undefined) return null;
  const anchors = anchorsOn(path === '' ? '/' : path);
  if (anchors.has(anchor)) return null;
  const where = path === '' || path === '/' ? '' : ` on ${path}`;
  return { what: `there is no anchor #${anchor}${where}.`, known: [...anchors].map((known) => `${path}#${known}`) };
}

/** A number as it is shown, with its tel link: only digits and + in it. */
export function phoneModel(display: string): PhoneModel {
  return { display, href: `tel:+1${display.replace(/\D/g, '')}` };
}
