// The drawings of services: one for each of the shipped data, small, of whole numbers, the same every time.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DRAWING_NAMES, type DrawingName, workOf } from '../../../templates/art/services/index';
import { BOARDS } from '../../../templates/art/services/pitch';
import { planYear } from '../../../templates/art/services/planYear';
import { ServiceDrawing } from '../../../templates/art/services/ServiceDrawing';
import { StepDrawing, StreetDrawing } from '../../../templates/art/services/small';
import { SERIES, SERIES_NAMES, STEP_FRAME } from '../../../templates/art/services/steps/index';
import { at, LENGTH } from '../../../templates/art/services/steps/slope';
import { STREET } from '../../../templates/art/services/street';
import { sample } from '../../setup/run';
import { points } from './paths';

const folder = join(sample, 'services');
const services = readdirSync(folder).map((file) => ({ file, data: parse(readFileSync(join(folder, file), 'utf8')) }));

function svgOf(name: DrawingName): string {
  const html = renderToStaticMarkup(createElement(ServiceDrawing, { name }));
  return html.slice(0, html.indexOf('</svg>') + '</svg>'.length);
}

/** Every number of the paths and of the places of texts. */
function geometry(svg: string): string {
  return [...svg.matchAll(/ (?:d|x|y)="([^"]*)"/g)].map(([, value]) => value).join(' ');
}

describe('the drawing of a service', () => {
  it.each(services)('$file names one', ({ data }) => {
    expect(DRAWING_NAMES).toContain(data.hero.drawing);
  });

  it('is another one on every page', () => {
    const names = services.map(({ data }) => data.hero.drawing);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(DRAWING_NAMES.map(svgOf)).size).toBe(DRAWING_NAMES.length);
  });

  it.each(DRAWING_NAMES)('%s: of whole numbers, the same every time', (name) => {
    const svg = svgOf(name);
    expect(geometry(svg)).not.toMatch(/\d\.\d|NaN|undefined/);
    expect(svgOf(name)).toBe(svg);
  });

  it.each(DRAWING_NAMES)('%s: three to five labels, said again as text', (name) => {
    const { labels } = workOf(name);
    expect(labels.length).toBeGreaterThanOrEqual(3);
    expect(labels.length).toBeLessThanOrEqual(5);
    const legend = renderToStaticMarkup(createElement(ServiceDrawing, { name })).split('<ol')[1];
    for (const { part, does } of labels) expect(legend).toContain(`<b>${part}:</b> ${does.replaceAll("'", '&#x27;')}`);
  });
});

describe('the year of a plan', () => {
  const year = planYear([
    { name: 'Bronze', perYear: 1 },
    { name: 'Gold', perYear: 3 },
  ]);

  it('has the plans of its page by their names, each with its visits', () => {
    expect(year.notes?.map(({ text }) => text)).toEqual(['Bronze', 'Gold']);
    expect(year.labels.at(-1)?.does).toBe('a visit: Bronze one, Gold three');
    expect(year.strokes.at(-1)?.d.match(/M/g)?.length).toBe(4);
  });

  it('has every visit on the axis of a season', () => {
    const axes = year.labels.slice(0, 4).map(({ x }) => x);
    const visits = [...(year.strokes.at(-1)?.d ?? '').matchAll(/M(\d+) /g)].map(([, x]) => Number(x) + 9);
    expect(axes).toEqual(expect.arrayContaining(visits));
  });

  it('says of the shipped plans as often a year as their words do', () => {
    const { body } = services.find(({ data }) => data.hero.drawing === 'plan-year')!.data;
    const plans: { visits: string; perYear: number }[] = body.find(({ type }: { type: string }) => type === 'plans').items;
    expect(plans.map(({ perYear }) => perYear)).toEqual(plans.map(({ visits }) => Number.parseInt(visits, 10)));
  });
});

describe('small drawings', () => {
  const all = [
    ...SERIES_NAMES.map((series) => ({
      name: series,
      drawn: SERIES[series].map((_, step) => renderToStaticMarkup(createElement(StepDrawing, { series, step }))),
    })),
    { name: 'street', drawn: STREET.map((_, building) => renderToStaticMarkup(createElement(StreetDrawing, { building }))) },
  ];

  it.each(all)('$name: whole numbers, every one different', ({ drawn }) => {
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) expect(geometry(svg)).not.toMatch(/\d\.\d|NaN|undefined/);
  });

  it.each(Object.entries(SERIES))('%s: runs out of its frame at most by half of what parts two steps', (_, series) => {
    const [x, y, half] = [STEP_FRAME.width / 2, STEP_FRAME.height / 2, 14];
    const out = series
      .flat()
      .flatMap(({ d }) => points(d))
      .filter(([px, py]) => Math.abs(px - x) > x + half || Math.abs(py - y) > y + half);
    expect(out).toEqual([]);
  });

  it('a covering lies on its deck: no slit is left between it and the board', () => {
    for (const [up, steps] of [
      [4, [SERIES.reroof[0], SERIES.reroof[3], SERIES.reroof[4]]],
      [2, SERIES.skylight],
    ] as const) {
      for (const step of steps) {
        const decks = step?.filter(({ fill }) => fill === BOARDS).flatMap(({ d }) => points(d).map(String)) ?? [];
        for (const corner of [at(LENGTH + 4, 0), at(LENGTH + 4, 0, up)]) {
          expect(decks.some((point) => Math.abs(Number(point.split(',')[0]) - corner[0]) <= 2 && Math.abs(Number(point.split(',')[1]) - corner[1]) <= 2)).toBe(
            true,
          );
        }
      }
    }
  });

  it('the hose comes from above into the gutter', () => {
    const hose = SERIES.gutter[3]?.slice(-3).flatMap(({ d }) => points(d)) ?? [];
    expect(hose[0]?.[1]).toBe(0);
    expect(Math.max(...hose.map(([, y]) => y))).toBeLessThan(80);
    expect(Math.max(...hose.map(([x]) => x))).toBeLessThan(146);
  });

  it('every series stands on a page', () => {
    const named = services.flatMap(({ data }) => data.body.map((section: { type: string; drawing?: string }) => section.type === 'process' && section.drawing));
    expect(Object.keys(SERIES).filter((name) => !named.includes(name))).toEqual([]);
  });
});
