// The towns of a county from west to east, each as high over the sea as it lies: equal steps, one scale, names where there is room.
// Every dot leads to its town. Those who cannot point have the same links in the footer, so none of these is a stop of the Tab key.
import { Drawing } from './drawing';
import { CLAY, INK } from './palette';

/** What is drawn; null where there are too few towns to compare. */
export interface Heights {
  /** West to east; `elevation` in feet above the sea. */
  towns: readonly Town[];
  /** The town of this page. */
  here: string | null;
  words: { caption: string; sea: string; unit: string; credit: string };
}

export interface Town {
  name: string;
  href: string;
  elevation: number;
}

export interface Label {
  name: string;
  text: string;
  /** Which end of the text is at `x`; it grows and shrinks from there. */
  anchor: 'start' | 'middle' | 'end';
  x: number;
  /** Its ground line, or its top where it hangs below its dot. */
  y: number;
  below: boolean;
  strong: boolean;
  /** Where it stands higher than over its dot: the line that leads down to it. */
  leader?: { x: number; from: number; to: number };
}

const FRAME = { width: 1200, height: 270 };
const STEMS = { from: 16, to: 1046 };
const SEA = 226;
/** Units of the highest town, and what a foot is at most: 0.066. */
const TALLEST = 178;
const MOST_PER_FOOT = 0.066;
/** Heights that say most are the ones far from here; their names are placed first. */
const COMMON = 700;
/** Sizes of the text, in units, that are 16 pixels on a tablet and on a wide window (client/styles/sections/heights.css). */
export const TABLET = 27;
export const WIDE = 20;

export function TownHeights(heights: Heights) {
  const { towns, here, words } = heights;
  const plan = layOut(towns);
  const first = labels(heights, TABLET);
  const more = labels(heights, WIDE, first);
  return (
    <figure className="heights">
      <Drawing name="heights__drawing" box={FRAME}>
        <path className="f" opacity=".25" d={plan.guides.map(({ y }) => `M0 ${y}H${FRAME.width}`).join('')} />
        <path strokeWidth="1.5" d={`M0 ${SEA}H${FRAME.width}`} />
        <g textAnchor="end">
          {plan.guides.map(({ feet, y }) => (
            <text x={FRAME.width} y={y - 8} key={feet}>
              {number(feet)} {words.unit}
            </text>
          ))}
          <text x={FRAME.width} y={SEA - 8}>
            {words.sea}
          </text>
        </g>
        <path d={towns.map(({ name, elevation }, index) => (name === here ? '' : `M${plan.x(index)} ${SEA}V${plan.y(elevation)}`)).join('')} />
        <path strokeWidth="1.5" d={first.map(({ leader }) => (leader ? `M${leader.x} ${leader.from}V${leader.to}` : '')).join('')} />
        {/* What can be pressed is far larger than a dot. */}
        <g fill={INK} stroke="transparent" strokeWidth="34">
          {towns.map((town, index) => (
            <Dot town={town} x={plan.x(index)} y={plan.y(town.elevation)} unit={words.unit} here={town.name === here} key={town.name} />
          ))}
        </g>
        <g textAnchor="middle">
          <Names labels={first} />
          <g className="heights__more">
            <Names labels={more} />
          </g>
        </g>
      </Drawing>
      <figcaption className="small soft">
        {words.caption} {words.credit}
      </figcaption>
    </figure>
  );
}

function Dot({ town, x, y, unit, here }: { town: Town; x: number; y: number; unit: string; here: boolean }) {
  if (here) {
    return (
      <>
        <path d={`M${x} ${SEA}V${y}`} stroke={CLAY} strokeWidth="4" />
        <circle cx={x} cy={y} r="9" fill={CLAY} stroke="none" />
      </>
    );
  }
  return (
    <a href={town.href} tabIndex={-1}>
      <title>{`${town.name} ${number(town.elevation)} ${unit}`}</title>
      <circle cx={x} cy={y} r="5" />
    </a>
  );
}

function Names({ labels: placed }: { labels: readonly Label[] }) {
  return placed.map(({ name, text, anchor, x, y, below, strong }) => (
    <text className={strong ? 'b' : undefined} textAnchor={anchor === 'middle' ? undefined : anchor} x={x} y={y} dy={below ? '.9em' : undefined} key={name}>
      {text}
    </text>
  ));
}

