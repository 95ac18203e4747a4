// What roofs and walls are covered with: patterns, because a hundred tiles drawn one by one would not fit into a drawing's bytes.
import type { ReactNode } from 'react';
import { CONCRETE_TILE, METAL, PAPER, SHINGLE, STONE, TILE } from '../palette';
import type { Covering, Finish } from './house';

interface Pattern {
  width: number;
  height: number;
  wash: (finish: Finish) => string;
  /** The joints, drawn fine and half clear. */
  d: string;
}

const PATTERNS: Record<Covering, Pattern> = {
  tile: { width: 14, height: 16, wash: ({ tint }) => TILE[tint], d: 'M0 0v8a7 7 0 0 0 14 0V0' },
  concrete: { width: 26, height: 14, wash: ({ tint }) => CONCRETE_TILE[tint], d: 'M0 14h26M6 0v14M19 0v14' },
  shingle: { width: 34, height: 14, wash: ({ tint }) => SHINGLE[tint], d: 'M0 0h34M0 7h34M5 0v7M22 0v7M14 7v7M31 7v7' },
  metal: { width: 18, height: 18, wash: ({ tint }) => METAL[tint], d: 'M5 0v18M8 0v18' },
  block: { width: 22, height: 22, wash: () => PAPER, d: 'M0 0h22M0 0v22M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0' },
  stone: { width: 64, height: 36, wash: () => STONE, d: 'M0 0h64M0 12h64M0 24h64M10 0v12M42 0v12M26 12v12M58 12v12M16 24v12M36 24v12' },
  siding: { width: 10, height: 10, wash: ({ wall }) => wall, d: 'M0 0h10' },
};

/** The fill of a stroke that is covered so. */
export function covered(covering: Covering, finish: Finish): string {
  return `url(#${idOf(covering, finish)})`;
}

/** Goes before the strokes that are filled with them. */
export function Coverings({ of, finish }: { of: readonly Covering[]; finish: Finish }): ReactNode {
  return of.map((covering) => {
    const { width, height, wash, d } = PATTERNS[covering];
    return (
      <pattern id={idOf(covering, finish)} width={width} height={height} patternUnits="userSpaceOnUse" key={covering}>
        <path className="n" fill={wash(finish)} d={`M0 0h${width}v${height}H0z`} />
        <path className="f" strokeOpacity=".5" d={d} />
      </pattern>
    );
  });
}

function idOf(covering: Covering, finish: Finish): string {
  return `${finish.id}-${covering}`;
}
