// The drawings of the 24 towns: every one is its own, and says what it says where nothing touches it.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../../generator/content/read';
import { planScene, withFailures } from '../../../generator/plan/scene';
import { boxOf, KEY, type Placed, placeCallouts } from '../../../templates/art/city/callouts';
import { Elevation, placedOn, type SceneModel } from '../../../templates/art/city/Elevation';
import { SUN_REACHES } from '../../../templates/art/city/skies';
import type { Box } from '../../../templates/art/names';
import fc from '../../setup/properties';
import { count } from '../../setup/random';
import { sample } from '../../setup/run';

const FRAME: Box = { left: 0, right: 1440, top: 0, bottom: 640 };

const { site } = readSite(sample);
if (site === null) throw new Error('The data that comes with Shingle has errors: shingle validate lists them.');
const scenes = site.cities.map((city) => ({ name: city.name, scene: resolveContent(planScene({ data: site }, city)) }));

function resolveContent(scene: SceneModel | null): SceneModel {
  if (scene === null) throw new Error('A city that comes with Shingle is not drawn.');
  return scene;
}

const draw = (scene: SceneModel) => renderToStaticMarkup(createElement(Elevation, { scene }));

it('there are 24, no two alike, not even without their words and colors', () => {
  const bare = scenes.map(({ scene }) => draw({ ...scene, seed: 'x', callouts: [] }));
  expect(scenes).toHaveLength(24);
  expect(new Set(bare).size).toBe(24);
  // Of each: which house, which way round, on which land, under which sky.
  expect(new Set(scenes.map(({ scene: { house, variant, flip, land, sky } }) => [house, variant, flip, land, sky].join())).size).toBe(24);
  // Nor is any the same house the same way round, on other land.
  expect(new Set(scenes.map(({ scene: { house, variant, flip } }) => [house, variant, flip].join())).size).toBe(24);
});

it('houses, lands and skies are all in use, and the ids of a drawing are its own', () => {
  const used = (field: 'house' | 'land' | 'sky') => new Set(scenes.map(({ scene }) => scene[field])).size;
  expect([used('house'), used('land'), used('sky')]).toEqual([9, 7, 4]);
  const ids = scenes.flatMap(({ scene }) => [...draw(scene).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(scenes)('$name', ({ scene }) => {
  const svg = draw(scene);
  const placed = placedOn(scene);

  it('is drawn in whole numbers, the same every time', () => {
    expect(svg).toBe(draw(structuredClone(scene)));
    for (const [, d] of svg.matchAll(/ d="([^"]+)"/g)) expect(d).toMatch(/^M[^.]+$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('names three parts, and every label and key has its room', () => {
    expect(placed.map(({ key }) => key)).toEqual(['A', 'B', 'C']);
    // As they are read: A is the one on the left, in the drawing and so in the list.
    expect(placed.map(({ at }) => at.x)).toEqual(placed.map(({ at }) => at.x).toSorted((a, b) => a - b));
    expectNothingTouches(placed);
    for (const one of placed) {
      expectInside(boxOf(one));
      expectInside(keyBox(one, KEY.phone));
    }
  });

  it('its scale dimensions ten feet and no width: two ticks a step apart, and a line of whole steps with no tick at its end', () => {
    const [, ticks] = /class="e" stroke="var\(--clay\)" d="([^"]+)"/.exec(svg)!;
    const [first, second, ...others] = [...ticks!.matchAll(/M(\d+) 606l12-12/g)].map(([, x]) => Number(x) + 6);
    expect([second! - first!, others]).toEqual([100, []]);
    const [, from, to] = /M(\d+) 600h18m64 0H(\d+)/.exec(svg)!;
    expect(Number(from)).toBe(first);
    expect((Number(to) - first!) % 100).toBe(0);
    expect(svg.split('l12-12')).toHaveLength(3);
  });

  it('leaders stand sixty units apart, and no label meets the sun', () => {
    const [x, y] = scene.sun;
    const sun: Box = { left: x - SUN_REACHES, right: x + SUN_REACHES, top: y - SUN_REACHES, bottom: y + SUN_REACHES };
    const across = placed.map(({ at }) => at.x).sort((a, b) => a - b);
    expect(Math.min(...across.slice(1).map((one, index) => one - (across[index] ?? 0)))).toBeGreaterThanOrEqual(60);
    for (const one of placed) expect(overlap(boxOf(one), sun), one.part).toBe(false);
  });

  it('nothing that grows before the house hides what a key points at', () => {
    for (const one of placed) {
      for (const plant of plantsOf(scene)) expect(overlap(keyBox(one, KEY.wide), plant), one.part).toBe(false);
    }
  });

  it('keys stand apart, on a phone too, and no leader runs through one', () => {
    for (const one of placed) {
      for (const other of placed.filter((another) => another !== one)) {
        expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y), `${one.part}, ${other.part}`).toBeGreaterThanOrEqual(2 * KEY.phone + 5);
        if (one.at.y > other.at.y) expect(Math.abs(one.at.x - other.at.x), `${one.part} passes ${other.part}`).toBeGreaterThan(KEY.wide + 3);
      }
    }
  });
});

