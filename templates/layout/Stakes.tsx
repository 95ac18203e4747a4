// The sun over the ground line: its path in dots, the hours on it, and its ray.
import type { HeroModel } from '../model';

/** Units of the drawing. The land runs on past the frame, so that it reaches both edges of any window. */
const FRAME = { width: 900, height: 680 };
const GROUND = 600;
const LAND = { from: -3000, to: 4000 };
/** Where the observer stands, and how far the path is from there: beside the words it rises clear of the longest title. */
const STATION = 570;
const RADIUS = 470;
const DISC = 84;
/** Half of a centre line. */
const REACH = DISC + 26;

/** Degrees from the horizon on the right. Each kind of page has its own hour of the morning. */
const HOUR: Record<HeroModel['form'], number> = { home: 128, service: 138, county: 112, city: 118 };

export function SunPath({ form }: { form: HeroModel['form'] }) {
  const hour = HOUR[form];
  const sun = onPath(hour, RADIUS);
  const edge = onPath(hour, RADIUS - DISC);
  return (
    <svg
      className="sun-path"
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <rect fill="var(--earth)" stroke="none" x={LAND.from} y={GROUND} width={LAND.to - LAND.from} height={FRAME.height - GROUND} />
      <path strokeDasharray="2 9" strokeWidth="2" opacity=".45" d={`M${STATION - RADIUS} ${GROUND}A${RADIUS} ${RADIUS} 0 0 1 ${STATION + RADIUS} ${GROUND}`} />
      <path opacity=".45" d={hours()} />
      <circle fill="var(--sun)" stroke="none" cx={sun.x} cy={sun.y} r={DISC} />
      <path opacity=".45" d={centreLines(sun)} />
      <path strokeWidth="1.5" d={`M${STATION} ${GROUND}L${edge.x} ${edge.y}`} />
      <path strokeWidth="5" d={`M${LAND.from} ${GROUND}H${LAND.to}`} />
    </svg>
  );
}

interface Point {
  x: number;
  y: number;
}

function onPath(degrees: number, radius: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: Math.round(STATION + radius * Math.cos(turn)), y: Math.round(GROUND - radius * Math.sin(turn)) };
}

/** A short stroke across the path for every fifteen degrees: an hour of the sun. */
function hours(): string {
  const strokes: string[] = [];
  for (let degrees = 15; degrees < 180; degrees += 15) {
    const [inner, outer] = [onPath(degrees, RADIUS - 7), onPath(degrees, RADIUS + 7)];
    strokes.push(`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`);
  }
  return strokes.join('');
}

function centreLines({ x, y }: Point): string {
  return `M${x - REACH} ${y}H${x + REACH}M${x} ${y - REACH}V${y + REACH}`;
}
