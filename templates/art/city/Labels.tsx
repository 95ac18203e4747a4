// What is written on the drawing of a town: its scale, the names of what fails first, and their letters.
import { Fragment } from 'react';
import { lines, tick } from '../drawing';
import { CLAY, PAPER } from '../palette';
import { GAP, type Placed } from './callouts';

const SCALE = { y: 600, step: 100, gap: 32 };

/**
 * Under the house: what ten feet are on it, and a mark at each ten more. Only the first step is dimensioned, and the line ends at a
 * whole one, because it is a scale: nobody has measured how wide this house is.
 */
export function Scale({ middle, width }: { middle: number; width: number }) {
  const { y, step, gap } = SCALE;
  const left = middle - width / 2;
  const right = left + step * Math.floor(width / step);
  const marks = `v-8m${-step} 8`.repeat((right - left) / step - 2);
  return (
    <>
      <path className="f" d={`M${left} ${y}h${step / 2 - gap}m${2 * gap} 0H${right}${marks}v-8`} />
      <path className="e" stroke={CLAY} d={tick(left, y) + tick(left + step, y)} />
      <text x={left + step / 2} y={y + 6} textAnchor="middle">
        10 ft
      </text>
    </>
  );
}

/** Labels have a halo of the sky, so that no contour runs through their letters. */
export function Labels({ callouts }: { callouts: readonly Placed[] }) {
  return (
    <>
      <g strokeWidth="1.5">
        {callouts.map(({ at, top, key }) => (
          <path className="l" d={`M${at.x} ${top}V${at.y}`} key={key} />
        ))}
      </g>
      <g className="w">
        {callouts.map((placed) => (
          <Label {...placed} key={placed.key} />
        ))}
      </g>
    </>
  );
}

function Label({ at, part, what, top, side }: Placed) {
  const x = side === 'right' ? at.x + GAP : at.x - GAP;
  return (
    <text x={x} y={top} textAnchor={side === 'left' ? 'end' : undefined}>
      <tspan dy=".8em" fontWeight="700">
        {part}
      </tspan>
      <tspan x={x} dy="1.25em">
        {what}
      </tspan>
    </text>
  );
}

/** As large as the text is at this width of the window. */
export function Keys({ callouts }: { callouts: readonly Placed[] }) {
  return (
    <g className="k" fill={CLAY} stroke={PAPER} strokeWidth=".18em" fontWeight="700" textAnchor="middle">
      {callouts.map(({ at, beside, key }) => (
        <Fragment key={key}>
          {beside ? <path d={lines([at.x, at.y], [beside.x, beside.y])} stroke={CLAY} /> : null}
          <circle cx={at.x} cy={at.y} r=".76em" />
          <text x={at.x} y={at.y} dy=".35em">
            {key}
          </text>
        </Fragment>
      ))}
    </g>
  );
}
