// A section through a county: its places as high over the sea as they lie, by the building climate zones they are in, a hillside for
// each zone. Equal steps across; up and down one scale, taken from the highest place.
import { centerLines, sunDisc } from './city/skies';
import { sectionLabels, zoneLabels } from './countySectionLabels';
import {
  type CountySectionModel,
  FRAME,
  HOUSE,
  LAND,
  layOut,
  PHONE,
  type Place,
  type Plan,
  profile,
  SEA,
  sunOver,
  WIDER,
  ZONES,
  zoneRuns,
} from './countySectionPlan';
import { box, Drawing, lines, type Point, type Stroke, Strokes } from './drawing';
import { Leaders, Names, number } from './names';
import { COAST, COASTAL_PLAIN, EARTH, INSULATION, LOW_DESERT, PAPER, TILE, TIMBER, VALLEY, WATER } from './palette';

/** Where the heights on the right end. */
const WORDS = 788;

/** The earth runs on under the zones, and past both edges of the window. */
const EARTH_RUNS = { from: -3000, width: 7000, depth: 900 };

export function CountySection(model: CountySectionModel) {
  const { places, words } = model;
  const plan = layOut(places);
  const sun = sunOver(plan);
  return (
    <figure className="county-section">
      <Drawing name="county-section__drawing" box={FRAME}>
        <Strokes strokes={sunDisc(sun)} />
        <path d={centerLines(sun)} opacity=".45" />
        <path className="f" opacity=".3" d={plan.guides.map(({ y }) => `M${LAND.from} ${y}H${FRAME.width}`).join('')} />
        <Strokes strokes={ground(places, plan)} />
        <Strokes strokes={houses(plan.dots)} />
        <Strokes strokes={zoneStrip(places, plan)} />
        <g textAnchor="end">
          {[...plan.guides.map(({ feet, y }) => ({ text: `${number(feet)} ${words.unit}`, y })), { text: words.sea, y: SEA }].map(({ text, y }) => (
            <text x={WORDS} y={y - 8} key={text}>
              {text}
            </text>
          ))}
        </g>
        <Words model={model} size={PHONE} name="county-section__less" />
        <Words model={model} size={WIDER} name="county-section__more" />
      </Drawing>
      <figcaption>
        {words.caption} {words.credit}
        <span className="visually-hidden">
          {' '}
          {places.map(({ name, elevation, zone }) => `${name} ${number(elevation)} ${words.unit}, ${words.zone} ${zone}`).join('; ')}.
        </span>
      </figcaption>
    </figure>
  );
}

/** Names and zones in text of one size. */
function Words({ model, size, name }: { model: CountySectionModel; size: number; name: string }) {
  const labels = sectionLabels(model, size);
  return (
    <g className={name} textAnchor="middle">
      <Leaders labels={labels} />
      <g className="w">
        <Names labels={labels} />
      </g>
      {zoneLabels(model, size).map(({ text, x }) => (
        <text x={x} y={ZONES.top + ZONES.height / 2} dy=".35em" key={x}>
          {text}
        </text>
      ))}
    </g>
  );
}

function ground(places: readonly Place[], plan: Plan): Stroke[] {
  const surface = profile(places, plan);
  const { from, width, depth } = EARTH_RUNS;
  return [
    { d: `${lines(...surface)}V${ZONES.top}H${LAND.from}z${box(from, SEA, width, depth)}`, fill: EARTH, line: 'none' },
    { d: plan.dots.map(({ x, y }) => `M${x} ${y}V${ZONES.top}`).join(''), line: 'contour' },
    { d: `M${from} ${SEA}H${LAND.from}M${LAND.to} ${SEA}h${width}`, line: 'edge' },
    { d: `M${LAND.from} ${SEA}${lines(...surface).replace('M', 'L')}V${SEA}`, line: 'ground' },
  ];
}

/** Where there is a place. */
function houses(dots: readonly Point[]): Stroke[] {
  const { half, wall, eave, rise } = HOUSE;
  return [
    { d: dots.map(({ x, y }) => `M${x - half} ${y}v${-wall}h${2 * half}v${wall}z`).join(''), fill: PAPER },
    { d: dots.map(({ x, y }) => `M${x - eave} ${y - wall}l${eave}${-rise} ${eave} ${rise}z`).join(''), fill: TILE[1] },
  ];
}

/** From the coast to the desert, and the mountains: a zone looks alike wherever it is. */
function washOf(zone: number): string {
  if (zone <= 7) return zone === 7 ? COAST : WATER;
  if (zone <= 9) return zone === 8 ? COASTAL_PLAIN : INSULATION;
  if (zone <= 13) return VALLEY;
  if (zone === 14) return TIMBER;
  return zone === 15 ? LOW_DESERT : PAPER;
}

function zoneStrip(places: readonly Place[], plan: Plan): Stroke[] {
  const { top, height } = ZONES;
  const runs = zoneRuns(places, plan);
  const washes = [...new Set(runs.map(({ zone }) => zone))].map((zone): Stroke => {
    const d = runs
      .filter((run) => run.zone === zone)
      .map(({ left, right }) => box(left, top, right - left, height))
      .join('');
    return { d, fill: washOf(zone), line: 'edge' };
  });
  return washes;
}
