// What stands in a hero without a drawing of its own: ground that is set out for work, whatever the trade. Rods on the ground line, a
// mason's line between them, the bays under it on a dimension string with 45 degree ticks, low hills and the sun.
import type { HeroModel } from '../model';
import { box, disc, type Point, tick } from '../art/drawing';
import { randomFrom, seedOf } from '../art/random';

/** Units of the drawing: at 1440 a unit is a pixel. The land runs on past the frame, so that it reaches both edges of any window. */
const FRAME = { width: 900, height: 500 };
const GROUND = 410;
const LAND = { from: -3000, to: 4000 };
/** Where rods stand: left of it are the words, and right of 788 the frame is beyond a window of 1200 to 1440. */
const SITE = { from: 200, to: 720 };
/** The dimension strings, in the earth. */
const STRING = { bays: 440, whole: 472 };
const ROD = { width: 10, band: 26 };
/** Pegs go on along the line where no rod stands, as low as the words need. */
const PEG = { height: 20, step: 80 };
const DISC = 40;

interface Setting {
  /** How many rods stand, and how tall the first and the last are. */
  rods: number;
  tall: readonly [first: number, last: number];
  sun: Point;
  /** Heights of the lines that are stretched from the first rod to the last, as shares of the rods. */
  lines: readonly number[];
}

/** Each kind of page is set out in its own way: a whole row, one bay, a row that goes far, a lot. */
const SETTINGS: Record<HeroModel['form'], Setting> = {
  home: { rods: 5, tall: [210, 210], sun: { x: 560, y: 80 }, lines: [0.7] },
  service: { rods: 3, tall: [250, 250], sun: { x: 610, y: 70 }, lines: [0.8, 0.3] },
  county: { rods: 8, tall: [230, 80], sun: { x: 600, y: 100 }, lines: [0.75] },
  city: { rods: 4, tall: [130, 230], sun: { x: 330, y: 96 }, lines: [0.75, 0.25] },
};

/** `seed`: the slug of the page; bays and hills follow it. */
export function Stakes({ form, seed }: { form: HeroModel['form']; seed: string }) {
  const { rods, tall, sun, lines } = SETTINGS[form];
  const chance = randomFrom(seedOf(`${seed} stakes`));
  const feet = setOut(rods, chance);
  const tops = feet.map((_, index) => Math.round(tall[0] + ((tall[1] - tall[0]) * index) / (rods - 1)));
  const standing = feet.map((x, index) => ({ x, height: tops[index] ?? 0 }));
  return (
    <svg className="stakes" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className="stakes__wash" fill="var(--sun)" d={disc(sun.x, sun.y, DISC)} />
      <path opacity=".45" d={`M${sun.x - 62} ${sun.y}h124M${sun.x} ${sun.y - 62}v124${hills(chance)}`} />
      <path className="stakes__wash" fill="var(--earth)" d={`M${LAND.from} ${GROUND}H${LAND.to}V${FRAME.height}H${LAND.from}z`} />
      <path d={pegs() + lines.map((share) => stretched(standing, share)).join('')} />
      <path fill="var(--paper)" strokeWidth="1.5" d={standing.map(({ x, height }) => rod(x, height, height)).join('')} />
      <path fill="var(--clay)" d={standing.map(({ x, height }) => rod(x, height, ROD.band) + rod(x, height - 2 * ROD.band, ROD.band)).join('')} />
      <path d={strings(feet)} />
      <path strokeWidth="5" d={`M${LAND.from} ${GROUND}H${LAND.to}`} />
    </svg>
  );
}

/** Bays that differ as lots and openings do, together as wide as the site. */
function setOut(rods: number, chance: () => number): number[] {
  const bays = Array.from({ length: rods - 1 }, () => 3 + Math.floor(chance() * 3));
  const unit = (SITE.to - SITE.from) / bays.reduce((sum, bay) => sum + bay, 0);
  let parts = 0;
  return [0, ...bays].map((bay) => Math.round(SITE.from + (parts += bay) * unit));
}

/** A length of a rod, from so far above the ground downwards. */
function rod(x: number, above: number, length: number): string {
  return box(x - ROD.width / 2, GROUND - above, ROD.width, length);
}

function stretched(standing: readonly { x: number; height: number }[], share: number): string {
  return standing.map(({ x, height }, index) => `${index === 0 ? 'M' : 'L'}${x} ${GROUND - Math.round(height * share)}`).join('');
}

/** Left and right of the site. */
function pegs(): string {
  const { height, step } = PEG;
  const row = (from: number, count: number) => `M${from} ${GROUND - height}${`v${height}m${step}-${height}`.repeat(count)}`;
  return row(SITE.from - 16 * step, 16) + row(SITE.to + step, 15);
}

/** The bays, and under them the whole. */
function strings(feet: readonly number[]): string {
  const { bays, whole } = STRING;
  const [first = 0, last = 0] = [feet[0], feet.at(-1)];
  const bay = feet.map((x) => `M${x} ${bays - 14}v24${tick(x, bays)}`).join('');
  return `M${first} ${bays}H${last}${bay}M${first} ${whole}H${last}${tick(first, whole)}${tick(last, whole)}`;
}

/** Behind the site, one swell after the other, beyond the right edge of any window. */
function hills(chance: () => number): string {
  const swells = Array.from({ length: 3 }, () => `t${140 + Math.round(chance() * 160)} ${Math.round(chance() * 50) - 25}`);
  return `M120 ${GROUND}q90-${70 + Math.round(chance() * 50)} 240-60${swells.join('')}T2000 ${GROUND - 60}T4000 ${GROUND - 60}`;
}
