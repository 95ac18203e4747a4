// Work in steps: a series of small drawings for each kind, one for every step of the section that names it.
import type { Stroke } from '../../drawing';
import { attic } from './attic';
import { bays } from './bays';
import { covering } from './covering';
import { frame } from './frame';
import { gutter } from './gutter';
import { inspection } from './inspection';
import { joints } from './joints';
import { leak } from './leak';
import { reroof } from './reroof';
import { skylight } from './skylight';
import { tpo } from './tpo';

export const SERIES = { attic, bays, covering, frame, gutter, inspection, joints, leak, reroof, skylight, tpo } satisfies Record<string, readonly Stroke[][]>;

export type SeriesName = keyof typeof SERIES;
export const SERIES_NAMES = Object.keys(SERIES) as [SeriesName, ...SeriesName[]];
export const STEP_FRAME = { width: 216, height: 106 };
