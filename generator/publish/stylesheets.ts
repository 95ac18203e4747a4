// The stylesheets of a site: one a kind of page, put together from the parts that its pages need.
import type { PageKind } from '../../templates/model';
import { sectionTypes } from '../../templates/sections/index';
import { shortened } from '../bundle/customProperties';
import type { Styles } from '../bundle/styles';
import { sectionsOf } from '../plan/body';
import type { PlannedSite } from '../plan/site';
import { absentClasses } from './absentClasses';
import { compact } from './compact';
import { assetName, type SiteFile } from './hashed';
import { type OwnFont, ownFaces, withoutReplaced } from './ownFonts';
import { physical } from './physical';
import { rulesOfKind } from './rulesOfKind';

/** Parts of client/styles/layout that not every page needs, by who does. */
const FORM = ['hero', 'contact', 'trouble', 'floating'];
const LAYOUT: Record<PageKind, string[]> = {
  home: [...FORM, 'eave'],
  service: [...FORM, 'title', 'breadcrumbs', 'work'],
  county: [...FORM, 'breadcrumbs', 'county-section'],
  city: [...FORM, 'breadcrumbs', 'elevation', 'leaflet'],
  prose: ['title', 'prose', 'breadcrumbs'],
  notFound: ['title', 'missing'],
  serverError: ['title', 'missing'],
};
const KINDS = Object.keys(LAYOUT) as PageKind[];
const SOME_PAGES = new Set(Object.values(LAYOUT).flat().map((name) => `layout/${name}`));

const FACES = ['--face-display', '--face-text', '--weight-display'];

export type Sheets = Record<PageKind, SiteFile>;

export function planSheets(site: PlannedSite, styles: Styles, fonts: readonly OwnFont[]): Sheets {
  const sheet = (kind: PageKind) => {
    const parts = rulesOfKind(partsOf(site, styles, kind).join(''), kind, absentClasses(site, kind));
    return sheetFile(kind, sheetText(parts, { site, styles, fonts }));
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, sheet(kind)])) as Sheets;
}

/** Every part in one sheet, for the page of all drawings. */
export function wholeSheet(site: PlannedSite, styles: Styles, fonts: readonly OwnFont[]): string {
  return sheetText(styles.parts.map(({ css }) => css).join(''), { site, styles, fonts });
}

function sheetText(css: string, { site, styles, fonts }: { site: PlannedSite; styles: Styles; fonts: readonly OwnFont[] }): string {
  // Colours and faces keep their names: a contractor's own come after them.
  const kept = new Set([...styles.used, ...FACES, ...Object.keys(site.colours).map((name) => `--${name}`)]);
  return compact(styles.layers + physical(shortened(withoutReplaced(css, fonts), kept))) + ownFaces(fonts) + ownColours(site);
}

function partsOf(site: PlannedSite, { parts }: Styles, kind: PageKind): string[] {
  const needed = new Set([...LAYOUT[kind].map((name) => `layout/${name}`), ...sectionParts(site, kind)]);
  const isForAll = (name: string) => !name.startsWith('sections/') && !SOME_PAGES.has(name);
  return parts.filter(({ name }) => isForAll(name) || needed.has(name)).map(({ css }) => css);
}

/** The home page's hero has a string of figures of its own. */
function sectionParts(site: PlannedSite, kind: PageKind): string[] {
  const styles = Array.from(sectionsOf(site, kind), (type) => sectionTypes[type].styles).flat();
  return [...styles, ...(kind === 'home' ? ['dimension'] : [])].map((name) => `sections/${name}`);
}

/** Overrides of the design's colours (data/site.yaml): they stand outside the layers, and so win. */
function ownColours(site: PlannedSite): string {
  const overrides = Object.entries(site.data.site.theme ?? {});
  return overrides.length === 0 ? '' : `:root{${overrides.map(([name, colour]) => `--${name}:${colour}`).join(';')}}`;
}

function sheetFile(kind: PageKind, text: string): SiteFile {
  return { file: assetName(kind === 'notFound' || kind === 'serverError' ? 'missing' : kind, text, 'css'), text };
}
