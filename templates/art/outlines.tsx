// The rule over a neighbourhood's name, drawn as the outline of a roof that is usual there, on its ground line.
import { Drawing } from './drawing';

export const OUTLINES = ['butterfly', 'hip', 'gable', 'flat', 'parapet'] as const;
export type Outline = (typeof OUTLINES)[number];

const FRAME = { width: 400, height: 64 };

/** Slopes are 4 in 12; the butterfly has none that a ladder would notice. */
const PATHS: Record<Outline, string> = {
  butterfly: 'M0 62H40V36L150 56 250 24V62H400',
  hip: 'M0 62H60V46L126 24H234L300 46V62H400',
  gable: 'M0 62H60V48L162 14 264 48V62H400',
  flat: 'M0 62H70V40H36V31H330V40H290V62H400',
  parapet: 'M0 62H60V20H78V30H272V20H290V62H400',
};

/** Without an outline: the ground alone, beside neighbours that have one. */
export function RoofOutline({ outline }: { outline: Outline | undefined }) {
  return (
    <Drawing name="outline" box={FRAME}>
      <path strokeWidth="2.5" vectorEffect="non-scaling-stroke" d={outline ? PATHS[outline] : 'M0 62H400'} />
    </Drawing>
  );
}
