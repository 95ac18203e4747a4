// The rule over a neighborhood's name, drawn as the outline of a roof that is usual there, on its ground line.
import { Drawing } from './drawing';
import { seedOf } from './random';

export const OUTLINES = ['butterfly', 'hip', 'gable', 'flat', 'parapet'] as const;
export type Outline = (typeof OUTLINES)[number];

const FRAME = { width: 400, height: 64 };

/**
 * Three houses of each kind: one plain, others with a wing, a step or a chimney, a ridge at another height. Slopes are 4 in 12; the
 * butterfly has none that a ladder would notice.
 */
const PATHS: Record<Outline, readonly string[]> = {
  butterfly: ['M0 62H40V36L150 56 250 24V62H400', 'M0 62H70V26L190 54 280 36V62H400', 'M0 62H50V32L120 46 290 20V62H400'],
  hip: ['M0 62H60V46L126 24H234L300 46V62H400', 'M0 62H50V44L122 20H186L234 36H306L336 46V62H400', 'M0 62H80V48L134 30H244V18H262V30H286L340 48V62H400'],
  gable: [
    'M0 62H60V48L162 14 264 48V62H400',
    'M0 62H60V46L144 18 213 41 264 24 330 46V62H400',
    'M0 62H74V48H58V44L163 9 222 29V16H240V35L268 44V48H252V62H400',
  ],
  flat: ['M0 62H70V40H36V31H330V40H290V62H400', 'M0 62H60V46H40V38H150V26H340V34H310V62H400', 'M0 62H90V42H56V34H190V20H206V34H344V42H300V62H400'],
  parapet: ['M0 62H60V20H78V30H272V20H290V62H400', 'M0 62H50V34H150V18H166V26H284V18H300V62H400', 'M0 62H60V28H110Q118 12 150 12T190 28H280V62H400'],
};

interface Roof {
  outline?: Outline | undefined;
  /** Which of the houses of its kind. */
  house: number;
}

/** Which house stands over each neighborhood: their names choose the first, and neighbors of one kind are never the same. */
export function housesOf(items: readonly { name: string; outline?: Outline | undefined }[]): number[] {
  const first = seedOf(items.map(({ name }) => name).join());
  return items.map(({ outline }, index) => (first + items.slice(0, index).filter((before) => before.outline === outline).length) % 3);
}

/** Without an outline: the ground alone, beside neighbors that have one. */
export function RoofOutline({ outline, house }: Roof) {
  return (
    <Drawing name="outline" box={FRAME}>
      <path strokeWidth="2.5" vectorEffect="non-scaling-stroke" d={outline ? PATHS[outline][house] : 'M0 62H400'} />
    </Drawing>
  );
}
