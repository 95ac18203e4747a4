// The house of a town as an elevation: its sky, its range, what stands far off, the house, what grows beside it, and the three parts
// of its roof that fail first. A pure function of the scene; 10 units are one foot.
import type { ReactNode } from 'react';
import { Drawing, type Point, type Stroke, Strokes } from '../drawing';
import type { Box } from '../names';
import { DOORS, LEAVES_DEEP, PAPER, RANGE_COLORS, WALLS } from '../palette';
import { randomFrom, seedOf } from '../random';
import { boxOf, type Placed, placeCallouts } from './callouts';
import { Coverings } from './coverings';
import { DRAW_FAR, FAINT, type Far } from './far';
import { FRAME, GROUND, MIDDLE } from './frame';
import { Ground, GroundLine } from './Ground';
import type { Anchor, Finish, House } from './house';
import { HOUSES, type HouseType } from './houses';
import { Keys, Labels, Scale } from './Labels';
import { drawRange, type Land } from './lands';
import { DRAW_PLANT, headOf, isPalm, overlap, type Palm, type Plant, palmHead } from './plants';
import { centerLines, type Sky, SUN_REACHES, sunDisc, sunPath } from './skies';

/** Something at x on the ground line; `size` is its height, or its length where it is a row. */
type Standing<Kind> = readonly [kind: Kind, x: number, size: number];

export interface SceneModel {
  /** What chance is seeded with, and what ids begin with: the slug of the town. */
  seed: string;
  house: HouseType;
  variant: 1 | 2;
  land: Land;
  sky: Sky;
  sun: readonly [x: number, y: number];
  far: readonly Standing<Far | Plant>[];
  near: readonly Standing<Plant>[];
  /** The house stands the other way round. */
  flip: boolean;
  /** In the order of what fails first on the page, which the schema holds them to. */
  callouts: readonly { at: string; part: string; what: string }[];
}

export function Elevation({ scene }: { scene: SceneModel }) {
  const finish = finishOf(scene.seed);
  const house = houseOf(scene, finish);
  const faint = scene.far.filter(([kind]) => FAINT.has(kind));
  const balloons = scene.far.filter(([kind]) => kind === 'balloon');
  const far = scene.far.filter((one) => !faint.includes(one) && !balloons.includes(one));
  const callouts = placedOn(scene);
  return (
    <Drawing name="elevation" box={FRAME} fit="xMaxYMax slice">
      <Heads scene={scene} />
      <Coverings of={house.coverings} finish={finish} />
      <SkyAndRange scene={scene} labels={callouts.map((placed) => boxOf(placed))} balloons={balloons} />
      <Ground land={scene.land} />
      <OnGround>
        {faint.length === 0 ? null : (
          <g opacity=".55">
            <Row of={faint} scene={scene} layer="faint" />
          </g>
        )}
        <Row of={far} scene={scene} layer="far" />
      </OnGround>
      <g transform={`translate(${MIDDLE} ${GROUND})${scene.flip ? 'scale(-1 1)' : ''}`}>
        <Strokes strokes={house.strokes} />
      </g>
      <OnGround>
        <Row of={scene.near} scene={scene} layer="near" />
      </OnGround>
      <GroundLine land={scene.land} />
      <g className="m">
        <Scale middle={MIDDLE} width={house.width} />
        <Labels callouts={callouts} />
      </g>
      {callouts.length === 0 ? null : <Keys callouts={callouts} />}
    </Drawing>
  );
}

function houseOf({ house, variant }: SceneModel, finish: Finish): House {
  return HOUSES[house][variant === 1 ? 0 : 1](finish);
}

/** The callouts of a scene, each in its place. */
export function placedOn(scene: SceneModel): Placed[] {
  const house = houseOf(scene, finishOf(scene.seed));
  return placeCallouts(calloutsOf(scene, house), {
    roof: GROUND - house.height,
    sun: around(scene.sun[0], scene.sun[1], SUN_REACHES),
    things: thingsIn(scene),
  });
}

function finishOf(seed: string): Finish {
  const chance = randomFrom(seedOf(`${seed} finish`));
  const pick = <Item,>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  return { id: idOf(seed), wall: pick(WALLS), door: pick(DOORS), tint: pick([0, 1, 2] as const) };
}

/** What the ids of a drawing begin with: short, and its own also where all drawings stand on one page. */
function idOf(seed: string): string {
  return `e${seedOf(seed).toString(36).slice(-3)}`;
}

/** The parts that the house has; a scene whose house lacks one is refused before it comes here. */
function calloutsOf({ callouts, flip }: SceneModel, house: House) {
  const anchors: Readonly<Record<string, Anchor | undefined>> = house.anchors;
  const onFrame = ({ x, y }: Point): Point => ({ x: MIDDLE + (flip ? -x : x), y: GROUND + y });
  return callouts.flatMap(({ at, ...words }) => {
    const anchor = anchors[at];
    if (!anchor) return [];
    return [anchor.key ? { ...words, at: onFrame(anchor.key), beside: onFrame(anchor) } : { ...words, at: onFrame(anchor) }];
  });
}

