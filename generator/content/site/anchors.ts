// Which anchors a page has: the form's on every page with it, the home page's from its sections, a plain page's from its parts (D5).
import type { FrameVariant } from '../../../templates/model';
import type { SectionData } from '../../../templates/sections/schemas';
import type { SiteData } from '../read';
import { pathOf, type Route } from './routes';
import type { PagePath } from './url';

export type Anchors = ReadonlySet<string>;

/** The anchors that links of one variant of page may take for their own. */
export type VariantAnchors = Readonly<Record<FrameVariant, Anchors>>;

export function planAnchors({ home }: Pick<SiteData, 'home'>): VariantAnchors {
  return {
    home: new Set(['home', ...home.body.flatMap(anchorOf), 'contact']),
    contact: new Set(['contact']),
    plain: new Set(),
  };
}

/** The id that a section has on the home page (templates/sections). */
function anchorOf(section: SectionData): string[] {
  switch (section.type) {
    case 'estimator':
    case 'about':
      return [section.type];
    case 'services':
      return section.anchor === undefined ? [] : [section.anchor];
    default:
      return [];
  }
}

/** The anchors of a page, for links that name it. */
export function anchorsOn(path: PagePath, { anchors, data }: { anchors: VariantAnchors; data: Pick<SiteData, 'pages'> }): Anchors {
  if (path === '/') return anchors.home;
  const page = data.pages.find(({ slug }) => pathOf({ kind: 'prose', slug } satisfies Route) === path);
  return page ? new Set(page.parts.map(({ id }) => id)) : anchors.contact;
}
