// The houses of the city drawings: every one is there, and says truly where its parts are.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Finish, type House, PARTS } from '../../../templates/art/city/house';
import { HOUSE_TYPES, HOUSES } from '../../../templates/art/city/houses/index';
import { Strokes } from '../../../templates/art/drawing';
import { DOORS, WALLS } from '../../../templates/art/palette';
import { points } from './paths';

const finish: Finish = { id: 'norco', wall: WALLS[0], door: DOORS[0], tint: 0 };
const houses = HOUSE_TYPES.flatMap((type) => HOUSES[type].map((draw, index) => ({ name: `${type} ${index + 1}`, draw, house: draw(finish) })));

const strokesOf = (house: House) => renderToStaticMarkup(createElement(Strokes, { strokes: house.strokes }));
const pathsOf = (house: House) => [...house.strokes.map(({ d }) => d), house.silhouette, house.windows];

it('there are two of each type, and they differ', () => {
  expect(Object.keys(HOUSES).toSorted()).toEqual([...HOUSE_TYPES].toSorted());
  for (const type of HOUSE_TYPES) {
    const [first, second] = HOUSES[type].map((draw) => draw(finish));
    expect(first!.silhouette, type).not.toBe(second!.silhouette);
    expect(mirrored(first!.silhouette), type).not.toEqual(points(second!.silhouette));
    expect([first!.width, first!.height], type).toEqual([second!.width, second!.height]);
  }
});

describe.each(houses)('$name', ({ draw, house }) => {
  it('is drawn in whole numbers, the same every time', () => {
    for (const d of pathsOf(house)) expect(d).toMatch(/^M[-0-9MhvlmqazHVLZ ]+$/);
    expect(draw(finish)).toEqual(house);
  });

  it('names the coverings that it is filled with, and no other', () => {
    const used = [...strokesOf(house).matchAll(/url\(#norco-(\w+)\)/g)].map((match) => match[1]);
    expect([...new Set(used)].toSorted()).toEqual([...house.coverings].toSorted());
  });

  it('has shade under its eaves', () => {
    expect(strokesOf(house)).toContain('fill="#1b24304d"');
  });

  it('is as wide and as high as it says', () => {
    const corners = points(house.silhouette);
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-house.width / 2, house.width / 2]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([-house.height, 0]);
  });

  it('says of at least five parts of its roof where they are', () => {
    const anchors = Object.entries(house.anchors);
    expect(anchors.length).toBeGreaterThanOrEqual(5);
    for (const [part, { x, y }] of anchors) {
      expect(PARTS, part).toContain(part);
      expect(Math.abs(x), part).toBeLessThanOrEqual(house.width / 2);
      expect(y, part).toBeLessThan(-60);
      expect(y, part).toBeGreaterThanOrEqual(-house.height);
    }
    // Where two keys (13 in radius) would cover each other, one of the parts cannot be told.
    const keys = anchors.map(([part, anchor]) => [part, anchor.key ?? anchor] as const);
    for (const [first, a] of keys)
      for (const [second, b] of keys) {
        if (first < second) expect(Math.hypot(a.x - b.x, a.y - b.y), `${first}, ${second}`).toBeGreaterThanOrEqual(26);
      }
  });
});

function mirrored(d: string): [number, number][] {
  return points(d).map(([x, y]) => [-x, y]);
}
