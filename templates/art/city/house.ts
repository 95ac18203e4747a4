// What a house is to the drawing of its town: strokes around the middle of its ground line, and the places on its roof that can be
// pointed at. 10 units are one foot; x grows to the right, y downward, the ground is y = 0.
import type { Point, Stroke } from '../drawing';

/** Parts of a roof that a callout may name. Each type of house has some of them. */
export const PARTS = [
  'ridge',
  'hip',
  'valley',
  'eave',
  'slope',
  'rake',
  'rafter-tails',
  'porch-eave',
  'gable-return',
  'chimney',
  'pipe',
  'skylight',
  'clerestory',
  'vent',
  'gutter',
  'parapet',
  'scupper',
  'tower',
  'wall-flashing',
  'butterfly-drain',
  'flat-field',
  'roof-step',
  'edge-metal',
  'felt',
  'fasteners',
  'carport-joint',
  'flat-addition',
  'balcony',
  'patio-cover',
] as const;
export type Part = (typeof PARTS)[number];

/** Where a part is. A key would hide one that is smaller than it, or a joint: it stands aside then, with a line to the part. */
export interface Anchor extends Point {
  key?: Point;
}

/** Patterns of coverings.tsx: four of roofs, three of walls. */
export type Covering = 'tile' | 'concrete' | 'shingle' | 'metal' | 'block' | 'stone' | 'siding';

/** Colors that a hash of the town's name picks. */
export interface Finish {
  /** What the ids of its coverings begin with: one a drawing, since ids are unique on a page. */
  id: string;
  wall: string;
  door: string;
  /** 0, 1 or 2: which tint of the covering's own colors. */
  tint: 0 | 1 | 2;
}

export interface House {
  strokes: Stroke[];
  /** Those that its strokes are filled with. */
  coverings: Covering[];
  /** The whole outline as one path, for the silhouette of the street at night. */
  silhouette: string;
  /** Lit windows of that silhouette. */
  windows: string;
  /** Units, eave to eave. */
  width: number;
  height: number;
  anchors: Partial<Record<Part, Anchor>>;
}

export type DrawHouse = (finish: Finish) => House;
