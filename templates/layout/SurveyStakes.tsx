// What stands in a hero without a drawing of its own: ground that is set out for work, whatever the trade. A line of rods from edge to
// edge with strings between them, profile boards or a level at its head, earth under it, low hills and the sun. Nothing is measured.

import { box, disc, type Point } from '../art/drawing';
import { randomFrom, seedOf } from '../art/random';
import type { HeroModel } from '../model';

/** Units of the drawing: at 1440 a unit is a pixel. The land runs on past the frame, so that it reaches both edges of any window. */
const FRAME = { width: 900, height: 500 };
const GROUND = 410;
const LAND = { from: -3000, to: 4000 };
/**
 * From here the line runs to the right edge of a window; left of it are the words where that is wide, else rods too. At 1199 px, the
 * widest window with the drawing under the words, 2500 units are in sight: from -800 to 1700.
 */
const SITE = { from: 200, left: -850, to: 1750 };
const ROD = { width: 10, band: 26 };
/** Pegs with a string on them lead to the line, as low as the words need. */
const PEG = { height: 20, step: 80, count: 14 };
const DISC = 40;

/** What stands at the head of the line: a tripod with its line of sight, boards that hold the strings, or the first rod alone. */
type Head = 'level' | 'boards' | 'rod';

interface Setting {
  heads: readonly Head[];
  /** How far apart rods stand: the least, and how much it may be more. */
  bay: readonly [least: number, more: number];
  tall: readonly [least: number, more: number];
  sun: Point;
  /** Heights of the strings, as shares of the rods. */
  strings: readonly (readonly number[])[];
}

/** Each kind of page is set out in its own way, and each slug chooses among its heads, distances, heights and strings. */
const SETTINGS: Record<HeroModel['form'], Setting> = {
  home: { heads: ['level'], bay: [128, 40], tall: [190, 30], sun: { x: 560, y: 80 }, strings: [[0.7]] },
  service: {
    heads: ['boards', 'level', 'rod'],
    bay: [120, 140],
    tall: [170, 90],
    sun: { x: 610, y: 70 },
    strings: [[0.8, 0.3], [0.85, 0.6, 0.35], [0.7], [0.9, 0.5]],
  },
  county: { heads: ['level', 'boards'], bay: [200, 60], tall: [150, 40], sun: { x: 600, y: 90 }, strings: [[0.75], [0.8, 0.55]] },
  city: { heads: ['boards'], bay: [130, 120], tall: [150, 60], sun: { x: 330, y: 96 }, strings: [[0.75, 0.25], [0.8], [0.85, 0.5, 0.2]] },
};

/** `seed`: the slug of the page. */
export function SurveyStakes({ form, seed }: { form: HeroModel['form']; seed: string }) {
  const { heads, bay, tall, sun, strings } = SETTINGS[form];
  const chance = randomFrom(seedOf(`${seed} stakes`));
  const pick = <Item,>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const head = pick(heads);
  const height = Math.round(tall[0] + tall[1] * chance());
  const bays = Math.round(bay[0] + bay[1] * chance());
  // Under the line of sight one string is enough.
  const lines = pick(strings)
    .slice(head === 'level' ? -1 : 0)
    .map((share) => GROUND - Math.round(height * share));
  const first = head === 'rod' ? SITE.from : SITE.from + 130;
  /** Where strings end that come from the left, and those begin that go to the right. */
  const knot = head === 'boards' ? SITE.from + 30 : first;
  const right = feet(first, SITE.to, bays);
  const left = feet(SITE.left + ((SITE.from - SITE.left) % bays), SITE.from - bays, bays);
  return (
    <svg className="stakes" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className="stakes__wash" fill="var(--sun)" d={disc(sun.x, sun.y, DISC)} />
      <path opacity=".45" d={`M${sun.x - 62} ${sun.y}h124M${sun.x} ${sun.y - 62}v124${hills(chance)}`} />
      <path className="stakes__wash" fill="var(--earth)" d={`M${LAND.from} ${GROUND}H${LAND.to}V${FRAME.height}H${LAND.from}z`} />
      <path opacity=".6" strokeDasharray="22 30 6 74" d={`M${LAND.from} 434H${LAND.to}M-2950 462H${LAND.to}`} />
      <g className="stakes__left">
        <Line feet={left} height={height} lines={lines} to={knot} />
      </g>
      <path className="stakes__pegs" d={pegs()} />
      {head === 'level' ? <Level sight={GROUND - Math.round(height * 0.88)} /> : null}
      {head === 'boards' ? <Boards lines={lines} /> : null}
      <Line feet={right} height={height} lines={lines} from={knot} to={LAND.to} />
      <path strokeWidth="5" d={`M${LAND.from} ${GROUND}H${LAND.to}`} />
    </svg>
  );
}

