// The work of a service, drawn beside the words of its page; where the drawing is too small for labels, letters and a list.
import type { ReactNode } from 'react';
import { Drawing, disc, Strokes } from '../drawing';
import { letterOf } from '../letters';
import { INK } from '../palette';
import { type DrawingName, workOf } from './index';
import type { YearlyPlan } from './planYear';
import { FRAME, type Label, type Note } from './work';

/** Between a label and its leader. */
const GAP = 9;
const INSET = 10;
const KEY = 30;

export function ServiceDrawing({ name, plans }: { name: DrawingName; plans?: readonly YearlyPlan[] }) {
  const { strokes, labels, notes = [] } = workOf(name, plans);
  return (
    <>
      <Drawing name="work" box={FRAME}>
        <Strokes strokes={strokes} />
        <path className="l" fill={INK} strokeWidth="1.5" d={labels.map(leader).join('')} />
        <g className="work__words">
          {labels.map(words)}
          {notes.map(note)}
        </g>
        <g className="work__keys" textAnchor="middle">
          <path className="n" fill={INK} d={labels.map((label) => disc(label.x, keyAt(label), KEY)).join('')} />
          {labels.map((label, index) => (
            <text x={label.x} y={keyAt(label) + 13} key={label.part}>
              {letterOf(index)}
            </text>
          ))}
        </g>
      </Drawing>
      <ol className="wrap work__legend">
        {labels.map(({ part, does }) => (
          <li key={part}>
            <b>{part}:</b> {does}
          </li>
        ))}
      </ol>
    </>
  );
}

function leader({ x, from, to }: Label): string {
  return `M${x} ${from}V${to}${disc(x, to, 4)}`;
}

/** Two lines, above a leader that goes down and below one that goes up. */
function words({ x, from, to, part, does, side }: Label): ReactNode {
  const left = side === 'left';
  const at = left ? x + INSET : x - INSET;
  const goesDown = to > from;
  return (
    <text x={at} y={goesDown ? from - GAP : from + GAP} dy={goesDown ? '-1.2em' : '.8em'} textAnchor={left ? 'end' : undefined} key={part}>
      {part}
      <tspan x={at} dy="1.2em">
        {does}
      </tspan>
    </text>
  );
}

function note({ x, y, text }: Note): ReactNode {
  return (
    <text x={x} y={y} key={text}>
      <tspan>{text}</tspan>
    </text>
  );
}

function keyAt({ from, to }: Label): number {
  return to > from ? from - KEY : from + KEY;
}
