// What is the same on many pages, as plain JSON: header, footer, promotion, and the files that every page names.
import type { Link as LinkModel, Phone as PhoneModel, PromotionFormModel } from '../client/islands/forms/model';

/** An entry of the header; `href` is null where it is a dropdown with no page of its own. */
export interface NavEntry {
  label: string;
  href: string | null;
  button: boolean;
  /** The dropdown's entries; each may have a submenu. */
  menu: NavGroup[];
}

export interface NavGroup {
  label: string;
  href: string | null;
  intro: string | null;
  items: NavItem[];
}

export interface NavItem {
  label: string;
  href: string;
  /** A city without a page of its own: the link leads to its county. */
  fallback: boolean;
}

export interface HeaderModel {
  home: string;
  /** Whether the design's own mark, which is a roof, stands before the name of a site that has none of its own. */
  roof: boolean;
  company: string;
  license: string;
  hours: string;
  phone: PhoneModel;
  nav: NavEntry[];
  words: { skip: string; main: string; menu: string; close: string; call: string; more: string };
}

export interface FooterModel {
  home: string;
  roof: boolean;
  company: string;
  legalName: string;
  license: string;
  insurance: string;
  phone: PhoneModel;
  hours: string[];
  links: LinkModel[];
  counties: { title: string; items: LinkModel[] };
  services: { title: string; items: LinkModel[] };
  cities: { title: string; items: LinkModel[] }[];
  social: LinkModel[];
  socialTitle: string;
  privacy: LinkModel[];
  /** One line, in a preview only (D1). */
  preview: string | null;
  copyright: string;
}

export interface PromotionModel {
  title: string;
  close: string;
  form: PromotionFormModel;
  terms: string;
  /** Last day of the offer, YYYY-MM-DD; compared in the browser, never while rendering (D13). */
  endsOn: string;
  /** The time zone in which its last day ends, as browsers name it. */
  zone: string;
  delayMs: number;
  stayClosedDays: number;
}

/** What is the same on every page of one variant; rendered once. */
export interface FrameModel {
  header: HeaderModel;
  footer: FooterModel;
  promotion: PromotionModel | null;
}

export interface MarkModel {
  src: string;
  width: number;
  height: number;
}

/** Addresses of the files that every page names, base included. */
export interface AssetsModel {
  /** The one of every page, and that of the site's own colors and fonts, if it has some. */
  stylesheets: string[];
  /** The promotion's own sheet. */
  promotion: string;
  script: string;
  fonts: string[];
  favicon: string;
  /** What phones put on their home screens; none where the site's own mark has no pixels. */
  touchIcon: string;
  manifest: string;
  /** The image that pages end on; null on a site that is not drawn with roofs. */
  street: string | null;
  /** The site's own mark; width and height are its shape, not its size. */
  mark: MarkModel | null;
  themeColor: string;
}

/** A frame as it is handed to the renderer: HTML made once for all pages of its variant. */
export interface Frame {
  header: string;
  footer: string;
  promotion: string;
  assets: AssetsModel;
}
