// What stands where in the section through a county, in units: its frame, the ground at each place, the zones, the sun.
import type { Point } from './drawing';

export interface CountySectionModel {
  name: 'county-section';
  /** Those of one zone together; `elevation` in feet above the sea, `zone` 1 to 16 (California Energy Commission). */
  places: readonly Place[];
  /** Their names, those that are to be found first at the head. */
  order: readonly string[];
  words: { caption: string; sea: string; unit: string; zone: string; credit: string };
}

export interface Place {
  name: string;
  elevation: number;
  zone: number;
}

export const FRAME = { width: 800, height: 556 };

/** The cut through the land, and the first and last place in it; right of it stand the heights. */
export const LAND = { from: 16, to: 632 };

const PLACES = { from: 34, to: 614 };

export const SEA = 466;

/** Units of the highest place, and what there is for one below the sea. */
const TALLEST = 290;

const DEEPEST = 22;

export const ZONES = { top: 496, height: 44 };

/** Half the level ground that a place has. */
const LEVEL = 5;

export const HOUSE = { half: 6, wall: 7, eave: 9, rise: 6 };

/** Where the sun may stand, how far about it there should be sky, and the room of its disc and center lines. */
export const SUN = { at: [170, 318, 544], y: 84, reach: 96, disc: 68 };

/** Sizes of the text, in units, that are 16 pixels on a phone and on wider windows (client/styles/layout/county-section.css). */
export const PHONE = 37;

export const WIDER = 21;

export interface Plan {
  /** The ground at each place. */
  dots: readonly Point[];
  /** Units of a foot. */
  perFoot: number;
  guides: readonly { feet: number; y: number }[];
}

/** Guide lines at round heights, at most three, and so far apart that their words do not touch. */
export function layOut(places: readonly Place[]): Plan {
  const heights = places.map(({ elevation }) => elevation);
  const highest = Math.max(...heights, 1);
  const perFoot = Math.min(TALLEST / highest, DEEPEST / Math.max(1, -Math.min(...heights)));
  const y = (feet: number) => Math.round(SEA - feet * perFoot);
  const apart = [100, 200, 500, 1000, 2000, 5000].find((step) => highest / step < 4 && step * perFoot > PHONE + 8) ?? 10_000;
  const guides = Array.from({ length: Math.floor(highest / apart) }, (_, index) => (index + 1) * apart).map((feet) => ({ feet, y: y(feet) }));
  const step = (PLACES.to - PLACES.from) / Math.max(1, places.length - 1);
  return { dots: heights.map((feet, index) => ({ x: Math.round(PLACES.from + index * step), y: y(feet) })), perFoot, guides };
}

/** The surface of the cut, from its left edge to its right one: between two zones it falls or rises at once. */
export function profile(places: readonly Place[], plan: Plan): [number, number][] {
  return zoneRuns(places, plan).flatMap(({ left, right, from, to }): [number, number][] => {
    const dots = plan.dots.slice(from, to);
    const [first, last] = [dots[0], dots.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      [left, first.y],
      ...dots.flatMap(({ x, y }): [number, number][] => [
        [x - LEVEL, y],
        [x + LEVEL, y],
      ]),
      [right, last.y],
    ];
  });
}

/** The sun stands over the lowest ground. */
export function sunOver({ dots }: Plan): Point {
  const top = (at: number) => Math.min(...dots.filter(({ x }) => Math.abs(x - at) < SUN.reach).map(({ y }) => y));
  const x = SUN.at.reduce((best, at) => (top(at) > top(best) ? at : best));
  return { x, y: SUN.y };
}

export interface ZoneRun {
  zone: number;
  left: number;
  right: number;
  /** Its places: from the first to the one after the last. */
  from: number;
  to: number;
}

/** Neighbors of one zone are joined; between two zones the boundary lies half way. */
export function zoneRuns(places: readonly Place[], { dots }: Plan): ZoneRun[] {
  const runs: ZoneRun[] = [];
  places.forEach(({ zone }, index) => {
    const last = runs.at(-1);
    const next = dots[index + 1];
    const right = next ? Math.round(((dots[index]?.x ?? 0) + next.x) / 2) : LAND.to;
    if (last?.zone === zone) Object.assign(last, { right, to: index + 1 });
    else runs.push({ zone, left: last?.right ?? LAND.from, right, from: index, to: index + 1 });
  });
  return runs;
}
