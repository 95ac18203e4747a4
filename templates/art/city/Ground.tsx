// The earth under the house of a town, or the lake in its place, and the line between them.
import { type Stroke, Strokes } from '../drawing';
import { EARTH, PAPER, SKY, WATER } from '../palette';
import { EARTH_RUNS, FRAME, GROUND } from './frame';
import type { Land } from './lands';

/** A lake lies where the earth was, from here to the right. */
const SHORE = { from: 610, bed: 64 };

export function Ground({ land }: { land: Land }) {
  const { from, to } = EARTH_RUNS;
  const earth: Stroke = { d: `M${from} ${GROUND}H${to}V${FRAME.height}H${from}z`, fill: EARTH, line: 'none' };
  if (land !== 'lake') return <Strokes strokes={[earth]} />;
  const lake = `M${SHORE.from} ${GROUND}H${to}v${SHORE.bed}H${SHORE.from + 110}z`;
  return (
    <>
      <Strokes strokes={[earth, { d: lake, fill: WATER, line: 'none' }]} />
      <path d="M720 578h90M930 572h130M1150 580h70M1300 573h100M1480 579h160" stroke={PAPER} />
    </>
  );
}

export function GroundLine({ land }: { land: Land }) {
  const { from, to } = EARTH_RUNS;
  if (land !== 'lake') return <Strokes strokes={[{ d: `M${from} ${GROUND}H${to}`, line: 'ground' }]} />;
  return (
    <>
      <path d={`M${SHORE.from} ${GROUND}H${to}`} stroke={SKY} />
      <Strokes strokes={[{ d: `M${from} ${GROUND}H${SHORE.from}l110 ${SHORE.bed}H${to}`, line: 'ground' }]} />
    </>
  );
}
