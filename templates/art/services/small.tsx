// The small drawings of services: one step of a series, one building of the street.
import { Drawing, Strokes } from '../drawing';
import { SERIES, type SeriesName, STEP_FRAME } from './steps/index';
import { STREET, STREET_FRAME } from './street';

/** Nothing where the series has no such step. */
export function StepDrawing({ series, step }: { series: SeriesName; step: number }) {
  const strokes = SERIES[series][step];
  if (!strokes) return null;
  return (
    <Drawing name="step" box={STEP_FRAME}>
      <Strokes strokes={strokes} />
    </Drawing>
  );
}

/** Nothing beyond the last building. */
export function StreetDrawing({ building }: { building: number }) {
  const strokes = STREET[building];
  if (!strokes) return null;
  return (
    <Drawing name="street" box={STREET_FRAME} fit="xMidYMax">
      <Strokes strokes={strokes} />
    </Drawing>
  );
}
