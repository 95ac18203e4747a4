// The drawings of the frame: small, the same every time, in whole numbers; names at the heights of towns never touch.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EaveSection } from '../../../templates/art/eaveSection';
import { eaveSection, LAYERS } from '../../../templates/art/eaveWords';
import { letterOf } from '../../../templates/art/letters';
import { MissingTile } from '../../../templates/art/missingTile';
import { boxOf, takenBy, touch } from '../../../templates/art/names';
import { NightStreet } from '../../../templates/art/nightStreet';
import { OUTLINES, RoofOutline } from '../../../templates/art/outlines';
import { RoofPlan } from '../../../templates/art/roofPlan';
import { type Heights, labels, linesOf, stemsOf, TABLET, type Town, TownHeights, WIDE } from '../../../templates/art/townHeights';
import { SurveyStakes } from '../../../templates/layout/SurveyStakes';
import fc from '../../setup/properties';

const words = { part: 'Part of a roof', does: 'what it does' };
const eave = eaveSection.parse({ name: 'eave-section', ...Object.fromEntries([...LAYERS, 'pitch'].map((name) => [name, words])) });

const HEIGHT_WORDS = { caption: 'Caption.', sea: 'sea level', unit: 'ft', credit: 'Credit.' };
const heightsOf = (towns: readonly Town[], here: string | null): Heights => ({ towns, here, words: HEIGHT_WORDS });
const town = (name: string, elevation: number): Town => ({ name, elevation, href: `/cities/${name}` });
const some = heightsOf(
  [679, 1631, 2612, 2349, 479, 328, -13, -69].map((feet, index) => town(`Town ${index}`, feet)),
  'Town 4',
);

const FORMS = ['home', 'service', 'county', 'city'] as const;
const DRAWINGS: [name: string, drawing: ReactElement][] = [
  ['the eave', <EaveSection {...eave} key="" />],
  ['the roof plan', <RoofPlan leak="the leak starts here" stain="the stain" key="" />],
  ['the missing tile', <MissingTile key="" />],
  ['the street at night', <NightStreet ink="#1b2430" sun="#f4a72c" key="" />],
  ['the heights of eight towns', <TownHeights {...some} key="" />],
  ...FORMS.map((form): [string, ReactElement] => [`the stakes of a ${form} page`, <SurveyStakes form={form} seed="delano" key="" />]),
  ...OUTLINES.flatMap((outline) =>
    [0, 1, 2].map((house): [string, ReactElement] => [`${outline} ${house + 1}`, <RoofOutline outline={outline} house={house} key="" />]),
  ),
];

describe.each(DRAWINGS)('%s', (_, drawing) => {
  const markup = renderToStaticMarkup(drawing);

  it('is the same every time', () => {
    expect(renderToStaticMarkup(drawing)).toBe(markup);
  });

  it('is drawn in whole numbers', () => {
    const shapes = Array.from(markup.matchAll(/ (?:d|x|y|cx|cy|r|width|height|viewBox)="([^"]*)"/g), ([, value]) => value ?? '');
    expect(shapes.length).toBeGreaterThan(0);
    expect(shapes.filter((value) => value.includes('.'))).toEqual([]);
  });

  it('says nothing to those who hear the page', () => {
    // An image is silent by its empty alternative text (templates/layout/Footer.tsx).
    if (!markup.startsWith('<svg xmlns')) expect(markup).toMatch(/<svg [^>]*aria-hidden="true"/);
  });
});

describe('the stakes of a hero without a drawing of its own', () => {
  const stakes = (form: (typeof FORMS)[number], seed: string) => renderToStaticMarkup(<SurveyStakes form={form} seed={seed} />);

  it('stand otherwise on each kind of page, and for each slug', () => {
    expect(new Set(FORMS.map((form) => stakes(form, 'delano'))).size).toBe(FORMS.length);
    for (const form of FORMS) expect(new Set(['delano', 'bakersfield', 'tehachapi'].map((seed) => stakes(form, seed))).size).toBe(3);
  });

  const SEEDS = ['delano', 'bakersfield', 'tehachapi', 'kern-county', 'automatic-gates', 'wood-fences', 'home'];
  /** The rods of both ends of the line: where each stands, how high, and what is drawn at its head. */
  const rodsOf = (markup: string) =>
    Array.from(markup.matchAll(/M(-?\d+) (\d+)h10v(\d+)h-10z/g), ([, x, y, height]) => ({ x: Number(x), y: Number(y), height: Number(height) })).filter(
      ({ y, height }) => y + height === 410,
    );

  it('measure nothing: no dimension line is without its figure', () => {
    for (const form of FORMS) for (const seed of SEEDS) expect(stakes(form, seed)).not.toMatch(/l12-12/);
  });

  it('go from edge to edge in one height, without a hole', () => {
    for (const form of FORMS) {
      for (const seed of SEEDS) {
        const rods = rodsOf(stakes(form, seed));
        const places = rods.map(({ x }) => x);
        // 1199 px of window are 2500 units; the next rod may stand beyond the edge.
        expect(Math.min(...places), `${form} ${seed}`).toBeLessThanOrEqual(-800 + 260);
        expect(Math.max(...places), `${form} ${seed}`).toBeGreaterThanOrEqual(1700 - 260);
        expect(new Set(rods.map(({ height }) => height)).size).toBe(1);
        const parts = places
          .toSorted((one, other) => one - other)
          .map((x, index, all) => x - (all[index - 1] ?? x))
          .slice(1);
        expect(Math.max(...parts), `${form} ${seed}`).toBeLessThanOrEqual(400);
      }
    }
  });

  it('stand otherwise for two services of one trade: at another head, distance or height', () => {
    const [gates, fences] = ['automatic-gates', 'wood-fences'].map((seed) => stakes('service', seed));
    expect(rodsOf(gates!)).not.toEqual(rodsOf(fences!));
    expect(gates!.includes('stroke-dasharray="10 6"')).not.toBe(fences!.includes('stroke-dasharray="10 6"'));
  });
});

