// Which names of places and zones the section through a county shows, and where.

import {
  type CountySectionModel,
  FRAME,
  HOUSE,
  LAND,
  layOut,
  PHONE,
  type Place,
  type Plan,
  profile,
  SEA,
  SUN,
  sunOver,
  ZONES,
  zoneRuns,
} from './countySectionPlan';
import { widthOf } from './letters';
import { type Box, type Label, type Named, number, placeNames, type Sheet } from './names';

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
