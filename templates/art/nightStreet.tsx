// The street at night that every page ends on: the houses of the city drawings in ink, their windows lit. A file of its own, with
// the site's colors written out: it is the same on every page, and an image does not see a page's style sheet.
import { HOUSES } from './city/houses/index';

/** Left to right; the tallest is in the middle, and stays in sight on a phone. */
const STREET = [HOUSES.midcentury[0], HOUSES.bungalow[0], HOUSES.tract[0], HOUSES.mobile[0], HOUSES.ranch[0]];
/** Silhouettes have no colors of their own. */
const ANY = { id: '', wall: '', door: '', tint: 0 } as const;
const GAP = 48;
/** Pixels that the middle of the street takes up at least; what is beside it runs on to the edges of the window. */
const FRAME = { width: 600, height: 150 };

interface Colors {
  ink: string;
  sun: string;
}

export function NightStreet({ ink, sun }: Colors) {
  const { houses, length } = inARow();
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-FRAME.width / 2} ${-FRAME.height} ${FRAME.width} ${FRAME.height}`}
      preserveAspectRatio="xMidYMax"
      fill={ink}
    >
      <g id="street" transform="scale(.5)">
        {houses.map(({ x, silhouette, windows }) => (
          <g transform={`translate(${x})`} key={x}>
            <path d={silhouette} />
            <path fill={sun} d={windows} />
          </g>
        ))}
      </g>
      <use href="#street" x={-length / 2} />
      <use href="#street" x={length / 2} />
    </svg>
  );
}

/** Where each house stands, from the middle of the third; and after how much the street begins anew. */
function inARow() {
  const houses = STREET.map((draw) => draw(ANY));
  const length = houses.reduce((sum, { width }) => sum + width + GAP, 0);
  let edge = -(length - GAP) / 2;
  const placed = houses.map(({ width, silhouette, windows }) => {
    const x = edge + width / 2;
    edge += width + GAP;
    return { x, silhouette, windows };
  });
  const middle = placed[2]?.x ?? 0;
  return { houses: placed.map((house) => ({ ...house, x: house.x - middle })), length };
}
