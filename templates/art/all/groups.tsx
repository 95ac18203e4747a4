// What the page of all drawings shows: each drawing that the pages of this site have, and each that their data could name.
import type { ReactElement } from 'react';
import { Mark } from '../../layout/Mark';
import { SurveyStakes } from '../../layout/SurveyStakes';
import type { HeroModel, LandingContent, PageModel } from '../../model';
import { Elevation } from '../city/Elevation';
import { CountySection } from '../countySection';
import { EaveSection } from '../eaveSection';
import { ADVISED_BYTES } from '../limits';
import { MissingTile } from '../missingTile';
import { NightStreet } from '../nightStreet';
import { OUTLINES, RoofOutline } from '../outlines';
import { RoofPlan } from '../roofPlan';
import { DRAWING_NAMES } from '../services/index';
import { ServiceDrawing } from '../services/ServiceDrawing';
import { StepDrawing, StreetDrawing } from '../services/small';
import { SERIES, SERIES_NAMES } from '../services/steps/index';
import { STREET } from '../services/street';
import { TownHeights } from '../townHeights';

export interface Props {
  /** The pages of the site that have a hero. */
  pages: readonly Page[];
  /** What the site is drawn with: null where it is not a site of roofs. */
  roofs: { ink: string; sun: string } | null;
  /** Whether the site has a mark of its own, in the place of the design's. */
  ownMark: boolean;
  /** Its icons, as files beside the page. */
  icons: readonly { file: string; bytes: number }[];
}

/** In the place of a page's own. */
const PLANS = [
  { name: 'One', perYear: 1 },
  { name: 'Two', perYear: 2 },
  { name: 'Four', perYear: 4 },
] as const;

interface Page extends Pick<PageModel, 'path'> {
  content: LandingContent;
}

export interface Shown {
  name: string;
  /** Where the data say it. */
  data: string;
  drawing: ReactElement;
  /** Its bytes, where it is no SVG of this page. */
  bytes?: number;
  /** What it should take at most (limits.ts). */
  advised?: number;
  /** Classes of the frame about it (looks.ts). */
  frame?: string;
}

export interface Group {
  id: string;
  title: string;
  /** How many stand side by side: two, as many as fit, or one. */
  size?: 'small' | 'wide';
  shown: Shown[];
}

export function groupsOf({ pages, roofs, ownMark, icons }: Props): Group[] {
  const groups: Group[] = [
    { id: 'towns', title: 'Towns', shown: pages.flatMap(town) },
    {
      id: 'services',
      title: 'Services',
      shown: DRAWING_NAMES.map((name) => ({
        name,
        data: `hero, drawing: ${name}`,
        drawing: <ServiceDrawing name={name} plans={PLANS} />,
        advised: ADVISED_BYTES.service,
      })),
    },
    { id: 'steps', title: 'Work in steps', size: 'wide', shown: SERIES_NAMES.map(series) },
    { id: 'home', title: 'Home page', shown: pages.flatMap(onHome) },
    { id: 'street', title: 'Four kinds of work', size: 'wide', shown: [street()] },
    { id: 'counties', title: 'Counties', shown: pages.flatMap(county) },
    { id: 'heights', title: 'Heights of towns', size: 'wide', shown: pages.flatMap(heights) },
    { id: 'outlines', title: 'Roofs of neighborhoods', size: 'small', shown: OUTLINES.flatMap(outlines) },
    { id: 'stakes', title: 'Pages without a drawing of their own', shown: FORMS.map(stakes) },
    { id: 'frame', title: 'Around every page', size: 'wide', shown: roofs === null ? [] : frame(roofs) },
    { id: 'marks', title: 'Mark and icons', size: 'small', shown: [...(roofs === null || ownMark ? [] : [MARK]), ...icons.map(icon)] },
  ];
  return groups.filter(({ shown }) => shown.length > 0);
}

/** A section takes one of the three houses of a kind by the names of its neighborhoods. */
function outlines(outline: (typeof OUTLINES)[number]): Shown[] {
  return [0, 1, 2].map((house) => ({
    name: `${outline} ${house + 1}`,
    data: `neighborhoods, outline: ${outline}`,
    drawing: <RoofOutline outline={outline} house={house} />,
    advised: ADVISED_BYTES.outline,
  }));
}

