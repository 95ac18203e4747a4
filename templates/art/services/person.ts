// Somebody at work, as they stand on a drawing: to show how large things are.
import type { Stroke } from '../drawing';
import { CLAY, INK, LEAVES, PAPER, SKY, SUN, TIMBER } from '../palette';

interface Pose {
  /** Where the feet stand. */
  x: number;
  y: number;
  /** From the feet to the helmet. */
  height: number;
  holds?: 'paper' | 'light';
  /** Somebody at home rather than at work: no helmet. */
  atHome?: boolean;
}

export function person({ x, y, height, holds, atHome }: Pose): Stroke[] {
  const u = (share: number) => Math.round((share * height) / 100);
  const [hip, neck] = [y - u(46), y - u(80)];
  const strokes: Stroke[] = [
    { d: `M${x - u(9)} ${hip}l${-u(5)} ${u(46)}h${u(9)}l${u(5)}${-u(30)} ${u(6)} ${u(30)}h${u(9)}l${-u(6)}${-u(46)}z`, fill: INK },
    { d: `M${x - u(10)} ${hip}v${-u(26)}q0${-u(8)} ${u(8)}${-u(8)}h${u(4)}q${u(8)} 0 ${u(8)} ${u(8)}v${u(26)}z`, fill: atHome ? LEAVES : SKY },
    { d: `M${x - u(7)} ${neck - u(10)}a${u(7)} ${u(7)} 0 1 0 ${u(14)} 0z`, fill: TIMBER },
    { d: `M${x - u(9)} ${neck - u(10)}h${u(20)}c${-u(2)}${-u(12)} ${-u(16)}${-u(14)} ${-u(18)} 0`, fill: atHome ? INK : SUN },
  ];
  if (holds === 'paper') strokes.push({ d: `M${x + u(2)} ${y - u(68)}l${u(14)} ${u(6)}`, line: 'edge' }, { d: `M${x + u(13)} ${y - u(74)}l${u(14)} ${u(4)}${-u(5)} ${u(17)}${-u(14)}${-u(4)}z`, fill: PAPER });
  if (holds === 'light') strokes.push({ d: `M${x + u(4)} ${y - u(70)}l${u(16)}${-u(14)}`, line: 'edge' }, { d: `M${x + u(18)} ${y - u(90)}l${u(8)} ${u(8)}${-u(5)} ${u(5)}${-u(8)}${-u(8)}z`, fill: CLAY });
  return strokes;
}
