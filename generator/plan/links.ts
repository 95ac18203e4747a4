// What a link of the data may point to, and what it becomes on a page (D5, D18, D23).
import type { FrameVariant, PhoneModel } from '../../templates/model';
import { hrefOf, type PagePath } from './url';

/** Anchors of the home page, in the order of its sections. */
export const HOME_ANCHORS = ['home', 'services', 'estimator', 'about', 'contact'] as const;

const ANCHORS: Record<FrameVariant, readonly string[]> = {
  home: HOME_ANCHORS,
  contact: ['contact'],
  plain: [],
};

/** Where a link stands. */
export interface Here {
  variant: FrameVariant;
  base: string;
  /** What `tel` dials: the page's own number. */
  phone: PhoneModel;
}

/** `tel`, '#contact', '/services/gutters' as the href of a link on this page. */
export function resolveTarget(target: string, here: Here): string {
  if (target === 'tel') return here.phone.href;
  if (target.startsWith('https://')) return target;
  const anchor = /^\/?#(.+)$/.exec(target)?.[1];
  if (anchor === undefined) return hrefOf(here.base, target);
  return ANCHORS[here.variant].includes(anchor) ? `#${anchor}` : hrefOf(here.base, `/#${anchor}`);
}

/** Pages that a server shows for what went wrong: nobody means to link to them. */
const STATUS: ReadonlySet<PagePath> = new Set(['/404', '/500']);

/** Why a target leads nowhere, as {what, known}; null if it leads somewhere. `paths` are the pages of the site. */
export function brokenTarget(target: string, paths: ReadonlySet<PagePath>): { what: string; known: string[] } | null {
  if (target === 'tel' || target.startsWith('https://')) return null;
  const [path = '', anchor] = target.split('#');
  if (path !== '' && !paths.has(path)) return { what: `there is no page ${path}.`, known: [...paths].filter((known) => !STATUS.has(known)) };
  const onHome = path === '' || path === '/';
  if (anchor !== undefined && onHome && !HOME_ANCHORS.some((known) => known === anchor)) {
    return { what: `there is no anchor #${anchor}.`, known: HOME_ANCHORS.map((known) => `#${known}`) };
  }
  return null;
}

/** A number as it is shown, with its tel link: only digits and + in it. */
export function phoneModel(display: string): PhoneModel {
  return { display, href: `tel:+1${display.replace(/\D/g, '')}` };
}