describe('the keys of the eave', () => {
  it('are letters in the order of its list', () => {
    expect(LAYERS.map((_, index) => letterOf(index)).join('')).toBe('ABCDEF');
    const markup = renderToStaticMarkup(<EaveSection {...eave} />);
    for (const layer of LAYERS) expect(markup).toContain(`>${letterOf(LAYERS.indexOf(layer))}</text>`);
  });
});

describe('the insulation of the eave', () => {
  it('is one line of loops: each curve of its pattern is the same as the one a pattern further on', () => {
    const [, width, d] = /<pattern [^>]*width="(\d+)"[^>]*><path class="f" d="([^"]+)"/.exec(renderToStaticMarkup(<EaveSection {...eave} />))!;
    const [x, y, ...curves] = d!.match(/-?\d+/g)!.map(Number) as [number, number, ...number[]];
    // C gives two handles and an end; S gives one, and the other mirrors the handle before.
    const ends: { from: [number, number]; handles: number[]; to: [number, number] }[] = [];
    let [at, mirrored]: [[number, number], [number, number]] = [
      [x, y],
      [curves.shift()!, curves.shift()!],
    ];
    while (curves.length > 0) {
      const [hx, hy, tx, ty] = curves.splice(0, 4) as [number, number, number, number];
      ends.push({ from: at, handles: [mirrored[0] - at[0], mirrored[1], hx - at[0], hy], to: [tx - at[0], ty] });
      [at, mirrored] = [
        [tx, ty],
        [2 * tx - hx, 2 * ty - hy],
      ];
    }
    expect(ends.length).toBeGreaterThanOrEqual(4);
    ends.slice(2).forEach(({ from, handles, to }, index) => {
      const before = ends[index]!;
      expect(from).toEqual([before.from[0] + Number(width), before.from[1]]);
      expect([handles, to]).toEqual([before.handles, before.to]);
    });
  });
});

describe('the names at the heights of towns', () => {
  const towns = fc
    .uniqueArray(fc.record({ name: fc.stringMatching(/^[A-Z][a-z]{2,9}( [A-Z][a-z]{2,8})?$/), elevation: fc.integer({ min: -300, max: 9000 }) }), {
      selector: ({ name }) => name,
      minLength: 6,
      maxLength: 40,
    })
    .map((list) => list.map(({ name, elevation }) => town(name, elevation)));

  it('never touch, on a tablet or on a wide window; this town has its own', () => {
    fc.assert(
      fc.property(towns, fc.nat(), fc.boolean(), (list, pick, named) => {
        const here = named ? (list[pick % list.length]?.name ?? null) : null;
        const heights = heightsOf(list, here);
        const first = labels(heights, TABLET);
        const more = labels(heights, WIDE, first);
        expectApart(first.map((label) => takenBy(label, TABLET)));
        expectApart([...first, ...more].map((label) => takenBy(label, WIDE)));
        for (const label of first) expectClear(label, TABLET, heights);
        for (const label of more) expectClear(label, WIDE, heights);
        if (here !== null) expect(first.map(({ name }) => name)).toContain(here);
      }),
    );
  });

  it('name the highest and the lowest of a county before what lies between', () => {
    const names = labels(heightsOf(some.towns, null), TABLET).map(({ name }) => name);
    expect(names[0]).toBe('Town 2');
    expect(names).toContain('Town 7');
  });

  it('lead to this town by dots that end over its own, so that no line goes on with its stem', () => {
    const between = heightsOf(
      Array.from({ length: 24 }, (_, index) => town(`Town ${index}`, index === 9 ? 827 : 1900)),
      'Town 9',
    );
    const led = labels(between, TABLET).flatMap(({ leader }) => leader ?? []);
    expect(led).toHaveLength(1);
    const [, dotted] = /stroke-dasharray="2 4" d="M\d+ \d+V(\d+)"/.exec(renderToStaticMarkup(<TownHeights {...between} />))!;
    // Six over a dot of nine.
    expect(Number(dotted)).toBe(led[0]!.to - 15);
    expect(renderToStaticMarkup(<TownHeights {...some} here={null} />)).not.toContain('stroke-dasharray');
  });

  /** A name keeps off the lines of full thousands, and off the stems of the other towns: this town's too. */
  function expectClear(label: ReturnType<typeof labels>[number], size: number, { towns: all }: Heights) {
    const { top, bottom } = boxOf(label, size);
    for (const y of linesOf(all)) expect(y < top || y > bottom, `${label.name} and the line at ${y}`).toBe(true);
    stemsOf(all).forEach((stem, index) => {
      if (all[index]?.name !== label.name) expect(touch(boxOf(label, size), stem), `${label.name} and the stem of ${all[index]?.name}`).toBe(false);
    });
  }

  /** Names with their leaders. */
  function expectApart(labeled: ReturnType<typeof takenBy>[]) {
    labeled.forEach((boxes, index) => {
      const others = labeled.slice(index + 1).flat();
      for (const one of boxes) for (const other of others) expect(touch(one, other)).toBe(false);
    });
  }
});
