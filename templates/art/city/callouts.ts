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
const FRAME = { left: 24, right: 1428 };

/** Reckoned with the largest text, that of a window 760 wide, where 22.5 units are 16 px: in the others there is more room. */
const TEXT = { size: 22.5, lines: 2.35 };
/** Levels: the lowest stands this far over the roof; the next are one above the other. */
const LEVEL = { clear: 26, apart: 68, count: 3 };
const MARGIN = 8;
/** What a label on the left of its leader costs, in units of leader: it reads worse. */
const LEFT_COSTS = 150;
/**
 * From 1200 px on the words of the page stand beside the drawing: lede and buttons, each this wide, and ending so far below the top of
 * the page where the lede has three lines (client/styles/drawings/elevation.css); a line of the heading that is longer than the lede is
 * higher than any label. All in CSS pixels; tests/browser/heroes.test.ts holds what is calculated from them in a browser.
 */
const WORDS = [
  { width: 588, bottom: 566 },
  { width: 520, bottom: 657 },
];
const CLEAR = 16;
/** Windows that are looked at, with the size of text in units; in wider ones the drawing is that of the last. */
const WINDOWS = [
  { window: 1200, size: 19.3 },
  { window: 1280, size: 19.3 },
  { window: 1366, size: 19.3 },
  { window: 1440, size: 17 },
];
/** The page's column is centered in the window, and the drawing ends here on the page. */
const PAGE = { column: 1200, margin: 24, drawingEnds: 921, frame: { width: 1440, height: 640 } };

/** Where the words are, and the air around them, in units of the drawing at one width of the window. */
function wordsAt(window: number): Box[] {
  const { column, margin, drawingEnds, frame } = PAGE;
  const scale = window / frame.width;
  const start = Math.max(margin, (window - column) / 2);
  return WORDS.map(({ width, bottom }) => ({
    left: 0,
    right: (start + width + CLEAR) / scale,
    top: -frame.height,
    bottom: frame.height - (drawingEnds - bottom - CLEAR) / scale,
  }));
}

/** Whether something meets the words at any width; `boxes` of it, by the size of text. */
function meetsWords(boxes: (size: number) => readonly Box[]): boolean {
  return WINDOWS.some(({ window, size }) => wordsAt(window).some((words) => boxes(size).some((box) => overlap(box, words))));
}

/** A label that meets the head of a palm, or a balloon, costs as much as leaders that are this much longer. */
const MEETING_COSTS = 300;

interface Surroundings {
  /** y of the highest part of the house: labels stand above it. */
  roof: number;
  sun: Box;
  /** What labels had better not meet. */
  things: readonly Box[];
}

export function placeCallouts(callouts: readonly Callout[], { roof, sun, things }: Surroundings): Placed[] {
  const lowest = Math.min(roof, ...callouts.map(({ at }) => at.y - KEY.phone)) - LEVEL.clear - TEXT.size * TEXT.lines;
  const arrangements = every(callouts.map((callout, index) => choices(callout, index, lowest)));
  const fitting = arrangements.filter(touchesNothing);
  const readable = fitting.filter((arrangement) => !arrangement.some((placed) => meetsWords((size) => [boxOf(placed, size), leaderOf(placed)])));
  const clear = readable.filter((arrangement) => !arrangement.some((placed) => meets(placed, sun)));
  return cheapest([clear, readable, fitting, arrangements].find(({ length }) => length > 0) ?? [], things) ?? [];
}

/** What a label and the air around it take up. */
export function boxOf({ at, part, what, top, side }: Placed, size = TEXT.size): Box {
  const width = Math.ceil(Math.max(widthOf(part, true, size), widthOf(what, false, size)));
  const start = side === 'right' ? at.x + GAP : at.x - GAP - width;
  return { left: start, right: start + width, top, bottom: top + Math.ceil(size * TEXT.lines) };
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

function meets(placed: Placed, thing: Box): boolean {
  return overlap(boxOf(placed), thing) || overlap(leaderOf(placed), thing);
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
  const met = things.filter((thing) => meets(placed, thing)).length;
  return at.y - top + (side === 'left' ? LEFT_COSTS : 0) + met * MEETING_COSTS;
}
