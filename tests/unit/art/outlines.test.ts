// The roofs over the neighborhoods of a town: no two on a page are the same line.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../../generator/content/read';
import { housesOf, OUTLINES, type Outline, RoofOutline } from '../../../templates/art/outlines';
import { sample } from '../../setup/run';

const draw = (outline: Outline | undefined, house: number) => renderToStaticMarkup(createElement(RoofOutline, { outline, house }));

const { site } = readSite(sample);
if (site === null) throw new Error('The data that comes with Shingle has errors: shingle validate lists them.');
const towns = site.cities.flatMap(({ name, body }) => body.flatMap((section) => (section.type === 'neighborhoods' ? [{ name, items: section.items }] : [])));

it('there are three houses of each kind, and all stand on their ground line', () => {
  const all = OUTLINES.flatMap((outline) => [0, 1, 2].map((house) => draw(outline, house)));
  expect(new Set(all).size).toBe(15);
  for (const one of all) expect(one).toMatch(/ d="M0 62H[^"]*V62H400"/);
});

describe.each(towns)('$name', ({ items }) => {
  it('has three roofs that differ, the same every time', () => {
    const drawn = items.map(({ outline }, index) => draw(outline, housesOf(items)[index]!));
    expect(new Set(drawn).size).toBe(3);
    expect(housesOf(structuredClone(items))).toEqual(housesOf(items));
  });
});

it('the names of a town choose which house is first', () => {
  const first = (outline: Outline) =>
    new Set(
      towns.flatMap(({ items }) =>
        items
          .filter((item) => item.outline === outline)
          .slice(0, 1)
          .map(() => housesOf(items)[items.findIndex((item) => item.outline === outline)]),
      ),
    );
  expect(first('hip').size).toBe(3);
});

it('three of one kind differ too', () => {
  expect(new Set(housesOf(['One', 'Two', 'Three'].map((name) => ({ name, outline: 'gable' as const })))).size).toBe(3);
});
