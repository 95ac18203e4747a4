// The sections through the counties of the sample, with the places that its places.yaml knows.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../../generator/content/read';
import { planCountySection } from '../../../generator/plan/heights';
import { CountySection } from '../../../templates/art/countySection';
import { groundBoxes, sectionLabels, zoneLabels } from '../../../templates/art/countySectionLabels';
import { type CountySectionModel, layOut, PHONE, WIDER, zoneRuns } from '../../../templates/art/countySectionPlan';
import { type Box, boxOf, takenBy, touch } from '../../../templates/art/names';
import { sample } from '../../setup/run';

const { site } = readSite(sample);
if (site === null) throw new Error('The data that comes with Shingle has errors: shingle validate lists them.');
const data = site;
const counties = data.counties.map((county): [string, CountySectionModel] => {
  const section = planCountySection({ data }, county);
  if (section === undefined) throw new Error(`${county.name} has no section.`);
  return [county.name, section];
});

function expectApart(boxes: readonly Box[][]) {
  boxes.forEach((some, index) => {
    const others = boxes.slice(index + 1).flat();
    for (const one of some) for (const other of others) expect(touch(one, other)).toBe(false);
  });
}

describe.each(counties)('the section through %s', (_, model) => {
  const markup = renderToStaticMarkup(<CountySection {...model} />);
  const svg = markup.slice(markup.indexOf('<svg'), markup.indexOf('</svg>'));
  const plan = layOut(model.places);
  const onPhone = sectionLabels(model, PHONE);
  const onWider = sectionLabels(model, WIDER);

  it('is the same every time, in whole numbers', () => {
    expect(renderToStaticMarkup(<CountySection {...model} />)).toBe(markup);
    const shapes = Array.from(svg.matchAll(/ (?:d|x|y|viewBox)="([^"]*)"/g), ([, value]) => value ?? '');
    expect(shapes.filter((value) => value.includes('.'))).toEqual([]);
  });

  it('has every place at its height, to one scale from its highest', () => {
    const sea = Math.round((plan.dots[0]?.y ?? 0) + (model.places[0]?.elevation ?? 0) * plan.perFoot);
    plan.dots.forEach(({ y }, index) => expect(Math.abs(sea - y - (model.places[index]?.elevation ?? 0) * plan.perFoot)).toBeLessThanOrEqual(1));
    for (const { feet, y } of plan.guides) expect(Math.abs(sea - y - feet * plan.perFoot)).toBeLessThanOrEqual(1);
    expect(Math.max(...model.places.map(({ elevation }) => elevation)) * plan.perFoot).toBeCloseTo(290);
    for (const { x, y } of plan.dots) expect(svg).toContain(`M${x} ${y}V`);
  });

  it('has names that touch nothing, on a phone and on wider windows; the highest has its own, and where there is room the first', () => {
    const highest = [...model.places].sort((one, other) => other.elevation - one.elevation)[0]?.name;
    expect(onPhone.length).toBeGreaterThanOrEqual(3);
    expect(onWider.length).toBeGreaterThanOrEqual(5);
    expect(onPhone.map(({ name }) => name)).toContain(highest);
    expect(onWider.map(({ name }) => name)).toEqual(expect.arrayContaining([model.order[0], highest]));
    const land = groundBoxes(model.places, plan);
    for (const [labels, size] of [
      [onPhone, PHONE],
      [onWider, WIDER],
    ] as const) {
      expectApart(labels.map((label) => takenBy(label, size)));
      for (const label of labels)
        expect(
          land.some((box) => touch(boxOf(label, size), box)),
          label.text,
        ).toBe(false);
    }
  });

  it('joins neighbors of one zone, from one edge of the land to the other', () => {
    const runs = zoneRuns(model.places, plan);
    runs.forEach(({ zone, left, right }, index) => {
      const next = runs[index + 1];
      expect(right).toBeGreaterThan(left);
      if (next) expect([next.left, next.zone === zone]).toEqual([right, false]);
    });
    for (const { x } of zoneLabels(model, WIDER)) expect(runs.some(({ left, right }) => left < x && x < right)).toBe(true);
    expect(zoneLabels(model, PHONE).length).toBeLessThanOrEqual(zoneLabels(model, WIDER).length);
  });

  it('is said to those who hear the page', () => {
    expect(svg).toContain('aria-hidden="true"');
    const text = markup.slice(markup.indexOf('<figcaption'));
    for (const { name, zone } of model.places) expect(text).toMatch(new RegExp(`${name} [−\\d,]+ ft, zone ${zone}[;.]`));
    expect(text).toContain('GeoNames');
  });
});

it('keeps the words of its heights apart where the land goes far below the sea', () => {
  const places = [-226, -141, -125, -60, -13, 400].map((elevation, index) => ({ name: `Place ${index}`, elevation, zone: 15 }));
  const lines = [...layOut(places).guides.map(({ y }) => y), layOut(places.map((place) => ({ ...place, elevation: 0 }))).dots[0]?.y ?? 0].sort(
    (one, other) => one - other,
  );
  lines.slice(1).forEach((y, index) => expect(y - (lines[index] ?? 0)).toBeGreaterThan(PHONE));
});

describe('there is no section', () => {
  const [county] = data.counties;
  if (county === undefined) throw new Error('There is no county.');
  const planned = (changes: Partial<typeof data.places>) => planCountySection({ data: { ...data, places: { ...data.places, ...changes } } }, county);

  it('where no place has a longitude, or there are too few', () => {
    expect(planned({})).toBeDefined();
    expect(planned({ places: [] })).toBeUndefined();
    expect(planned({ places: data.places.places.map(({ longitude: _, ...place }) => place) })).toBeUndefined();
  });

  it('where its words are left out, or the site is not drawn', () => {
    expect(planned({ section: undefined })).toBeUndefined();
    expect(planned({ heights: undefined })).toBeUndefined();
    expect(planCountySection({ data: { ...data, site: { ...data.site, drawings: undefined } } }, county)).toBeUndefined();
  });
});
