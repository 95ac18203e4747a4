// What stands far off between the range and the house: fainter than what is near.
import { box, disc, lines, outline, type Stroke } from '../drawing';
import { DOORS, LEAVES_DEEP, PAPER } from '../palette';

export const FAR = ['turbine', 'balloon', 'wheel', 'tract', 'warehouse', 'silo', 'grove'] as const;
export type Far = (typeof FAR)[number];

/** So far off that they are drawn half clear. */
export const FAINT: ReadonlySet<string> = new Set<Far>(['tract', 'warehouse', 'silo', 'grove']);

/** The middle of it on the ground line and its height; a balloon hangs that high over the ground. */
type DrawFar = (x: number, height: number, chance: () => number) => Stroke[];

export const DRAW_FAR: Record<Far, DrawFar> = { turbine, balloon, wheel, tract, warehouse, silo, grove };

function turbine(x: number, height: number, chance: () => number): Stroke[] {
  const start = chance() * 120;
  const blades = [0, 120, 240].map((turn) => {
    const angle = ((start + turn) * Math.PI) / 180;
    return lines([x, -height], [x + Math.cos(angle) * height * 0.42, -height + Math.sin(angle) * height * 0.42]);
  });
  return [
    { d: outline([x - 4, 0], [x - 2, -height], [x + 2, -height], [x + 4, 0]), fill: PAPER, line: 'fine' },
    { d: blades.join(''), line: 'edge' },
  ];
}

function balloon(x: number, height: number): Stroke[] {
  return [
    { d: `M${x}-${height}c-44 0-50 46-32 72l24 34h16l24-34c18-26 12-72-32-72z`, fill: DOORS[1] },
    { d: `M${x}-${height}c-26 24-20 70-4 106h8c16-36 22-82-4-106z`, fill: PAPER },
    { d: box(x - 8, 112 - height, 16, 10), fill: DOORS[4] },
  ];
}

/** A Ferris wheel of this height. */
function wheel(x: number, height: number): Stroke[] {
  const radius = Math.round(height * 0.47);
  const center = radius - height;
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const [across, up] = [Math.cos((index * Math.PI) / 8) * radius, Math.sin((index * Math.PI) / 8) * radius];
    return lines([x - across, center - up], [x + across, center + up]);
  });
  return [
    { d: disc(x, center, radius) + disc(x, center, radius - 8) + spokes.join(''), line: 'fine' },
    { d: lines([x - radius * 0.4, 0], [x, center], [x + radius * 0.4, 0]), line: 'edge' },
  ];
}

/** Houses of a tract, as faint as they are alike: a garage and two windows that are as far apart on a small one. */
function tract(x: number, height: number): Stroke[] {
  const wall = -Math.round(height * 0.66);
  const half = Math.round(height * 0.56);
  const opening = (left: number, top: number, width: number, high: number) => box(x + left * height, top * height, width * height, high * height);
  return [
    { d: box(x - half, wall, 2 * half, -wall) + outline([x - half - 14, wall], [x, -height], [x + half + 14, wall]), fill: PAPER, line: 'fine' },
    { d: opening(-0.11, -0.54, 0.22, 0.2) + opening(-0.46, -0.29, 0.3, 0.29) + opening(0.22, -0.3, 0.21, 0.17), line: 'fine' },
  ];
}

/** A long level roof, its doors, its parapet. */
function warehouse(x: number, height: number): Stroke[] {
  const width = height * 4;
  const doors = Array.from({ length: 6 }, (_, index) => box(x - width / 2 + 24 + index * (width / 6.4), -26, 30, 26));
  return [
    {
      d: box(x - width / 2, -height, width, height) + `M${x - Math.round(width / 2)} ${12 - height}h${Math.round(width)}` + doors.join(''),
      fill: PAPER,
      line: 'fine',
    },
  ];
}

/** Silos and a barn of a dairy. */
function silo(x: number, height: number): Stroke[] {
  const tower = (at: number, high: number) => `M${at} 0v${-high}q18-26 36 0v${high}zM${at} ${-Math.round(high / 2)}h36M${at} ${-high}h36`;
  const low = Math.round(height * 0.45);
  return [
    {
      d:
        tower(x, height) +
        tower(x + 44, Math.round(height * 0.84)) +
        outline([x - 150, 0], [x - 150, -low], [x - 126, -low - 34], [x - 82, -low - 56], [x - 38, -low - 34], [x - 14, -low], [x - 14, 0]) +
        box(x - 104, -48, 44, 48),
      fill: PAPER,
      line: 'fine',
    },
  ];
}

/** Rows of fruit trees, seen from far. */
function grove(x: number, length: number): Stroke[] {
  const count = Math.floor(length / 46);
  const tree = 'q-14-4-12-18q2-14 16-14q14 0 16 14q2 14-12 18z';
  return [{ d: `M${x} 0${tree}${`m46 0${tree}`.repeat(count - 1)}`, fill: LEAVES_DEEP, line: 'none' }];
}
