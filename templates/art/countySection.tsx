// A section through a county: its places as high over the sea as they lie, by the building climate zones they are in, a hillside for
// each zone. Equal steps across; up and down one scale, taken from the highest place.

import { centreLines, sunDisc } from './city/skies';
import { box, Drawing, lines, type Point, type Stroke, Strokes } from './drawing';
import { widthOf } from './letters';
import { type Box, type Label, Leaders, type Named, Names, number, placeNames, type Sheet } from './names';
import { EARTH, INSULATION, PAPER, TILE, TIMBER, WATER } from './palette';

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

const FRAME = { width: 800, height: 556 };
/** The cut through the land, and the first and last place in it; right of it stand the heights. */
const LAND = { from: 16, to: 632 };
const PLACES = { from: 34, to: 614 };
/** Where the heights on the right end. */
const WORDS = 788;
const SEA = 466;
/** Units of the highest place, and what there is for one below the sea. */
const TALLEST = 290;
const DEEPEST = 22;
const ZONES = { top: 496, height: 44 };
/** The earth runs on under the zones, and past both edges of the window. */
const EARTH_RUNS = { from: -3000, width: 7000, depth: 900 };
/** Half the level ground that a place has. */
const LEVEL = 5;
const HOUSE = { half: 6, wall: 7, eave: 9, rise: 6 };
/** Where the sun may stand, how far about it there should be sky, and the room of its disc and center lines. */
const SUN = { at: [170, 318, 544], y: 84, reach: 96, disc: 68 };
/** What is placed first takes room from what comes after, and the way it stands; of ways that name as many, the first is taken. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [2, 0, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 1, 0],
];
const ANCHORS = [undefined, 'end', 'start'] as const;
/** Leaders of names that matter less are no longer than this. */
const FEWER_RISE = 250;
/** Sizes of the text, in units, that are 16 pixels on a phone and on wider windows (client/styles/layout/county-section.css). */
export const PHONE = 37;
export const WIDER = 21;

export function CountySection(model: CountySectionModel) {
  const { places, words } = model;
  const plan = layOut(places);
  const sun = sunOver(plan);
  return (
    <figure className="county-section">
      <Drawing name="county-section__drawing" box={FRAME}>
        <Strokes strokes={sunDisc(sun)} />
        <path d={centreLines(sun)} opacity=".45" />
        <path className="f" opacity=".3" d={plan.guides.map(({ y }) => `M${LAND.from} ${y}H${FRAME.width}`).join('')} />
        <Strokes strokes={ground(places, plan)} />
        <Strokes strokes={houses(plan.dots)} />
        <Strokes strokes={zoneStrip(places, plan)} />
        <g textAnchor="end">
          {[...plan.guides.map(({ feet, y }) => ({ text: `${number(feet)} ${words.unit}`, y })), { text: words.sea, y: SEA }].map(({ text, y }) => (
            <text x={WORDS} y={y - 8} key={text}>
              {text}
            </text>
          ))}
        </g>
        <Words model={model} size={PHONE} name="county-section__less" />
        <Words model={model} size={WIDER} name="county-section__more" />
      </Drawing>
      <figcaption>
        {words.caption} {words.credit}
        <span className="visually-hidden">
          {' '}
          {places.map(({ name, elevation, zone }) => `${name} ${number(elevation)} ${words.unit}, ${words.zone} ${zone}`).join('; ')}.
        </span>
      </figcaption>
    </figure>
  );
}

