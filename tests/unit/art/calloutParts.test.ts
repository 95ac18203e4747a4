// A key points at what its callout names, as far as words tell: their part of the house has to be one of that kind.
import { describe, expect, it } from 'vitest';
import { readSite } from '../../../generator/content/read';
import { planScene } from '../../../generator/plan/scene';
import { KEY } from '../../../templates/art/city/callouts';
import type { Finish, Part } from '../../../templates/art/city/house';
import { HOUSES } from '../../../templates/art/city/houses/index';
import { DOORS, WALLS } from '../../../templates/art/palette';
import { sample } from '../../setup/run';

/** The first that the name of the part matches decides. */
const KINDS: readonly (readonly [RegExp, readonly Part[]])[] = [
  [/butterfly/i, ['butterfly-drain']],
  [/valley|channel|slopes join|low corner/i, ['valley']],
  [/balcony/i, ['balcony']],
  [/patio|porch|metal laps|chalky|sheet metal/i, ['patio-cover', 'porch-eave']],
  [/carport|metal pans/i, ['carport-joint']],
  [/scupper|outlet/i, ['scupper']],
  [/skylight|curb/i, ['skylight']],
  [/collar|holes/i, ['pipe']],
  [/chimney|caulked|sealed joint/i, ['chimney']],
  [/ridge|behind the tile/i, ['ridge', 'hip']],
  [/foam|roof skin|flat link|rolled|low places/i, ['flat-field']],
  [/parapet/i, ['parapet']],
  [/clerestory/i, ['clerestory']],
  [/gable return/i, ['gable-return']],
  [/wall joint|wall flashing|at the wall/i, ['wall-flashing']],
  [/room joint/i, ['roof-step']],
  [/felt|underlayment|sheet under|unseen layer|afternoon slope/i, ['felt']],
  [/washers/i, ['fasteners']],
  [/rim$/i, ['edge-metal', 'eave']],
  [/tabs|bald|sunny shingle/i, ['slope', 'eave']],
  [/eave|first row|tile ends|open ends|below the tile/i, ['eave']],
  [/trim tile|shake boards/i, ['rake']],
  [/planks/i, ['felt', 'slope']],
];

const finish: Finish = { id: 'norco', wall: WALLS[0], door: DOORS[0], tint: 0 };
const houses = Object.values(HOUSES)
  .flat()
  .map((draw) => draw(finish));

const { site } = readSite(sample);
if (site === null) throw new Error('The data that comes with Shingle has errors: shingle validate lists them.');
const scenes = site.cities.flatMap((city) => planScene({ data: site }, city) ?? []);

describe.each(scenes)('$seed', ({ house, variant, callouts }) => {
  const { anchors, windows } = HOUSES[house][variant - 1]!(finish);

  it('points at parts of the kinds that it names', () => {
    for (const { at, part } of callouts) {
      expect(KINDS.find(([words]) => words.test(part))?.[1] ?? [], part).toContain(at);
    }
  });

  it('has no leader that runs through a window', () => {
    for (const { at, part } of callouts) {
      const anchor = anchors[at as Part]!;
      const foot = anchor.key ?? anchor;
      for (const { left, right, top } of panesOf(windows)) expect(foot.x > left && foot.x < right && foot.y > top, part).toBe(false);
    }
  });
});

it('a key beside its part leaves it free, and is near it', () => {
  const aside = houses.flatMap(({ anchors }) => Object.entries(anchors)).filter(([, { key }]) => key !== undefined);
  expect(aside.length).toBeGreaterThan(5);
  for (const [part, { x, y, key }] of aside) {
    const apart = Math.hypot(key!.x - x, key!.y - y);
    expect(apart, part).toBeGreaterThanOrEqual(KEY.wide + 5);
    expect(apart, part).toBeLessThanOrEqual(3.5 * KEY.wide);
  }
});

/** Of each box of the lit windows: where it is. A row of panes goes on with steps from the start of the one before. */
function panesOf(d: string): { left: number; right: number; top: number }[] {
  const panes: { left: number; right: number; top: number }[] = [];
  let [x, y] = [0, 0];
  for (const [, command, dx, dy, width] of d.matchAll(/([Mm])(-?\d+) ?(-?\d+)h(-?\d+)/g)) {
    [x, y] = command === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    panes.push({ left: x, right: x + Number(width), top: y });
  }
  return panes;
}
