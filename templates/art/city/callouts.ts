// Where the labels of a drawing go. Each hangs beside the top of a leader that rises from what it names. Of all arrangements in
// which nothing touches, the one with the shortest leaders is taken.
import type { Point } from '../drawing';
import { letterOf, widthOf } from '../letters';
import type { Box } from '../names';

export interface Callout {
  /** Where its key is, in units of the frame: the foot of its leader. */
  at: Point;
  /** What the key points at, where it stands beside it. */
  beside?: Point;
  /** The part, and what happens to it. */
  part: string;
  what: string;
}

export interface Placed extends Callout {
  key: string;
  /** Top of the leader, and of the label. */
  top: number;
  /** Where the label stands: right of its leader, or left of it. */
  side: Side;
}

type Side = 'right' | 'left';

/** Radius of a key, and on a phone. */
export const KEY = { wide: 13, phone: 26 };
/** Between a leader and its label. */
export const GAP = 11;
export const FRAME = { left: 24, right: 1428 };

/** Reckoned with the largest text, that of a window 760 wide, where 22.5 units are 16 px: in the others there is more room. */
const TEXT = { size: 22.5, lines: 2.35 };
/** Levels: the lowest stands this far over the roof; the next are one above the other. */
const LEVEL = { clear: 26, apart: 68, count: 3 };
const MARGIN = 8;
/** What a label on the left of its leader costs, in units of leader: it reads worse. */
const LEFT_COSTS = 150;
/** On wide windows the words of the page stand here. */
const WORDS: Box = { left: 0, right: 790, top: -160, bottom: 340 };
/** A label that meets them, or the sun, or the head of a palm, costs as much as leaders that are this much longer. */
const MEETING_COSTS = 300;

interface Surroundings {
  /** y of the highest part of the house: labels stand above it. */
  roof: number;
  /** What labels had better not meet. */
  things: readonly Box[];
}

export function placeCallouts(callouts: readonly Callout[], { roof, things }: Surroundings): Placed[] {
  const lowest = Math.min(roof, ...callouts.map(({ at }) => at.y - KEY.phone)) - LEVEL.clear - TEXT.size * TEXT.lines;
  const arrangements = every(callouts.map((callout, index) => choices(callout, index, lowest)));
  const fitting = arrangements.filter(touchesNothing);
  return cheapest(fitting.length > 0 ? fitting : arrangements, [WORDS, ...things]) ?? [];
}

/** What a label and the air around it take up. */
export function boxOf({ at, part, what, top, side }: Placed): Box {
  const width = Math.ceil(Math.max(widthOf(part, true, TEXT.size), widthOf(what, false, TEXT.size)));
  const start = side === 'right' ? at.x + GAP : at.x - GAP - width;
  return { left: start, right: start + width, top, bottom: top + Math.ceil(TEXT.size * TEXT.lines) };
}

function choices(callout: Callout, index: number, lowest: number): Placed[] {
  const key = letterOf(index);
  const levels = Array.from({ length: LEVEL.count }, (_, level) => Math.round(lowest - level * LEVEL.apart));
  return levels.flatMap((top) => (['right', 'left'] as const).map((side) => ({ ...callout, key, top, side })));
}

function every(choices: readonly Placed[][]): Placed[][] {
  return choices.reduce<Placed[][]>((all, next) => all.flatMap((before) => next.map((one) => [...before, one])), [[]]);
}

function touchesNothing(arrangement: readonly Placed[]): boolean {
  return arrangement.every((one) => {
    const box = boxOf(one);
    if (box.left < FRAME.left || box.right > FRAME.right) return false;
    return arrangement.every((other) => one === other || (!overlap(box, boxOf(other)) && !overlap(box, leaderOf(other))));
  });
}

function leaderOf({ at, top }: Placed): Box {
  return { left: at.x, right: at.x, top, bottom: at.y };
}

function overlap(a: Box, b: Box): boolean {
  return a.left - MARGIN < b.right && b.left - MARGIN < a.right && a.top - MARGIN < b.bottom && b.top - MARGIN < a.bottom;
}

function cheapest(arrangements: readonly Placed[][], things: readonly Box[]): Placed[] | undefined {
  const costs = arrangements.map((arrangement) => arrangement.reduce((sum, placed) => sum + costOf(placed, things), 0));
  return arrangements[costs.indexOf(Math.min(...costs))];
}

function costOf(placed: Placed, things: readonly Box[]): number {
  const { at, top, side } = placed;
  const box = boxOf(placed);
  const met = things.filter((thing) => overlap(box, thing) || overlap(leaderOf(placed), thing)).length;
  return at.y - top + (side === 'left' ? LEFT_COSTS : 0) + met * MEETING_COSTS;
}
