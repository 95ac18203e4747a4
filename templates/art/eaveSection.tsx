// The roof's edge cut open: each layer stops one step higher up the slope than the one on it, so that every layer can be seen and
// named. Everything on the slope is drawn level and turned as a whole, by the angle of 4 in 12.
import { box, Drawing, disc, lines, outline, type Point, type Stroke, Strokes } from './drawing';
import { type EaveWords, LAYERS, type Layer, type Words } from './eaveWords';
import { letterOf } from './letters';
import { CLAY, GUTTER, INK, INSULATION, PAPER, RAFTER, ROOM, SHADOWED, SKY, SUN, TILE, TIMBER } from './palette';

const FRAME = { width: 900, height: 720 };
/** Where the slope is measured from: along it, and into the roof from the deck's upper face. */
const EAVE = { x: 140, y: 520 };
/** The roof runs on past the frame, so that it reaches the edge of any window. */
const RUN = 1700;
/** From batten to batten, and so from tile to tile. */
const COURSE = 92;

/** What is named, as a place on the slope; the flashing is where the slope ends. */
const ANCHORS: Record<Layer, Point> = {
  tile: onSlope(274, -68),
  battens: onSlope(430, -12),
  underlayment: onSlope(535, -4),
  decking: onSlope(640, 5),
  insulation: onSlope(400, 56),
  flashing: { x: 63, y: 552 },
};

/** The labels over the roof climb with it, right-aligned to their leaders. */
const CLIMBING = ['tile', 'battens', 'underlayment', 'decking'] as const;
const LOWEST_LABEL = 309;
const LABEL_STEP = 72;

export function EaveSection(words: EaveWords) {
  return (
    <Drawing name="eave" box={FRAME} fit="xMinYMax">
      <path className="n" fill={SUN} d={disc(330, 126, 62)} />
      <path className="f" d="M248 126h164M330 44v164" opacity=".45" />
      <Strokes strokes={room()} />
      <g transform={`translate(${EAVE.x} ${EAVE.y})rotate(-18.435)`}>
        <Strokes strokes={rafter()} />
        <Insulation />
        <Strokes strokes={deck()} />
        {/* Metal first, so that what runs down the underlayment runs onto it. */}
        <path d="M-30-2H-84" stroke={SKY} strokeWidth="4" />
        <path d="M-62-4H545q34 0 30-30" strokeWidth="6" />
        <Strokes strokes={battens()} />
        <Tiles />
      </g>
      <Strokes strokes={wall()} />
      <path d="M63 543v32" stroke={SKY} strokeWidth="4" />
      <g className="eave__labels">
        {CLIMBING.map((layer, step) => (
          <Label {...words[layer]} at={ANCHORS[layer]} top={LOWEST_LABEL - step * LABEL_STEP} key={layer} />
        ))}
        <Insulated {...words.insulation} />
        <Flashed {...words.flashing} />
        <Pitch {...words.pitch} />
      </g>
      <g className="eave__keys" fontWeight="700">
        {LAYERS.map((layer, index) => (
          <Key at={ANCHORS[layer]} letter={letterOf(index)} key={layer} />
        ))}
      </g>
    </Drawing>
  );
}

function onSlope(along: number, into: number): Point {
  const [cos, sin] = [3 / Math.sqrt(10), 1 / Math.sqrt(10)];
  return { x: Math.round(EAVE.x + along * cos + into * sin), y: Math.round(EAVE.y - along * sin + into * cos) };
}

/** The warm room under the ceiling, and the shade under the eave. */
function room(): Stroke[] {
  return [
    { d: outline([378, 570], [RUN, 129], [RUN, 720], [378, 720]), fill: ROOM, line: 'none' },
    { d: outline([216, 651], [300, 651], [300, 720], [285, 720]), fill: 'rgb(27 36 48/.2)', line: 'none' },
  ];
}

function rafter(): Stroke[] {
  return [
    { d: box(206, 107, RUN, 12), fill: PAPER },
    { d: outline([-63, 16], [RUN, 16], [RUN, 107], [-32, 107]), fill: TIMBER },
    { d: 'M-34 31l206 3M-16 49l188-2M-40 66l212 1M0 83l172-3M-22 97l194-3', line: 'contour' },
  ];
}

/** Loops, as draughtsmen write batts; a pattern, because there are many. */
function Insulation() {
  return (
    <>
      <pattern id="eave-batt" x="172" y="16" width="34" height="84" patternUnits="userSpaceOnUse">
        <path className="f" d="M-34 78C0 78 14 6-10 6S-34 78 0 78 48 6 24 6 0 78 34 78 82 6 58 6" />
      </pattern>
      <path fill={INSULATION} d={box(172, 16, RUN, 84)} />
      {/* Past what the loop before the first one would show of itself. */}
      <path className="n" fill="url(#eave-batt)" d={box(175, 16, RUN, 84)} />
    </>
  );
}