it('wherever the parts are and whatever they are called, no label touches another, nor its leader', () => {
  const callout = fc.record({
    at: fc.record({ x: fc.integer({ min: 690, max: 1370 }), y: fc.integer({ min: 310, max: 480 }) }),
    part: fc.string({ minLength: 1, maxLength: 22 }),
    what: fc.string({ minLength: 1, maxLength: 30 }),
  });
  const thing = fc.record({ left: fc.integer({ min: 0, max: 1300 }), top: fc.integer({ min: 0, max: 400 }) });
  fc.assert(
    fc.property(
      fc.array(callout, { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 310, max: 420 }),
      fc.array(thing, { maxLength: 3 }),
      (callouts, roof, things) => {
        const apart = callouts.every(({ at }, index) => callouts.every((other, at2) => index === at2 || Math.abs(at.x - other.at.x) > 8));
        fc.pre(apart);
        const boxes = things.map(({ left, top }) => ({ left, right: left + 100, top, bottom: top + 100 }));
        const placed = placeCallouts(callouts, { roof, sun: { left: 900, right: 1020, top: 60, bottom: 180 }, things: boxes });
        expectNothingTouches(placed);
        placed.forEach((one) => expectInside(boxOf(one)));
      },
    ),
    { numRuns: count(4000) },
  );
});

describe('what grows before a house is painted from back to front', () => {
  const bare: SceneModel = { ...scenes[0]!.scene, far: [], near: [], callouts: [] };
  const pathsMore = (near: SceneModel['near']) => draw({ ...bare, near }).split('<path').length - draw(bare).split('<path').length;

  it.each(['oak', 'citrus', 'cypress', 'boulder'] as const)('%s: one over another is not see-through, and apart they are one path a layer', (kind) => {
    const [one, apart, over] = [
      pathsMore([[kind, 200, 80]]),
      pathsMore([
        [kind, 200, 80],
        [kind, 500, 80],
      ]),
      pathsMore([
        [kind, 200, 80],
        [kind, 210, 80],
      ]),
    ];
    expect([apart, over]).toEqual([one, 2 * one]);
  });
});

it('each page has three failures in words, as its drawing has three keys', () => {
  for (const city of site.cities) {
    const body = withFailures(city.body, resolveContent(planScene({ data: site }, city)), 'What fails first');
    const sections = body.flatMap((section) => (section.type === 'failures' ? [section] : []));
    expect(
      sections.map(({ items }) => items.length),
      city.name,
    ).toEqual([3]);
  }
});

/** What stands before the house, its head of 56 either way if it is a palm, else as wide as it is high. Rows lie left of it. */
function plantsOf({ near }: SceneModel): Box[] {
  return near.flatMap(([kind, x, size]) => {
    if (['vines', 'fence', 'furrows', 'green'].includes(kind)) return [];
    const palm = kind.endsWith('palm');
    const half = palm ? 56 : size / 2;
    return [{ left: x - half, right: x + half, top: 560 - size - (palm ? 56 : 0), bottom: palm ? 560 - size + 56 : 560 }];
  });
}

function expectNothingTouches(placed: readonly Placed[]): void {
  for (const one of placed) {
    for (const other of placed.filter((another) => another !== one)) {
      expect(overlap(boxOf(one), boxOf(other)), `${one.part} and ${other.part}`).toBe(false);
      const leader = { left: other.at.x, right: other.at.x, top: other.top, bottom: other.at.y };
      expect(overlap(boxOf(one), leader), `${one.part} and the leader of ${other.part}`).toBe(false);
    }
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left <= a.right && a.top < b.bottom && b.top < a.bottom;
}

function keyBox({ at }: Placed, radius: number): Box {
  return { left: at.x - radius, right: at.x + radius, top: at.y - radius, bottom: at.y + radius };
}

function expectInside({ left, right, top, bottom }: Box): void {
  expect(left).toBeGreaterThanOrEqual(FRAME.left);
  expect(right).toBeLessThanOrEqual(FRAME.right);
  expect(top).toBeGreaterThanOrEqual(FRAME.top);
  expect(bottom).toBeLessThanOrEqual(FRAME.bottom);
}
