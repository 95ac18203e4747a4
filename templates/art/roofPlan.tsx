// A roof from above, with what an inspection finds marked in clay: where the water comes in, the way it takes under the tile, and
// the stain on the ceiling, which is elsewhere.
import { z } from 'zod';
import { line } from '../fields';
import { Drawing, disc, tick } from './drawing';
import { CLAY, PAPER, SKY } from './palette';

export const roofPlan = z.strictObject({
  name: z.literal('roof-plan'),
  /** Over the place where the water comes in, and beside the one where it shows. */
  leak: line.max(28),
  stain: line.max(14),
});

type Props = Pick<z.output<typeof roofPlan>, 'leak' | 'stain'>;

const FRAME = { width: 500, height: 390 };
/** The house lies across, 380 by 160, with a wing toward the street; the hips run at 45 degrees. */
const OUTLINE = 'M60 80h380v160H320v110H180V240H60z';
const FOLDS = 'M60 80l80 80H360l80-80M60 240l80-80M440 240l-80-80M250 170V280l-70 70M250 280l70 70';
const VALLEYS = 'M180 240l70-70l70 70';
const LEAK = { x: 290, y: 210 };
const STAIN = { x: 262, y: 326 };

export function RoofPlan({ leak, stain }: Props) {
  return (
    <Drawing name="plan" box={FRAME}>
      <pattern id="plan-grid" width="20" height="20" patternUnits="userSpaceOnUse">
        <path d="M20 0H0V20" stroke={SKY} strokeWidth="1" opacity=".32" />
      </pattern>
      <path fill="url(#plan-grid)" stroke="none" d={`M0 0h${FRAME.width}v${FRAME.height}H0z`} />
      <path fill={PAPER} stroke="none" d={OUTLINE} />
      <path className="e" fill={CLAY} fillOpacity=".12" d={OUTLINE} />
      <path strokeWidth="1.6" d={FOLDS} />
      <path stroke={SKY} strokeWidth="3" d={VALLEYS} />
      {/* Where the water runs, and the flue that it runs round. */}
      <path d={`${down(140, 96)}${down(220, 96)}${down(370, 186)}M232 262h-28l7-6m-7 6l7 6M282 262h28l-7-6m7 6l-7 6`} />
      <path fill={PAPER} d="M346 104h26v26h-26zl26 26m0-26l-26 26" />
      <Dimensions />
      <path stroke={CLAY} strokeWidth="2" strokeDasharray="6 5" d={`M${LEAK.x} ${LEAK.y}c2 46-40 56-28 104`} />
      <path stroke={CLAY} strokeWidth="1.5" d={`M${LEAK.x} ${LEAK.y}V58M${STAIN.x} ${STAIN.y}H332`} />
      <path stroke={CLAY} strokeWidth="5" d={`M${LEAK.x - 8} ${LEAK.y - 8}l16 16m0-16l-16 16`} />
      <path stroke={CLAY} strokeWidth="3" fill={PAPER} d={disc(STAIN.x, STAIN.y, 11)} />
      <text className="b" x={LEAK.x} y="48" textAnchor="middle">
        {leak}
      </text>
      <text className="b" x="340" y={STAIN.y + 6}>
        {stain}
      </text>
    </Drawing>
  );
}

/** An arrow down the slope. */
function down(x: number, y: number): string {
  return `M${x} ${y}v34l-6-7m6 7l6-7`;
}

function Dimensions() {
  return (
    <path
      className="f"
      d={`M60 372H440M60 250v128M440 250v128M462 80V240M450 80h18M450 240h18${tick(60, 372)}${tick(440, 372)}${tick(462, 80)}${tick(462, 240)}`}
    />
  );
}
