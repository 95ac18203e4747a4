// What pages load: the bundle's files and those of assets/ that are made for this site alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetsModel } from '../../templates/frameModel';
import type { Bundle } from '../bundle/index';
import { TOUCH_ICON } from '../content/files/icons';
import { markSize } from '../content/rules/mark';
import type { PlannedSite } from '../content/site/index';
import { hrefOf } from '../content/site/url';
import type { Templates } from '../render/index';
import { color } from './color';
import { drawnMark } from './drawnMark';
import { assetName, type SiteFile } from './hashed';
import { type Icon, planIcons } from './icons';
import { isReplaced, type OwnFont, planOwnFonts } from './ownFonts';
import { ownSheet } from './ownSheet';

/** What the files of a site are made of. */
export interface Making {
  site: PlannedSite;
  bundle: Bundle;
  templates: Templates;
}

/** Files of assets/ that are made for this site alone. */
export interface OwnAssets {
  /** Its colors and fonts, where its data changes them. */
  sheet: SiteFile | null;
  /** The street at night on the footer, where the site is drawn with roofs. */
  street: SiteFile | null;
  /** The site's own mark, where it has one. */
  mark: SiteFile | null;
  fonts: OwnFont[];
  /** What is asked for by name, at the site's root. */
  icons: Icon[];
}

/** `data`: the folder with the site's own files. */
export function planOwnAssets({ site, templates, data }: Pick<Making, 'site' | 'templates'> & { data: string }): OwnAssets {
  const fonts = planOwnFonts(site, data);
  const mark = ownMark(site, data);
  const icons = planIcons({ svg: mark?.text ?? drawnMark(site), paper: color(site, 'paper') }, data);
  return { sheet: ownSheet(site, fonts), street: nightStreet(site, templates), mark, fonts, icons };
}

export function planAssets(site: PlannedSite, bundle: Bundle, own: OwnAssets): AssetsModel {
  const { sheet, street, mark } = own;
  const href = (file: string) => hrefOf(site.base, `/${file}`);
  return {
    stylesheets: [stylesheetOf(site, bundle), ...(sheet === null ? [] : [sheet.file])].map(href),
    promotion: href(bundle.files.promotion),
    script: href(bundle.files.script),
    fonts: [...own.fonts.map(({ file }) => file), ...bundle.files.fonts.filter((file) => !isReplaced(file, own.fonts))].map(href),
    favicon: href('favicon.svg'),
    touchIcon: href(TOUCH_ICON),
    manifest: href('site.webmanifest'),
    street: street === null ? null : href(street.file),
    mark: mark === null ? null : { src: href(mark.file), ...sizeOf(mark) },
    themeColor: color(site, 'ink'),
  };
}

/** The stylesheet of every page: with the drawings that frame them, where there are any. */
function stylesheetOf(site: PlannedSite, { files }: Pick<Bundle, 'files'>): string {
  return files.styles[site.data.site.drawings ?? 'plain'];
}

/** The files of assets/: the bundle's, and the site's own. */
export function assetsOf(site: PlannedSite, bundle: Bundle, own: OwnAssets): string[] {
  return [...new Set([...bundleFiles(site, bundle), ...[...filesOf(own), ...own.fonts].map(({ file }) => file)])].sort();
}

/** The bundle's files without the stylesheet of sites that are drawn otherwise. */
export function bundleFiles(site: PlannedSite, bundle: Bundle): string[] {
  const others = Object.values(bundle.files.styles).filter((file) => file !== stylesheetOf(site, bundle));
  return bundle.files.all.filter((file) => !others.includes(file));
}

/** Those of a site's own that are text. */
export function filesOf({ sheet, street, mark }: OwnAssets): SiteFile[] {
  return [sheet, street, mark].filter((file) => file !== null);
}

/** The image that pages of a site of roofs end on, named after what is in it. */
function nightStreet(site: PlannedSite, templates: Templates): SiteFile | null {
  if (site.data.site.drawings !== 'roofs') return null;
  const text = templates.renderStreet({ ink: color(site, 'ink'), sun: color(site, 'sun') });
  return { file: assetName('street', text, 'svg'), text };
}

function ownMark(site: PlannedSite, data: string): SiteFile | null {
  const { mark } = site.data.site;
  if (mark === undefined) return null;
  const text = readFileSync(join(data, mark), 'utf8');
  return { file: assetName('mark', text, 'svg'), text };
}

function sizeOf({ text }: SiteFile): { width: number; height: number } {
  const size = markSize(text);
  if (size === null) throw new Error('The mark has no size: content/rules/mark.ts should have refused it.');
  return size;
}