function deck(): Stroke[] {
  return [
    { d: box(-66, 0, 738, 15), fill: RAFTER },
    { d: lines([-66, 5], [672, 5]) + lines([-66, 10], [672, 10]), line: 'contour' },
  ];
}

/** The eave's own batten stands on edge: it is as high as the head of a tile on the others. */
function battens(): Stroke[] {
  const at = [0, 1, 2, 3, 4].map((course) => 52 + course * COURSE);
  return [
    { d: box(-50, -29, 14, 22) + at.map((x) => box(x, -19, 20, 12)).join(''), fill: TIMBER },
    { d: at.map((x) => `M${x}-19l20 12m0-12l-20 12`).join(''), line: 'contour' },
  ];
}

/** Barrels, each lapped over the head of the one below, which makes them lie flatter than the roof. */
function Tiles() {
  return (
    <g transform="translate(-57 -55)rotate(10)">
      <defs>
        <g id="eave-tile">
          <path fill={TILE[0]} d="M0-24 134-18l-4 35L0 24z" />
          <path fill={TILE[1]} d="M2-23 133-17v9L9-12z" stroke="none" />
          <path d="M18-12 104-9" />
          <path fill={TILE[2]} d="M0-24a12 24 0 1 0 1 0z" />
          <path fill={SHADOWED} d="M0-15a7 15 0 1 0 1 0z" />
        </g>
      </defs>
      <use href="#eave-tile" />
      <use href="#eave-tile" x="91" y="-16" />
      <use href="#eave-tile" x="182" y="-32" />
      <use href="#eave-tile" x="273" y="-48" />
    </g>
  );
}

function wall(): Stroke[] {
  const gutter = 'M61 560v62H34C34 598 7 604 7 576v-16z';
  return [
    { d: box(300, 588, 12, 140) + box(378, 568, 10, 160) + box(62, 546, 14, 105) + box(76, 639, 224, 12), fill: PAPER },
    { d: box(312, 597, 66, 130), fill: INSULATION },
    { d: 'M312 603c84 0 84 38 0 38m0 0c84 0 84 38 0 38m0 0c84 0 84 38 0 38', line: 'fine' },
    { d: box(312, 553, 66, 22) + box(312, 575, 66, 22), fill: TIMBER },
    { d: 'M312 553l66 22m0-22l-66 22l66 22m0-22l-66 22', line: 'contour' },
    { d: box(150, 639, 44, 12), fill: INK },
    { d: gutter, fill: GUTTER, line: 'edge' },
    { d: 'M7 574h54', line: 'hidden' },
  ];
}

interface LabelProps extends Words {
  at: Point;
  top: number;
}

function Label({ part, does, at, top }: LabelProps) {
  return (
    <>
      <path className="l" strokeWidth="1.5" d={`M${at.x} ${top}V${at.y}`} />
      <Dot at={at} />
      <Text x={at.x - 10} y={top} part={part} does={does} end />
    </>
  );
}

/** In the room, under what it keeps out. */
function Insulated(words: Words) {
  const at = ANCHORS.insulation;
  return (
    <>
      <path className="l" strokeWidth="1.5" d={`M${at.x} ${at.y}V560`} />
      <Dot at={at} />
      <Text x={at.x + 12} y={556} {...words} />
    </>
  );
}

/** Beside the gutter: over it is the lowest tile. */
function Flashed(words: Words) {
  const at = ANCHORS.flashing;
  return (
    <>
      <path d={`M${at.x} ${at.y}H-8`} strokeWidth="1.5" />
      <Dot at={at} />
      <Text x={-16} y={at.y - 13} {...words} end />
    </>
  );
}

/** The triangle that says how steep: so many inches up in twelve across. */
function Pitch(words: Words) {
  return (
    <>
      <path d="M452 672h120v-40z" fill={PAPER} />
      <path d="M452 672l120-40" stroke={CLAY} strokeWidth="4" />
      <text x="512" y="696" textAnchor="middle">
        12
      </text>
      <text x="581" y="658">
        4
      </text>
      <Text x={608} y={632} {...words} />
    </>
  );
}

function Text({ x, y, part, does, end }: Words & { x: number; y: number; end?: boolean }) {
  return (
    <text y={y} textAnchor={end ? 'end' : undefined}>
      <tspan className="b" x={x} dy=".85em">
        {part}
      </tspan>
      <tspan x={x} dy="1.3em">
        {does}
      </tspan>
    </text>
  );
}

function Dot({ at }: { at: Point }) {
  return <circle cx={at.x} cy={at.y} r="6" fill={INK} stroke={PAPER} strokeWidth="3" />;
}

function Key({ at, letter }: { at: Point; letter: string }) {
  return (
    <>
      <circle cx={at.x} cy={at.y} r="25" fill={INK} stroke={PAPER} strokeWidth="5" />
      <text x={at.x} y={at.y + 12} textAnchor="middle">
        {letter}
      </text>
    </>
  );
}
