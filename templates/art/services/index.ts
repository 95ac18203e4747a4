// The drawings by the names that data gives them.
import { coverings } from './coverings';
import { flatRoof } from './flatRoof';
import { gutter } from './gutter';
import { newFrame } from './newFrame';
import { reroof } from './reroof';
import { skylight } from './skylight';
import { tpoSeam } from './tpoSeam';
import type { Work } from './work';

export const DRAWINGS = {
  coverings,
  'flat-roof': flatRoof,
  gutter,
  'new-frame': newFrame,
  reroof,
  skylight,
  'tpo-seam': tpoSeam,
} satisfies Record<string, Work>;

export type DrawingName = keyof typeof DRAWINGS;
export const DRAWING_NAMES = Object.keys(DRAWINGS) as [DrawingName, ...DrawingName[]];
