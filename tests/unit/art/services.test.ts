// The drawings of services: one for each of the shipped data, small, of whole numbers, the same every time.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MOST_BYTES } from '../../../templates/art/limits';
import { DRAWING_NAMES, DRAWINGS, type DrawingName } from '../../../templates/art/services/index';
import { ServiceDrawing } from '../../../templates/art/services/ServiceDrawing';
import { SERIES, SERIES_NAMES, STEP_FRAME } from '../../../templates/art/services/steps/index';
import { StepDrawing, StreetDrawing } from '../../../templates/art/services/small';
import { STREET } from '../../../templates/art/services/street';
import { points } from './paths';

const folder = join(import.meta.dirname, '../../../data/services');
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

  it.each(DRAWING_NAMES)('%s: no larger than it may be, of whole numbers, the same every time', (name) => {
    const svg = svgOf(name);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MOST_BYTES.service);
    expect(geometry(svg)).not.toMatch(/\d\.\d|NaN|undefined/);
    expect(svgOf(name)).toBe(svg);
  });

  it.each(DRAWING_NAMES)('%s: three to five labels, said again as text', (name) => {
    const { labels } = DRAWINGS[name];
    expect(labels.length).toBeGreaterThanOrEqual(3);
    expect(labels.length).toBeLessThanOrEqual(5);
    const legend = renderToStaticMarkup(createElement(ServiceDrawing, { name })).split('<ol')[1];
    for (const { part, does } of labels) expect(legend).toContain(`<b>${part}:</b> ${does.replaceAll("'", '&#x27;')}`);
  });
});

describe('small drawings', () => {
  const all = [
    ...SERIES_NAMES.map((series) => ({ name: series, drawn: SERIES[series].map((_, step) => renderToStaticMarkup(createElement(StepDrawing, { series, step }))) })),
    { name: 'street', drawn: STREET.map((_, building) => renderToStaticMarkup(createElement(StreetDrawing, { building }))) },
  ];

  it.each(all)('$name: whole numbers, every one different', ({ drawn }) => {
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) expect(geometry(svg)).not.toMatch(/\d\.\d|NaN|undefined/);
  });

  it('stay light: a page has one series', () => {
    for (const { name, drawn } of all) expect(drawn.join('').length, name).toBeLessThanOrEqual(MOST_BYTES.series);
  });

  it.each(Object.entries(SERIES))('%s: runs out of its frame at most by half of what parts two steps', (_, series) => {
    const [x, y, half] = [STEP_FRAME.width / 2, STEP_FRAME.height / 2, 14];
    const out = series.flat().flatMap(({ d }) => points(d)).filter(([px, py]) => Math.abs(px - x) > x + half || Math.abs(py - y) > y + half);
    expect(out).toEqual([]);
  });

  it('every series stands on a page', () => {
    const named = services.flatMap(({ data }) => data.body.map((section: { type: string; drawing?: string }) => section.type === 'process' && section.drawing));
    expect(Object.keys(SERIES).filter((name) => !named.includes(name))).toEqual([]);
  });
});
