// Everything that is on a page, as plain JSON: links resolved, texts filled in. A page is a pure function of this and its frame.
import type { Graph } from 'schema-dts';
import type { ContactFormModel, Link as LinkModel, Phone as PhoneModel } from '../client/islands/forms/model';
import type { SceneModel } from './art/city/Elevation';
import type { CountySectionModel } from './art/countySectionPlan';
import type { EaveWords } from './art/eaveWords';
import type { DrawingName } from './art/services/index';
import type { YearlyPlan } from './art/services/planYear';
import type { SectionModel } from './sections/index';

export type { LinkModel, PhoneModel };

type PageKind = 'home' | 'service' | 'county' | 'city' | 'prose' | 'notFound' | 'serverError';

/** Pages with the contact form have #contact on them; the home page has further anchors; the others have neither (D5). */
export type FrameVariant = 'home' | 'contact' | 'plain';

export interface HeadModel {
  lang: string;
  title: string;
  description: string;
  /** Absolute; null on pages that no search engine should keep (404, 500). */
  canonical: string | null;
  /** Absolute address of this page for Open Graph; null where there is no one address. */
  ogUrl: string | null;
  siteName: string;
  robots: 'noindex' | null;
  /** What the page tells search engines of itself (schema.org); null where there is nothing to tell. */
  structuredData: Graph | null;
  /** What the frame is drawn with; null: plain bands. */
  drawings: 'roofs' | null;
  /** Id of the Meta pixel; null: no page loads anything of it (D11). */
  pixel: string | null;
}

/** The way from the home page to this one: the pages above it, and its own name. */
export interface BreadcrumbsModel {
  label: string;
  above: LinkModel[];
  here: string;
}

export interface HeroModel {
  form: 'home' | 'service' | 'county' | 'city';
  /** What chance in a drawing is seeded with: the slug of the page. */
  seed: string;
  label?: string;
  title: string;
  lede: string;
  actions: LinkModel[];
  /** Short lines of proof under the buttons. */
  notes: string[];
  /** What stands beside the words: a drawing of the work, the eave with its words, or the section through a county; without one, ground that is set out. */
  drawing?: DrawingName | EaveWords | CountySectionModel | undefined;
  /** Where the drawing is a year of visits: the plans of the page. */
  plans?: readonly YearlyPlan[];
  /** Numbers on a dimension string at the foot of the hero. */
  counters: { number: string; label: string }[];
  /** Sourced facts in an ink strip under the hero (city pages). */
  facts: { label: string; value: string }[];
  /** What the licenses of the facts ask to be said beside them. */
  credits: string[];
  /** The house of the town (city pages), where it is drawn. */
  scene?: SceneModel | null;
}

export interface ContactModel {
  title: string;
  lede: string;
  phone: PhoneModel;
  callLabel: string;
  /** Whether who follows that label has an emergency. */
  emergencyCall: boolean;
  hours: { days: string; hours: string }[];
  steps: string[];
  form: ContactFormModel;
}

export interface LandingContent {
  type: 'landing';
  /** The page is for those in an emergency: a call from it is an emergency call (D11). */
  emergency: boolean;
  /** null on the home page. */
  breadcrumbs: BreadcrumbsModel | null;
  hero: HeroModel;
  sections: SectionModel[];
  contact: ContactModel;
  /** The phone bar and the floating controls use the page's own number (D23). */
  floating: { call: LinkModel; quote: LinkModel; top: string; label: string };
  trouble: TroubleModel;
}

/** What is said where a part of the page fails in the browser. */
export interface TroubleModel {
  /** Title of the error screen (D8). */
  heading: string;
  /** Where the code of a part did not come. */
  notLoaded: string;
  retry: string;
  call: string;
  phone: PhoneModel;
}

export interface ProseContent {
  type: 'prose';
  breadcrumbs: BreadcrumbsModel | null;
  title: string;
  lede: string | null;
  parts: { id: string; title: string; paragraphs: string[]; items: string[]; control: PixelChoiceModel | null }[];
}

/** The switch that lets the Meta pixel run in this browser or not (D11), and what it says. */
export interface PixelChoiceModel {
  label: string;
  states: { on: string; off: string };
  /** Said once the visitor has switched. */
  turnedOn: string;
  turnedOff: string;
  /** Why there is nothing to switch: Global Privacy Control is set. */
  signal: string;
  /** The browser does not keep the choice. */
  blocked: string;
}

export interface NotFoundContent {
  type: 'notFound';
  /** Drawn with a tile missing from a roof. */
  roof: boolean;
  code: string;
  title: string;
  lede: string;
  action: LinkModel;
}

export interface ServerErrorContent {
  type: 'serverError';
  code: string;
  title: string;
  lede: string;
  phone: PhoneModel;
  callLabel: string;
  action: LinkModel;
}

export type PageContent = LandingContent | ProseContent | NotFoundContent | ServerErrorContent;

export interface PageModel {
  /** The path of the page without the base, and without .html: /cities/riverside */
  path: string;
  kind: PageKind;
  variant: FrameVariant;
  head: HeadModel;
  content: PageContent;
}
