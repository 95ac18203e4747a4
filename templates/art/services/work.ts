// What a drawing of a service is made of: strokes in a frame of 900 x 660, and labels that name its parts.
import type { Point, Stroke } from '../drawing';

export const FRAME = { width: 900, height: 660 };

/** A part and what it does, at the end of a vertical leader. */
export interface Label {
  x: number;
  /** Where the leader leaves the words: below them where it goes down, above them where it goes up. */
  from: number;
  /** The place that is pointed at. */
  to: number;
  part: string;
  does: string;
  /** Outline of the part, as it is drawn: the place lies in it. */
  on?: string;
  /** The words stand right of the leader, or left of it. */
  side?: 'right' | 'left';
}

/** A name that stands on its part; left out where the drawing is too small to be read. */
export interface Note extends Point {
  text: string;
}

export interface Work {
  strokes: readonly Stroke[];
  labels: readonly Label[];
  notes?: readonly Note[];
}
