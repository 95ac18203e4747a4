// The range behind a town: a profile of peaks with seeded noise, and the contours that it is washed with.
import { lines, type Point } from '../drawing';

interface Peak {
  x: number;
  height: number;
  /** From the peak to where its slope meets the ground. */
  half: number;
}

interface Shape {
  peaks: readonly Peak[];
  /** Units by which the profile is rougher than straight slopes. */
  noise: number;
  contours: number;
  snow?: true;
}

export const LANDS = ['steep', 'cove', 'pass', 'snow', 'far', 'hills', 'lake'] as const;
export type Land = (typeof LANDS)[number];

const SHAPES: Record<Land, Shape> = {
  steep: { peaks: [peak(1150, 430, 600), peak(900, 270, 360), peak(1440, 330, 340), peak(330, 90, 360)], noise: 40, contours: 7 },
  cove: { peaks: [peak(780, 210, 380), peak(1290, 340, 460), peak(180, 120, 400)], noise: 34, contours: 6 },
  pass: { peaks: [peak(1440, 400, 620), peak(700, 80, 220), peak(60, 220, 460)], noise: 30, contours: 6 },
  snow: { peaks: [peak(1230, 480, 620), peak(600, 130, 340), peak(960, 230, 300)], noise: 36, contours: 6, snow: true },
  far: { peaks: [peak(420, 80, 520), peak(1180, 150, 600)], noise: 16, contours: 5 },
  hills: { peaks: [peak(240, 100, 400), peak(820, 170, 420), peak(1330, 240, 460)], noise: 14, contours: 5 },
  lake: { peaks: [peak(1180, 310, 640), peak(640, 180, 420), peak(160, 120, 380)], noise: 28, contours: 6 },
};

function peak(x: number, height: number, half: number): Peak {
  return { x, height, half };
}

/** Where the range is drawn; past it the last slopes run out to the ground, for the widest windows. */
const FROM = -300;
const TO = 1740;
const RUN_OUT = 700;
const POINTS = { silhouette: 37, contour: 17 };

export interface Range {
  silhouette: string;
  contours: string;
  snow: string | null;
}

/** `ground` is the y of the ground line; `chance` gives numbers from 0 to 1. */
export function drawRange(land: Land, ground: number, chance: () => number): Range {
  const shape = SHAPES[land];
  const profile = rough(shape, { count: POINTS.silhouette, share: 1, noise: shape.noise }, chance);
  const contours = Array.from({ length: shape.contours - 1 }, (_, index) => {
    const share = (1 - (index + 1) / shape.contours) ** 1.1 * 0.93;
    return rough(shape, { count: POINTS.contour, share, noise: shape.noise * 0.4 * share }, chance);
  });
  const onGround = (points: readonly Point[]) => points.map(({ x, y }) => [x, ground - y] as const);
  return {
    silhouette: lines([FROM - RUN_OUT, ground], ...onGround(profile), [TO + RUN_OUT, ground]),
    contours: contours.map((points) => lines(...onGround(points))).join(''),
    snow: shape.snow ? lines(...onGround(cap(profile))) : null,
  };
}

/** Heights of the profile, `share` of them, with their own noise where there is a slope at all. */
function rough(shape: Shape, { count, share, noise }: { count: number; share: number; noise: number }, chance: () => number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const x = FROM + ((TO - FROM) * index) / (count - 1);
    const height = Math.max(heightAt(shape, x), 6) * share;
    const swing = (chance() - 0.5) * noise * Math.min(1, height / 60);
    return { x, y: Math.max(2, height + swing) };
  });
}

function heightAt({ peaks }: Shape, x: number): number {
  return Math.max(...peaks.map((at) => at.height * (1 - Math.abs(x - at.x) / at.half)));
}

/** The snow on the highest peak: down both slopes for one point of them, since labels stand below, with a ragged edge. */
function cap(profile: readonly Point[]): Point[] {
  const highest = profile.reduce((best, point, index) => (point.y > (profile[best]?.y ?? 0) ? index : best), 0);
  const slope = profile.slice(Math.max(0, highest - 1), highest + 2);
  const [left, right] = [slope[0], slope.at(-1)];
  if (left === undefined || right === undefined) return [];
  const teeth = [6, -16, 10, -10, 4].map((rise, index) => {
    const share = (index + 1) / 6;
    return { x: right.x + (left.x - right.x) * share, y: right.y + (left.y - right.y) * share + rise };
  });
  return [...slope, ...teeth, left];
}