/** Rods at these places, and the strings along them. */
function Line({
  feet,
  height,
  lines,
  from = feet[0] ?? 0,
  to,
}: {
  feet: readonly number[];
  height: number;
  lines: readonly number[];
  from?: number;
  to: number;
}) {
  return (
    <>
      <path d={lines.map((y) => `M${from} ${y}H${to}`).join('')} />
      <path fill="var(--paper)" strokeWidth="1.5" d={feet.map((x) => rod(x, height, height)).join('')} />
      <path fill="var(--clay)" d={feet.map((x) => rod(x, height, ROD.band) + rod(x, height - 2 * ROD.band, ROD.band)).join('')} />
    </>
  );
}

/** A tripod with a telescope, whose line of sight meets every rod at one height. */
function Level({ sight }: { sight: number }) {
  const x = SITE.from + 40;
  return (
    <>
      <path strokeDasharray="10 6" d={`M${x + 36} ${sight}H${LAND.to}`} />
      <path strokeWidth="3" d={`M${x - 48} ${GROUND}L${x - 4} ${sight + 22}M${x + 48} ${GROUND}L${x + 4} ${sight + 22}M${x} ${GROUND}V${sight + 22}`} />
      <path fill="var(--paper)" strokeWidth="1.5" d={box(x - 14, sight + 12, 28, 12) + box(x - 32, sight - 10, 58, 20)} />
      <path fill="var(--clay)" strokeWidth="1.5" d={box(x + 26, sight - 13, 12, 26)} />
    </>
  );
}

/** Two stakes with a board for each string, which is tied to it. */
function Boards({ lines }: { lines: readonly number[] }) {
  const { from } = SITE;
  const top = Math.min(...lines) - 22;
  return (
    <path
      fill="var(--paper)"
      strokeWidth="1.5"
      d={box(from, top, 8, GROUND - top) + box(from + 52, top, 8, GROUND - top) + lines.map((y) => box(from - 14, y - 8, 88, 16)).join('')}
    />
  );
}

/** From one end to the other, all bays alike. */
function feet(from: number, to: number, bay: number): number[] {
  return Array.from({ length: Math.floor((to - from) / bay) + 1 }, (_, index) => Math.round(from + index * bay));
}

/** A length of a rod, from so far above the ground downward. */
function rod(x: number, above: number, length: number): string {
  return box(x - ROD.width / 2, GROUND - above, ROD.width, length);
}

/** Left of the site. */
function pegs(): string {
  const { height, step, count } = PEG;
  const from = SITE.from - count * step;
  return `M${from} ${GROUND - height}${`v${height}m${step}-${height}`.repeat(count)}M${LAND.from} ${GROUND - height + 5}H${SITE.from}`;
}

/** Behind the site, one swell after the other, from beyond the words to beyond the right edge of any window. */
function hills(chance: () => number): string {
  const swells = Array.from({ length: 3 }, () => `t${140 + Math.round(chance() * 160)} ${Math.round(chance() * 50) - 25}`);
  return `M120 ${GROUND}q90-${70 + Math.round(chance() * 50)} 240-60${swells.join('')}T2000 ${GROUND - 60}T4000 ${GROUND - 60}`;
}