/** What reaches into the sky: heads of palms, balloons, turbines. */
function thingsIn({ far, near }: SceneModel): Box[] {
  return [...far, ...near].flatMap(([kind, at, size]) => {
    if (isPalm(kind)) return [around(at, GROUND - size, 56)];
    if (kind === 'balloon') return [around(at, GROUND - size + 60, 62)];
    return kind === 'turbine' ? [around(at, GROUND - size, size * 0.4)] : [];
  });
}

function around(x: number, y: number, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function OnGround({ children }: { children: ReactNode }) {
  return <g transform={`translate(0 ${GROUND})`}>{children}</g>;
}

interface SkyProps {
  scene: SceneModel;
  labels: readonly Box[];
  balloons: SceneModel['far'];
}

/** On a phone all of it stands lower, since there are no labels over the roof; on paper there is none (client/styles/layout). */
function SkyAndRange({ scene, labels, balloons }: SkyProps) {
  const sun: Point = { x: scene.sun[0], y: scene.sun[1] };
  const path = sunPath(sun, labels);
  const { silhouette, contours, snow } = drawRange(scene.land, GROUND, chanceOf(scene, 'land'));
  const { wash, contour } = RANGE_COLORS[scene.sky];
  return (
    <g className="r">
      {path === null ? null : <path d={path} strokeDasharray="2 9" opacity=".45" />}
      <Strokes strokes={sunDisc(sun)} />
      <path d={centerLines(sun)} opacity=".45" />
      <g stroke={contour} strokeWidth=".9">
        <path fill={wash} d={silhouette} />
        {/* Snow is paper: what the wash does not cover. */}
        {snow ? <path className="n" fill={PAPER} d={snow} /> : null}
        <path d={contours} />
      </g>
      {balloons.length === 0 ? null : (
        <OnGround>
          <Row of={balloons} scene={scene} layer="far" />
        </OnGround>
      )}
    </g>
  );
}

function chanceOf({ seed }: SceneModel, layer: string): () => number {
  return randomFrom(seedOf(`${seed} ${layer}`));
}

interface RowProps {
  of: SceneModel['far'];
  scene: SceneModel;
  layer: 'faint' | 'far' | 'near';
}

function Row({ of: standing, scene, layer }: RowProps) {
  const drawn = standing.map(([kind, x, size], index) => ({ kind, x, size, chance: () => chanceOf(scene, `${layer} ${index}`) }));
  return (
    <>
      {sameKinds(drawn).map((group) => (
        <Strokes strokes={byLayer(group.map(strokesOf))} key={group[0]?.x} />
      ))}
      {drawn.map(({ kind, x, size, chance }) => {
        if (!isPalm(kind)) return null;
        const head = headOf(kind, x, size, chance());
        return <use href={`#${headId(scene, kind)}`} x={head.x} y={head.y} key={x} />;
      })}
    </>
  );
}

interface Drawn {
  kind: Far | Plant;
  x: number;
  size: number;
  chance: () => () => number;
}

function strokesOf({ kind, x, size, chance }: Drawn): Stroke[] {
  return kind in DRAW_PLANT ? DRAW_PLANT[kind as Plant](x, size, chance()) : DRAW_FAR[kind as Far](x, size, chance());
}

/** Neighbors of a kind stand together, unless one hides some of another: it is painted over that, since one path would show both outlines. */
function sameKinds(drawn: readonly Drawn[]): Drawn[][] {
  const groups: Drawn[][] = [];
  for (const one of drawn) {
    const last = groups.at(-1);
    const hides = (other: Drawn) => overlap(one.kind, [one.x, one.size], [other.x, other.size]);
    if (last?.[0]?.kind === one.kind && !last.some(hides)) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** All trunks, then all crowns: what looks alike becomes one path. */
function byLayer(all: readonly Stroke[][]): Stroke[] {
  const layers = Math.max(...all.map((strokes) => strokes.length));
  return Array.from({ length: layers }, (_, layer) => all.flatMap((strokes) => strokes[layer] ?? [])).flat();
}

function Heads({ scene }: { scene: SceneModel }) {
  const kinds = new Set([...scene.far, ...scene.near].map(([kind]) => kind).filter(isPalm));
  if (kinds.size === 0) return null;
  return (
    <defs>
      {[...kinds].map((kind) => {
        const { fronds, under } = palmHead(kind, chanceOf(scene, kind));
        return (
          <g className="palm" id={headId(scene, kind)} key={kind}>
            <Strokes strokes={[under]} />
            <path d={fronds} stroke={LEAVES_DEEP} strokeWidth="5" strokeLinecap="round" />
          </g>
        );
      })}
    </defs>
  );
}

function headId({ seed }: SceneModel, kind: Palm): string {
  return `${idOf(seed)}-${kind === 'fan-palm' ? 'fan' : 'date'}`;
}