/** Names and zones in text of one size. */
function Words({ model, size, name }: { model: CountySectionModel; size: number; name: string }) {
  const labels = sectionLabels(model, size);
  return (
    <g className={name} textAnchor="middle">
      <Leaders labels={labels} />
      <g className="w">
        <Names labels={labels} />
      </g>
      {zoneLabels(model, size).map(({ text, x }) => (
        <text x={x} y={ZONES.top + ZONES.height / 2} dy=".35em" key={x}>
          {text}
        </text>
      ))}
    </g>
  );
}

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
function profile(places: readonly Place[], plan: Plan): [number, number][] {
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

function ground(places: readonly Place[], plan: Plan): Stroke[] {
  const surface = profile(places, plan);
  const { from, width, depth } = EARTH_RUNS;
  return [
    { d: `${lines(...surface)}V${ZONES.top}H${LAND.from}z${box(from, SEA, width, depth)}`, fill: EARTH, line: 'none' },
    { d: plan.dots.map(({ x, y }) => `M${x} ${y}V${ZONES.top}`).join(''), line: 'contour' },
    { d: `M${from} ${SEA}H${LAND.from}M${LAND.to} ${SEA}h${width}`, line: 'edge' },
    { d: `M${LAND.from} ${SEA}${lines(...surface).replace('M', 'L')}V${SEA}`, line: 'ground' },
  ];
}

/** Where there is a place. */
function houses(dots: readonly Point[]): Stroke[] {
  const { half, wall, eave, rise } = HOUSE;
  return [
    { d: dots.map(({ x, y }) => `M${x - half} ${y}v${-wall}h${2 * half}v${wall}z`).join(''), fill: PAPER },
    { d: dots.map(({ x, y }) => `M${x - eave} ${y - wall}l${eave}${-rise} ${eave} ${rise}z`).join(''), fill: TILE[1] },
  ];
}

/** The sun stands over the lowest ground. */
function sunOver({ dots }: Plan): Point {
  const top = (at: number) => Math.min(...dots.filter(({ x }) => Math.abs(x - at) < SUN.reach).map(({ y }) => y));
  const x = SUN.at.reduce((best, at) => (top(at) > top(best) ? at : best));
  return { x, y: SUN.y };
}

/**
 * The highest, the county's first place and the lowest have a name if there is any way; then the ends of each zone, then the others,
 * in the county's own order.
 */
export function sectionLabels({ places, order }: CountySectionModel, size: number): Label[] {
  const sheet = sheetOf(places);
  const heights = places.map(({ elevation }) => elevation);
  const named = (index: number, rises: number, anchor?: Named['anchor']): Named => {
    const { name = '', elevation = 0 } = places[index] ?? {};
    return { index, name, text: `${name} ${number(elevation)}`, below: false, strong: false, rises, anchor };
  };
  const head = [heights.indexOf(Math.max(...heights)), places.findIndex(({ name }) => name === order[0]), heights.indexOf(Math.min(...heights))];
  const arrangements = ORDERS.flatMap((three) =>
    ANCHORS.map((anchor) =>
      placeNames(
        three.map((at, turn) => named(head[at] ?? -1, SEA, turn === 0 ? anchor : undefined)),
        sheet,
        size,
      ),
    ),
  );
  const first = arrangements.reduce((best, other) => (other.length > best.length ? other : best));
  const ranks = places.map(({ name }) => order.indexOf(name) + 1 || order.length + 1);
  const ends = zoneRuns(places, layOut(places)).flatMap(({ from, to }) => [to - 1, from]);
  const others = [...ends, ...places.map((_, index) => index).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0))];
  return [
    ...first,
    ...placeNames(
      others.map((index) => named(index, FEWER_RISE)),
      sheet,
      size,
      first,
    ),
  ];
}

/** Names keep off the ground, the heights on the right and the sun. */
function sheetOf(places: readonly Place[]): Sheet {
  const plan = layOut(places);
  const roofs = plan.dots.map(({ x, y }) => ({ x, y: y - HOUSE.wall - HOUSE.rise }));
  const sun = sunOver(plan);
  const land = groundBoxes(places, plan);
  return {
    dots: roofs,
    left: LAND.from,
    right: FRAME.width,
    top: 40,
    sea: SEA,
    gaps: [15],
    obstacles: (index, size) => [
      ...land,
      ...roofs.filter((_, at) => at !== index).map(({ x, y }) => ({ left: x - HOUSE.eave, right: x + HOUSE.eave, top: y, bottom: SEA })),
      ...[...plan.guides.map(({ y }) => y), SEA].map((y) => ({ left: LAND.to + 10, right: FRAME.width, top: y - 8 - size, bottom: y })),
      { left: sun.x - SUN.disc, right: sun.x + SUN.disc, top: sun.y - SUN.disc, bottom: sun.y + SUN.disc },
    ],
  };
}

/** What the land takes up, from each point of its surface to the next. */
export function groundBoxes(places: readonly Place[], plan: Plan): Box[] {
  const surface = profile(places, plan);
  return surface.slice(1).flatMap(([x, y], index) => {
    const [before, high] = surface[index] ?? [x, y];
    // A slope in two halves: a name may stand beside its lower one.
    const middle = [(before + x) / 2, (high + y) / 2] as const;
    return [
      { left: before, right: middle[0], top: Math.min(high, middle[1]), bottom: ZONES.top },
      { left: middle[0], right: x, top: Math.min(middle[1], y), bottom: ZONES.top },
    ];
  });
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

/** From the coast to the desert, and the mountains: a zone looks alike wherever it is. */
function washOf(zone: number): string {
  if (zone <= 7) return zone === 7 ? '#bcd8dc' : WATER;
  if (zone <= 9) return zone === 8 ? '#e3e7cd' : INSULATION;
  if (zone <= 13) return '#f0c98f';
  if (zone === 14) return TIMBER;
  return zone === 15 ? '#e0a27c' : PAPER;
}

function zoneStrip(places: readonly Place[], plan: Plan): Stroke[] {
  const { top, height } = ZONES;
  const runs = zoneRuns(places, plan);
  const washes = [...new Set(runs.map(({ zone }) => zone))].map((zone): Stroke => {
    const d = runs
      .filter((run) => run.zone === zone)
      .map(({ left, right }) => box(left, top, right - left, height))
      .join('');
    return { d, fill: washOf(zone), line: 'edge' };
  });
  return washes;
}

interface ZoneLabel {
  text: string;
  x: number;
}

/** The number alone where the word has no room, and nothing where that has none. */
export function zoneLabels({ places, words }: CountySectionModel, size: number): ZoneLabel[] {
  return zoneRuns(places, layOut(places)).flatMap(({ zone, left, right }) => {
    const text = [`${words.zone} ${zone}`, `${zone}`].find((one) => widthOf(one, false, size) + (size === PHONE ? 12 : 2) <= right - left);
    return text === undefined ? [] : [{ text, x: Math.round((left + right) / 2) }];
  });
}
