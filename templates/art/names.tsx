// Names at what a drawing measures: over it, else risen on a leader, else left out. Nothing that is written touches anything else.
import type { Point } from './drawing';
import { widthOf } from './letters';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
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

export interface Named {
  /** Which of the sheet's dots it is the name of. */
  index: number;
  name: string;
  text: string;
  /** It hangs under its dot. */
  below: boolean;
  strong: boolean;
  /** Where there is no room over its dot it stands higher, by as little as it has to and this much at most. */
  rises: number;
  /** It stands so or not at all. */
  anchor?: Label['anchor'] | undefined;
}

/** What names are placed on, in units of the drawing. */
export interface Sheet {
  dots: readonly Point[];
  /** No name reaches past these. */
  left: number;
  right: number;
  /** The highest ground line of a name. */
  top: number;
  /** Names rise from here, or from their dot where that is higher. */
  sea: number;
  /** How far over its dot a name may stand without a leader, the first first. */
  gaps: readonly number[];
  /** What the name of the dot at `index` keeps off, in text of `size` units. */
  obstacles: (index: number, size: number) => readonly Box[];
}

/** Room that a name keeps from whatever else is there. */
const CLEAR = 5;
const LEADER = { step: 8, gap: 7 };

/** `names`: those that tell most first; one that would touch something is left out. `placed` stand already. */
export function placeNames(names: readonly Named[], sheet: Sheet, size: number, placed: readonly Label[] = []): Label[] {
  const taken = placed.flatMap((label) => takenBy(label, size));
  const result: Label[] = [];
  for (const named of names) {
    if (placed.some(({ name }) => name === named.name)) continue;
    const obstacles = sheet.obstacles(named.index, size);
    const label = placesOf(named, sheet, size).find((place) => !meets([boxOf(place, size)], obstacles) && !meets(takenBy(place, size), taken));
    if (label === undefined) continue;
    taken.push(...takenBy(label, size));
    result.push(label);
  }
  return result;
}

function meets(some: readonly Box[], others: readonly Box[]): boolean {
  return some.some((one) => others.some((other) => touch(one, other)));
}

/** Where a name may stand: over its dot, or under it; in the middle, else to the left, else to the right; else the same on a leader. */
function placesOf({ index, name, text, below, strong, rises, anchor }: Named, sheet: Sheet, size: number): Label[] {
  const dot = sheet.dots[index];
  if (dot === undefined) return [];
  const label = { name, text, below, strong };
  const over = (foot: Omit<Label, 'anchor' | 'x'>, aside: number): Label[] => [
    { ...foot, anchor: 'middle', x: dot.x },
    { ...foot, anchor: 'end', x: dot.x + aside },
    { ...foot, anchor: 'start', x: dot.x - aside },
  ];
  const led = (y: number) => over({ ...label, y, below: false, leader: { x: dot.x, from: y + LEADER.gap, to: dot.y } }, 3);
  const near = below ? [dot.y + 12] : sheet.gaps.map((gap) => dot.y - gap);
  const places = [
    ...near.flatMap((y) => over({ ...label, y }, 9)),
    ...risen(dot.y, sheet)
      .filter((y) => dot.y - y <= rises)
      .flatMap(led),
  ];
  return places.filter((place) => {
    const { left, right } = boxOf(place, size);
    return left >= sheet.left && right <= sheet.right && (anchor === undefined || place.anchor === anchor);
  });
}

function risen(dot: number, { sea, top }: Sheet): number[] {
  const lowest = Math.min(dot, sea) - 15 - LEADER.step;
  const steps = Math.max(0, Math.ceil((lowest - top) / LEADER.step));
  return [...Array.from({ length: steps }, (_, index) => lowest - index * LEADER.step), top];
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

export function touch(one: Box, other: Box): boolean {
  return one.left - CLEAR < other.right && other.left - CLEAR < one.right && one.top - CLEAR < other.bottom && other.top - CLEAR < one.bottom;
}

export function Leaders({ labels }: { labels: readonly Label[] }) {
  return <path strokeWidth="1.5" d={labels.map(({ leader }) => (leader ? `M${leader.x} ${leader.from}V${leader.to}` : '')).join('')} />;
}

export function Names({ labels }: { labels: readonly Label[] }) {
  return labels.map(({ name, text, anchor, x, y, below, strong }) => (
    <text className={strong ? 'b' : undefined} textAnchor={anchor === 'middle' ? undefined : anchor} x={x} y={y} dy={below ? '.9em' : undefined} key={name}>
      {text}
    </text>
  ));
}

export function number(feet: number): string {
  return feet.toLocaleString('en-US').replace('-', '−');
}
