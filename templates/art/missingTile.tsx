// Four courses of barrel tile under ridge caps; one tile is missing, and lies two courses down. The courses run on past the frame.
import { box, Drawing } from './drawing';
import { GLINT, INK, TILE, TILE_BRIGHT, TILE_DEEP, TIMBER } from './palette';

const FRAME = { width: 1440, height: 530 };
const TILE_WIDTH = 80;
const TILE_HEIGHT = 122;
const TINTS = [TILE[0], TILE[1], TILE[2], TILE_DEEP, TILE_BRIGHT];
/** From the eave up: a tile covers the head of the one below it. Each course begins with another tint. */
const COURSES = [
  { y: 375, shift: -240 },
  { y: 271, shift: -80 },
  { y: 167, shift: -320 },
  { y: 63, shift: -160 },
];
const HOLE = { x: 880, y: 167 };
/** The window may be far wider than the frame. */
const RUN = { from: -1600, width: 4800 };

export function MissingTile() {
  return (
    <Drawing name="missing__roof" box={FRAME}>
      <Shapes />
      {COURSES.slice(0, 3).map(({ y, shift }) => (
        <use href="#course" x={shift} y={y} key={y} />
      ))}
      <path fill={INK} d={box(HOLE.x, HOLE.y, TILE_WIDTH, TILE_HEIGHT)} />
      <path fill={TIMBER} d={box(HOLE.x, HOLE.y + 60, TILE_WIDTH, 14)} />
      <path d={`M${HOLE.x + 40} ${HOLE.y + 65}v4`} strokeWidth="4" />
      <use href="#course" x={COURSES[3]?.shift} y={COURSES[3]?.y} />
      <path className="n" fill={TILE[1]} d={box(RUN.from, 48, RUN.width, 16)} />
      <path className="n" fill={INK} fillOpacity=".3" d={box(RUN.from, 48, RUN.width, 30)} />
      <path fill="url(#ridge)" stroke="none" d={box(RUN.from, 0, RUN.width, 70)} />
      <path className="n" fill={INK} fillOpacity=".35" d={TILE_OUTLINE} transform="translate(1014 401)rotate(18.435)" />
      <use href="#tile" fill={TILE[2]} transform="translate(1006 387)rotate(18.435)" />
    </Drawing>
  );
}

const TILE_OUTLINE = 'M0 0V100C0 116 14 122 40 122S80 116 80 100V0z';

function Shapes() {
  return (
    <defs>
      <g id="tile">
        <path d={TILE_OUTLINE} />
        <path stroke="none" fill={INK} fillOpacity=".2" d="M54 0H80V100C80 113 70 119 54 121z" />
        <path stroke={GLINT} strokeOpacity=".35" strokeWidth="4" d="M16 10V102" />
      </g>
      <pattern id="tiles" width={TINTS.length * TILE_WIDTH} height="124" patternUnits="userSpaceOnUse">
        {TINTS.map((tint, index) => (
          <use href="#tile" x={index * TILE_WIDTH} fill={tint} key={tint} />
        ))}
      </pattern>
      <path id="course" fill="url(#tiles)" stroke="none" d={box(RUN.from, 0, RUN.width, 124)} />
      <pattern id="ridge" width="120" height="70" patternUnits="userSpaceOnUse">
        <path fill={TILE[1]} strokeWidth="1.6" d="M0 28Q60 16 120 28V64Q60 54 0 64z" />
        <path stroke={GLINT} strokeOpacity=".3" strokeWidth="3" d="M14 38q46-9 92 0" />
      </pattern>
    </defs>
  );
}
