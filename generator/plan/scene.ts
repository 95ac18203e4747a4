// The drawing of a city's house: its own scene, or one from the climate it lies in, or none.
import type { SceneModel } from '../../templates/art/city/Elevation';
import { seedOf } from '../../templates/art/random';
import type { SectionData } from '../../templates/sections/schemas';
import type { City } from '../content/read';
import type { PlannedSite } from '../content/site/index';
import { namedIn } from '../content/site/named';

type Setting = Pick<SceneModel, 'house' | 'land' | 'sky' | 'sun' | 'far' | 'near'>;

export function planScene({ data }: Pick<PlannedSite, 'data'>, city: City): SceneModel | null {
  const scene = city.scene ?? data['city-pages'].scene;
  if (scene === 'none' || (scene === undefined && data.site.drawings !== 'roofs')) return null;
  return scene === undefined ? defaultScene(data.places.places, city) : { seed: city.slug, ...scene };
}

/** Without keys: nobody has said which parts of this house the page's failures are. */
function defaultScene(places: readonly { name: string; county: string; zone: number }[], { slug, name, county }: City): SceneModel {
  const zone = namedIn(places, { name, county })?.zone;
  const seed = seedOf(slug);
  return { seed: slug, ...settingOf(zone), variant: seed % 2 === 0 ? 1 : 2, flip: seed % 4 > 1, callouts: [] };
}

/** By California's building climate zones (the Energy Commission's 1 to 16); without one, a setting that is nowhere in particular. */
function settingOf(zone: number | undefined): Setting {
  if (zone === undefined) return NEUTRAL;
  if (zone <= 7) return COAST;
  if (zone <= 10) return INLAND;
  if (zone <= 13) return CENTRAL_VALLEY;
  if (zone === 14) return HIGH_DESERT;
  return zone === 15 ? LOW_DESERT : MOUNTAINS;
}

const NEUTRAL: Setting = {
  house: 'shingle',
  land: 'hills',
  sky: 'noon',
  sun: [920, 120],
  far: [],
  near: [
    ['oak', 600, 110],
    ['oak', 1420, 90],
  ],
};
const COAST: Setting = {
  house: 'bungalow',
  land: 'far',
  sky: 'noon',
  sun: [930, 110],
  far: [],
  near: [
    ['cypress', 640, 150],
    ['cypress', 1400, 120],
  ],
};
const INLAND: Setting = {
  house: 'tract',
  land: 'hills',
  sky: 'gold',
  sun: [1330, 90],
  far: [],
  near: [
    ['oak', 560, 110],
    ['citrus', 660, 70],
    ['cypress', 1410, 120],
  ],
};
const CENTRAL_VALLEY: Setting = {
  house: 'ranch',
  land: 'far',
  sky: 'gold',
  sun: [920, 120],
  far: [],
  near: [
    ['furrows', 60, 420],
    ['oak', 600, 130],
    ['citrus', 1410, 70],
  ],
};
const HIGH_DESERT: Setting = {
  house: 'ranch',
  land: 'steep',
  sky: 'dusk',
  sun: [915, 130],
  far: [],
  near: [
    ['boulder', 520, 34],
    ['agave', 620, 44],
    ['boulder', 1410, 26],
  ],
};
const LOW_DESERT: Setting = {
  house: 'midcentury',
  land: 'cove',
  sky: 'dawn',
  sun: [905, 120],
  far: [],
  near: [
    ['boulder', 420, 36],
    ['agave', 540, 46],
    ['fan-palm', 610, 165],
    ['fan-palm', 716, 260],
    ['fan-palm', 1416, 220],
  ],
};
const MOUNTAINS: Setting = {
  house: 'shingle',
  land: 'snow',
  sky: 'noon',
  sun: [930, 100],
  far: [],
  near: [
    ['cypress', 560, 170],
    ['cypress', 620, 130],
    ['cypress', 1405, 150],
  ],
};

/** Whether the drawing has letters: only then may the page's text have them. */
export function isKeyed(scene: SceneModel | null): boolean {
  return scene !== null && scene.callouts.length > 0;
}

/** What the drawing says stands as text too: where the page has no section on it, one of these three. */
export function withFailures(body: readonly SectionData[], scene: SceneModel | null, title: string): SectionData[] {
  const items = scene?.callouts.map(({ part, what }) => ({ title: part, text: asSentence(what) })) ?? [];
  if (items.length === 0 || body.some(({ type }) => type === 'failures')) return [...body];
  return [{ type: 'failures', title, items }, ...body];
}

function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
