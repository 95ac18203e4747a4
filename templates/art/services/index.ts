// The drawings by the names that data gives them.
import { attic } from './attic';
import { coverings } from './coverings';
import { flatRoof } from './flatRoof';
import { gutter } from './gutter';
import { inspection } from './inspection';
import { newFrame } from './newFrame';
import { planYear, type YearlyPlan } from './planYear';
import { reroof } from './reroof';
import { skylight } from './skylight';
import { tarp } from './tarp';
import { tpoSeam } from './tpoSeam';
import { waterTest } from './waterTest';
import type { Work } from './work';

const DRAWINGS = {
  attic,
  coverings,
  'flat-roof': flatRoof,
  gutter,
  inspection,
  'new-frame': newFrame,
  'plan-year': planYear,
  reroof,
  skylight,
  tarp,
  'tpo-seam': tpoSeam,
  'water-test': waterTest,
} satisfies Record<string, Work | ((plans: readonly YearlyPlan[]) => Work)>;

export type DrawingName = keyof typeof DRAWINGS;
export const DRAWING_NAMES = Object.keys(DRAWINGS) as [DrawingName, ...DrawingName[]];

/** `plans`: what the drawing of a year shows; the others need none. */
export function workOf(name: DrawingName, plans: readonly YearlyPlan[] = []): Work {
  const drawing = DRAWINGS[name];
  return typeof drawing === 'function' ? drawing(plans) : drawing;
}
