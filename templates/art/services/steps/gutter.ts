// A gutter in four steps, cut at the eave: measured, the edge made ready, hung, and run with water.
import { box, lines, outline, type Stroke, tick } from '../../drawing';
import { CONCRETE_TILE, METAL, SHINGLE, SKY, TIMBER, TIMBER_DARK, WALLS, WATER } from '../../palette';

/** The roof at the eave, with its wall. */
const EAVE: Stroke[] = [
  { d: 'M30 40v50h14V44z', fill: WALLS[1] },
  { d: outline([4, 16], [110, 51], [110, 72], [4, 37]), fill: TIMBER },
  { d: outline([4, 11], [118, 49], [118, 54], [4, 16]), fill: TIMBER_DARK },
  { d: outline([4, 4], [124, 44], [124, 50], [4, 10]), fill: SHINGLE[0] },
];
const FASCIA: Stroke = { d: box(110, 52, 8, 36), fill: WALLS[2] };
const OLD_FASCIA: Stroke = { d: 'M110 52h8v30l-4 4 2-6-4 2z', fill: CONCRETE_TILE[2] };
/** It sags on a spike through its trough. */
const OLD_GUTTER: Stroke[] = [
  { d: 'M118 58v32l28 9 14-23-7-2-2 5z', fill: METAL[1], line: 'edge' },
  { d: 'M108 64l46 11', line: 'edge' },
];
const DRIP: Stroke = { d: 'M92 42l30 10v16l3 3h-6V55l-28-9z', fill: SKY, line: 'fine' };
const PROFILE = 'M120 60v34h26v-8c2-10 18-8 18-20v-8h-7v3';
const TROUGH: Stroke[] = [
  { d: `${PROFILE}V60z`, fill: METAL[0], line: 'none' },
  { d: 'M119 64h40v4l-40 4z', fill: METAL[1], line: 'fine' },
  { d: PROFILE, line: 'edge' },
];
const MEASURE: Stroke = { d: `M4 102V44M118 102V92${lines([4, 98], [118, 98])}${tick(4, 98)}${tick(118, 98)}`, line: 'fine' };
/** From the upper left, where the frame cuts it off, down to the trough: its nozzle, and the jet that falls into the gutter. */
const HOSE: Stroke[] = [
  { d: 'M20 0c40-2 76 8 92 26', line: 'edge' },
  { d: 'M109 28l5-5 8 9-5 5z', fill: METAL[1], line: 'fine' },
  { d: 'M121 33c9 8 13 18 13 31l-7 0c1-12-1-20-9-28z', fill: SKY, line: 'fine' },
];
const WATER_IN: Stroke[] = [
  { d: 'M121 80h29q-4 3-4 6v7h-25z', fill: WATER, line: 'none' },
  { d: box(128, 94, 11, 12), fill: METAL[1] },
];

export const gutter: readonly Stroke[][] = [
  [...EAVE, OLD_FASCIA, ...OLD_GUTTER, MEASURE],
  [...EAVE, FASCIA, DRIP],
  [...EAVE, FASCIA, DRIP, ...TROUGH],
  [...EAVE, FASCIA, DRIP, ...TROUGH, ...WATER_IN, ...HOSE],
];