function town({ path, content }: Page): Shown[] {
  const { scene } = content.hero;
  if (!scene) return [];
  const says = `${fileOf(path)}, scene: ${scene.house} ${scene.variant}, ${scene.land}, ${scene.sky}`;
  return [{ name: placeOf(content), data: says, drawing: <Elevation scene={scene} />, advised: ADVISED_BYTES.town, frame: `grid-paper sky-${scene.sky}` }];
}

function series(name: (typeof SERIES_NAMES)[number]): Shown {
  const drawing = (
    <div className="drawn drawn--steps">
      {SERIES[name].map((_, step) => (
        <StepDrawing series={name} step={step} key={step} />
      ))}
    </div>
  );
  return { name, data: `process, drawing: ${name}`, drawing, advised: ADVISED_BYTES.series };
}

function onHome({ path, content }: Page): Shown[] {
  const { drawing } = content.hero;
  const eave = typeof drawing === 'object' && drawing.name === 'eave-section' ? drawing : undefined;
  const plan = content.sections.flatMap((section) => (section.type === 'about' && section.drawing ? [section.drawing] : []))[0];
  return [
    ...(eave
      ? [
          {
            name: 'The eave cut open',
            data: `${fileOf(path)}, hero, drawing: eave-section`,
            drawing: <EaveSection {...eave} />,
            advised: ADVISED_BYTES.eave,
            frame: 'grid-paper',
          },
        ]
      : []),
    ...(plan
      ? [{ name: 'Roof plan', data: `${fileOf(path)}, about, drawing: roof-plan`, drawing: <RoofPlan {...plan} />, advised: ADVISED_BYTES.roofPlan }]
      : []),
  ];
}

function street(): Shown {
  const drawing = (
    <div className="drawn">
      {STREET.map((_, building) => (
        <StreetDrawing building={building} key={building} />
      ))}
    </div>
  );
  return { name: 'The street', data: 'services, drawing: street', drawing, advised: ADVISED_BYTES.series };
}

function county({ content }: Page): Shown[] {
  const { drawing } = content.hero;
  if (typeof drawing !== 'object' || drawing.name !== 'county-section') return [];
  return [
    {
      name: `Section through ${placeOf(content)}`,
      data: 'places.yaml, section',
      drawing: <CountySection {...drawing} />,
      advised: ADVISED_BYTES.countySection,
      frame: 'grid-paper',
    },
  ];
}

function heights({ content }: Page): Shown[] {
  return content.sections.flatMap((section) => {
    if (section.type !== 'cities' || section.heights === null) return [];
    return [{ name: `Towns of ${placeOf(content)}`, data: 'places.yaml, heights', drawing: <TownHeights {...section.heights} />, frame: 'scrolls' }];
  });
}

const FORMS: readonly HeroModel['form'][] = ['home', 'service', 'county', 'city'];

function stakes(form: HeroModel['form']): Shown {
  return {
    name: `SurveyStakes of a ${form} page`,
    data: 'no drawing named',
    drawing: <SurveyStakes form={form} seed={form} />,
    advised: ADVISED_BYTES.stakes,
    frame: 'grid-paper',
  };
}

function frame(colors: { ink: string; sun: string }): Shown[] {
  return [
    // The roof is drawn by the style sheet alone (templates/sections/call-band/call-band.css).
    { name: 'Hip roof', data: 'over the section call-band', drawing: <div className="call-band band--ink" /> },
    { name: 'Night street', data: 'the end of every page', drawing: <NightStreet {...colors} />, advised: ADVISED_BYTES.nightStreet, frame: 'night' },
    { name: 'Missing tile', data: 'the page of an unknown address', drawing: <MissingTile />, advised: ADVISED_BYTES.missingTile },
  ];
}

const MARK: Shown = { name: 'Mark', data: 'before the name, at the head of every page', drawing: <Mark />, frame: 'plate' };

function icon({ file, bytes }: Props['icons'][number]): Shown {
  return { name: file, data: 'site.yaml, mark', bytes, drawing: <img src={file} alt="" />, frame: 'plate' };
}

/** As the page calls the place it is about. */
function placeOf({ hero, breadcrumbs }: LandingContent): string {
  return breadcrumbs?.here ?? hero.seed;
}

function fileOf(path: string): string {
  return path === '/' ? 'home.yaml' : `${path.slice(1)}.yaml`;
}
