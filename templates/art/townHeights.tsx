// The towns of a county from west to east, each as high over the sea as it lies: equal steps, one scale, names where there is room.
// Every dot leads to its town. Those who cannot point have the same links in the footer, so none of these is a stop of the Tab key.
import { Drawing } from './drawing';
import { type Box, type Label, type Named, Names, number, placeNames, type Sheet } from './names';
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

const FRAME = { width: 1200, height: 270 };
const STEMS = { from: 16, to: 1046 };
const SEA = 226;
/** Units of the highest town, and what a foot is at most: 0.066. */
const TALLEST = 178;
const MOST_PER_FOOT = 0.066;
/** Heights that say most are the ones far from here; their names are placed first. */
const COMMON = 700;
/** The dot of this page's town. */
const HERE = { radius: 9 };
/** Sizes of the text, in units, that are 16 pixels on a tablet and on a wide window (templates/sections/parts/heights.css). */
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
        <Leader labels={first} />
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
        <circle cx={x} cy={y} r={HERE.radius} fill={CLAY} stroke="none" />
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

/** From this town's name to its dot. A line would go on with the stem: it is dotted, and ends over the dot. */
function Leader({ labels }: { labels: readonly Label[] }) {
  const led = labels.find(({ leader }) => leader)?.leader;
  return led ? <path className="f" stroke={CLAY} strokeDasharray="2 4" d={`M${led.x} ${led.from}V${led.to - HERE.radius - 6}`} /> : null;
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

/**
 * Names in the order of what they tell: this town's, which always finds a place, then by distance from the common height. `placed`
 * stand already, in larger text.
 */
export function labels({ towns, here, words: { unit } }: Heights, size: number, placed: readonly Label[] = []): Label[] {
  const named = towns
    .map(({ name, elevation }, index): Named & { rank: number } => {
      const isHere = name === here;
      const text = `${name} ${number(elevation)}${isHere ? ` ${unit}` : ''}`;
      return {
        index,
        name,
        text,
        below: elevation < 0,
        strong: isHere,
        rises: isHere ? Number.POSITIVE_INFINITY : 0,
        rank: isHere ? Number.POSITIVE_INFINITY : Math.abs(elevation - COMMON),
      };
    })
    .sort((one, other) => other.rank - one.rank);
  return placeNames(named, sheetOf(towns), size, placed);
}

/** The lines of full thousands, the words at them, and the stems of the other towns: no name meets them. */
function sheetOf(towns: readonly Town[]): Sheet {
  const plan = layOut(towns);
  const lines = linesOf(towns);
  const stems = stemsOf(towns);
  return {
    dots: towns.map(({ elevation }, index) => ({ x: plan.x(index), y: plan.y(elevation) })),
    left: 0,
    right: STEMS.to + 20,
    // Over the highest dot that there can be, a name of the largest size just has its room.
    top: 30,
    sea: SEA,
    // The second steps over a line.
    gaps: [15, 23],
    obstacles: (index, size) => [
      ...lines.map((y) => ({ left: STEMS.to + 10, right: FRAME.width, top: y - 8 - size, bottom: y })),
      ...lines.map((y) => ({ left: 0, right: FRAME.width, top: y, bottom: y })),
      ...stems.filter((_, at) => at !== index),
    ],
  };
}

/** y of the lines of full thousands and of the sea. */
export function linesOf(towns: readonly Town[]): number[] {
  return [...layOut(towns).guides.map(({ y }) => y), SEA];
}

/** What each town's line and dot take, in the order of the towns. */
export function stemsOf(towns: readonly Town[]): Box[] {
  const plan = layOut(towns);
  return towns.map((town, index) => stemBox(plan.x(index), plan.y(town.elevation)));
}

function stemBox(x: number, y: number): Box {
  return { left: x - 6, right: x + 6, top: Math.min(y - 6, SEA), bottom: Math.max(y + 6, SEA) };
}
