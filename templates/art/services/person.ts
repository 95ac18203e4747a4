// Somebody at work, as they stand on a drawing: to show how large things are.
import { outline, type Stroke } from '../drawing';
import { INK, LEAVES, METAL, PAPER, SKY, SUN, TIMBER } from '../palette';

interface Pose {
  /** Where the feet stand. */
  x: number;
  y: number;
  /** From the feet to the helmet. */
  height: number;
  holds?: 'paper' | 'light';
  /** Somebody at home rather than at work: no helmet. */
  atHome?: boolean;
  /** How much the ground under the feet rises for each unit to the right. */
  rise?: number;
}

export function person({ x, y, height, holds, atHome, rise = 0 }: Pose): Stroke[] {
  const u = (share: number) => Math.round((share * height) / 100);
  const [hip, neck] = [y - u(46), y - u(80)];
  const sole = (share: number): [number, number] => [x + u(share), y - rise * u(share)];
  const strokes: Stroke[] = [
    { d: outline([x - u(9), hip], sole(-14), sole(-5), [x, y - u(30)], sole(6), sole(15), [x + u(9), hip]), fill: INK },
    { d: `M${x - u(10)} ${hip}v${-u(26)}q0${-u(8)} ${u(8)}${-u(8)}h${u(4)}q${u(8)} 0 ${u(8)} ${u(8)}v${u(26)}z`, fill: atHome ? LEAVES : SKY },
    { d: `M${x - u(7)} ${neck - u(10)}a${u(7)} ${u(7)} 0 1 0 ${u(14)} 0z`, fill: TIMBER },
    { d: `M${x - u(9)} ${neck - u(10)}h${u(20)}c${-u(2)}${-u(12)} ${-u(16)}${-u(14)} ${-u(18)} 0`, fill: atHome ? INK : SUN },
  ];
  if (holds === 'paper')
    strokes.push(
      { d: `M${x + u(2)} ${y - u(68)}l${u(14)} ${u(6)}`, line: 'edge' },
      { d: `M${x + u(13)} ${y - u(74)}l${u(14)} ${u(4)}${-u(5)} ${u(17)}${-u(14)}${-u(4)}z`, fill: PAPER },
    );
  // A flashlight, held out and up
  if (holds === 'light')
    strokes.push(
      { d: `M${x + u(2)} ${y - u(68)}l${u(18)}${-u(6)}`, line: 'edge' },
      { d: `M${x + u(16)} ${y - u(78)}l${u(17)}${-u(7)} ${u(4)} ${u(9)}${-u(17)} ${u(7)}z`, fill: METAL[0] },
    );
  return strokes;
}
