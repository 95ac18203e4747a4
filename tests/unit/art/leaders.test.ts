// The dot at the end of a leader lies on the part that its label names, and nothing is painted over the part there.
import { describe, expect, it } from 'vitest';
import type { Point, Stroke } from '../../../templates/art/drawing';
import { DRAWING_NAMES, workOf } from '../../../templates/art/services/index';
import { points } from './paths';

/** Drawings whose labels all say what they point at. */
const SAID = DRAWING_NAMES.map((name) => [name, workOf(name)] as const).filter(([, { labels }]) => labels.some(({ on }) => on !== undefined));

it('most drawings say what their labels point at', () => {
  expect(SAID.length).toBeGreaterThan(6);
});

describe.each(SAID)('%s', (_, { strokes, labels }) => {
  it.each(labels)('points at: $part', ({ x, to, on, part }) => {
    expect(on, 'all labels of a drawing say it, or none').toBeDefined();
    const drawn = strokes.findLastIndex(({ d }) => d.includes(on!));
    expect(drawn, `the outline of ${part} is drawn`).toBeGreaterThanOrEqual(0);
    expect(covers({ d: on! }, { x, y: to })).toBe(true);
    const above = strokes.slice(drawn + 1).filter((stroke) => stroke.fill !== undefined && covers(stroke, { x, y: to }));
    expect(above, `painted over ${part}`).toEqual([]);
  });
});

function covers({ d }: Stroke, at: Point): boolean {
  return shapesOf(d).some((shape) => holds(shape, at));
}

/** The shapes of a path, curves as straight lines over their middles; a shape that begins with m counts from the one before. */
function shapesOf(d: string): [number, number][][] {
  const shapes: [number, number][][] = [];
  let before = '';
  for (const shape of d.split(/(?=[Mm])/)) {
    const start = shape.startsWith('m') ? points(before).at(/z$/.test(before) ? 0 : -1)! : undefined;
    const own = start ? shape.replace(/^m(-?\d+) ?(-?\d+)/, (_, dx, dy) => `M${start[0] + Number(dx)} ${start[1] + Number(dy)}`) : shape;
    shapes.push(points(own, true));
    before = own;
  }
  return shapes;
}

/** Whether a line from the place to the right crosses the shape's edge an odd number of times. */
function holds(shape: readonly [number, number][], { x, y }: Point): boolean {
  let inside = false;
  shape.forEach(([ax, ay], index) => {
    const [bx, by] = shape.at(index - 1)!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}