/** Where each town stands, and the lines of full thousands behind them. */
function layOut(towns: readonly Town[]) {
  const highest = Math.max(...towns.map(({ elevation }) => elevation), 1);
  const perFoot = Math.min(MOST_PER_FOOT, TALLEST / highest);
  const step = (STEMS.to - STEMS.from) / Math.max(1, towns.length - 1);
  const y = (feet: number) => Math.round(SEA - feet * perFoot);
  const apart = highest > 4000 ? 2000 : 1000;
  const guides = Array.from({ length: Math.floor(highest / apart) }, (_, index) => (index + 1) * apart).map((feet) => ({ feet, y: y(feet) }));
  return { x: (index: number) => Math.round(STEMS.from + index * step), y, guides };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room that a name keeps from whatever else is there. */
const CLEAR = 5;

/**
 * Names in the order of what they tell: this town's, which always finds a place, then by distance from the common height. A name
 * that would touch another, a dot, a stem or the words at the lines is left out. `placed` stand already, in larger text.
 */
export function labels({ towns, here, words: { unit } }: Heights, size: number, placed: readonly Label[] = []): Label[] {
  const plan = layOut(towns);
  const taken: Box[] = placed.flatMap((label) => takenBy(label, size)).concat(
    [...plan.guides.map(({ y }) => y), SEA].map((y) => ({ left: STEMS.to + 10, right: FRAME.width, top: y - 8 - size, bottom: y })),
  );
  const stems = stemsOf(towns);
  const result: Label[] = [];
  for (const town of [...towns].sort((one, other) => rank(other, here) - rank(one, here))) {
    if (placed.some(({ name }) => name === town.name)) continue;
    const index = towns.indexOf(town);
    const isHere = town.name === here;
    const places = labelsOf(town, { x: plan.x(index), y: plan.y(town.elevation) }, { size, here: isHere, unit });
    const others = taken.concat(stems.filter((_, at) => at !== index));
    const label = places.find((place) => !others.some((other) => touch(boxOf(place, size), other)));
    if (label === undefined) continue;
    taken.push(...takenBy(label, size));
    result.push(label);
  }
  return result;
}

function rank(town: Town, here: string | null): number {
  return town.name === here ? Number.POSITIVE_INFINITY : Math.abs(town.elevation - COMMON);
}

/**
 * Where a name may stand: over its dot, or under it where the town lies below the sea; in the middle, else to the left, else to
 * the right. This town's may rise, by as little as it has to: over all dots there is room. Never past the left edge, nor into the
 * words on the right.
 */
function labelsOf(town: Town, dot: { x: number; y: number }, { size, here, unit }: { size: number; here: boolean; unit: string }): Label[] {
  const below = town.elevation < 0;
  const label = {
    name: town.name,
    text: `${town.name} ${number(town.elevation)}${here ? ` ${unit}` : ''}`,
    y: below ? dot.y + 12 : dot.y - 15,
    below,
    strong: here,
  };
  const over = (foot: Omit<Label, 'anchor' | 'x'>, aside: number): Label[] => [
    { ...foot, anchor: 'middle', x: dot.x },
    { ...foot, anchor: 'end', x: dot.x + aside },
    { ...foot, anchor: 'start', x: dot.x - aside },
  ];
  const places = [...over(label, 9), ...(here ? risen(dot.y).flatMap((y) => over({ ...label, y, below: false, leader: { x: dot.x, from: y + LEADER.gap, to: dot.y } }, 3)) : [])];
  return places.filter((place) => {
    const { left, right } = boxOf(place, size);
    return left >= 0 && right <= STEMS.to + 20;
  });
}

/** Over the highest dot that there can be, a name of the largest size just has its room. */
const LEADER = { step: 8, top: 30, gap: 7 };

function risen(dot: number): number[] {
  const lowest = Math.min(dot, SEA) - 15 - LEADER.step;
  const steps = Math.max(0, Math.ceil((lowest - LEADER.top) / LEADER.step));
  return [...Array.from({ length: steps }, (_, index) => lowest - index * LEADER.step), LEADER.top];
}

/** National Park is about half as wide as it is high, and wider where it is strong: these are its widest words. */
function widthOf(text: string, strong: boolean, size: number): number {
  return text.length * size * (strong ? 0.58 : 0.54);
}

export function boxOf({ text, strong, below, anchor, x, y }: Label, size: number): Box {
  const width = widthOf(text, strong, size);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const foot = below ? y + size : y;
  return { left, right: left + width, top: foot - size, bottom: foot + size / 4 };
}

/** A name, and the line that leads to it. */
export function takenBy(label: Label, size: number): Box[] {
  const { leader } = label;
  return leader ? [boxOf(label, size), { left: leader.x - 6, right: leader.x + 6, top: leader.from, bottom: leader.to }] : [boxOf(label, size)];
}

/** What each town's line and dot take, in the order of the towns. */
export function stemsOf(towns: readonly Town[]): Box[] {
  const plan = layOut(towns);
  return towns.map((town, index) => stemBox(plan.x(index), plan.y(town.elevation)));
}

function stemBox(x: number, y: number): Box {
  return { left: x - 6, right: x + 6, top: Math.min(y - 6, SEA), bottom: Math.max(y + 6, SEA) };
}

export function touch(one: Box, other: Box): boolean {
  return (
    one.left - CLEAR < other.right && other.left - CLEAR < one.right && one.top - CLEAR < other.bottom && other.top - CLEAR < one.bottom
  );
}

function number(feet: number): string {
  return feet.toLocaleString('en-US').replace('-', '−');
}
