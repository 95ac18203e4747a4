// Which drawing a city's page has: its own, that of its climate, or none; and that its words stand on the page.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type City, readSite } from '../../../generator/content/read';
import { lettersRule, noScene, scene as schema } from '../../../generator/content/schema/scene';
import { isKeyed, planScene, withFailures } from '../../../generator/plan/scene';
import { Elevation } from '../../../templates/art/city/Elevation';
import { section } from '../../../templates/sections/schemas';
import { sample } from '../../setup/run';

const { site } = readSite(sample);
if (site === null) throw new Error('The data that comes with Shingle has errors: shingle validate lists them.');
const data = site;
const [riverside] = data.cities.filter(({ slug }) => slug === 'riverside');
if (riverside === undefined) throw new Error('Riverside is gone.');

function cityOf(changes: Partial<City>): City {
  return { ...(riverside as City), scene: undefined, ...changes };
}

describe('without a scene of its own', () => {
  it.each(
    data.places.places
      .map(({ zone, ...place }) => ({ ...place, zone }))
      .filter(({ zone }, index, all) => all.findIndex((other) => other.zone === zone) === index),
  )('a city in climate zone $zone is drawn, without keys', ({ name, county }) => {
    const scene = planScene({ data }, cityOf({ name, county, slug: 'somewhere' }));
    expect(scene?.callouts).toEqual([]);
    expect(renderToStaticMarkup(createElement(Elevation, { scene: scene! }))).toContain('<svg');
  });

  it('so is one that no list of places knows', () => {
    expect(planScene({ data }, cityOf({ name: 'Nowhere' }))?.house).toBe('shingle');
  });

  it('the desert is not drawn like the mountains', () => {
    const houseIn = (name: string, county: string) => planScene({ data }, cityOf({ name, county }))?.land;
    expect(houseIn('Palm Springs', 'riverside-county')).not.toBe(houseIn('Big Bear Lake', 'san-bernardino-county'));
  });
});

it('there is no drawing where the city, or the site, says none; a scene of its own wins', () => {
  const off = { data: { ...data, 'city-pages': { ...data['city-pages'], scene: 'none' as const } } };
  expect(planScene({ data }, cityOf({ scene: 'none' }))).toBeNull();
  expect(planScene(off, cityOf({}))).toBeNull();
  expect(planScene(off, riverside)?.house).toBe('ranch');
});

it('a page without the section on what fails first gets one of its callouts', () => {
  const scene = planScene({ data }, riverside);
  const without = riverside.body.filter(({ type }) => type !== 'failures');
  const [first] = withFailures(without, scene, 'What fails first');
  expect(first).toMatchObject({ type: 'failures', title: 'What fails first' });
  expect(first?.type === 'failures' && first.items.map(({ title }) => title)).toEqual(scene?.callouts.map(({ part }) => part));
  expect(withFailures(riverside.body, scene, '')).toEqual(riverside.body);
  expect(withFailures(without, null, '')).toEqual(without);
});

it('the letters of what fails first are those of the drawing: one that points at nothing, or none, has none', () => {
  expect(isKeyed(planScene({ data }, riverside))).toBe(true);
  expect(isKeyed(planScene({ data }, cityOf({})))).toBe(false);
  expect(isKeyed(planScene({ data }, cityOf({ scene: 'none' })))).toBe(false);
});

describe('the letters of a drawing and of what fails first', () => {
  const page = z.object({ scene: z.union([noScene, schema]).optional(), body: z.array(section) }).superRefine(lettersRule);
  const parts = ['ridge', 'valley', 'eave'];
  const drawn = { house: 'ranch', land: 'hills', sky: 'gold', sun: [770, 200], callouts: parts.map((at) => ({ at, part: 'Part', what: 'what happens' })) };
  const found = (ats: readonly (string | undefined)[], rest: object = { scene: drawn }) =>
    page.safeParse({
      ...rest,
      body: [{ type: 'failures', title: 'What fails first', items: ats.map((at, index) => ({ title: `Failure ${index}`, at, text: 'Text.' })) }],
    }).error?.issues ?? [];

  it('are of the same parts, in the same order', () => expect(found(parts)).toEqual([]));

  it('in another order are refused, each with where its callout stands', () => {
    expect(found(['valley', 'ridge', 'eave'])).toMatchObject([
      {
        path: ['body', 0, 'items', 0, 'at'],
        message: 'this is A, about "valley", and A on the drawing points at "ridge".',
        params: { fix: expect.stringContaining('"valley" is B there') },
      },
      { path: ['body', 0, 'items', 1, 'at'], params: { fix: expect.stringContaining('"ridge" is A there') } },
    ]);
  });

  it('of another part are refused, and so is a failure that names none', () => {
    expect(found(['ridge', 'chimney', undefined])).toMatchObject([
      { path: ['body', 0, 'items', 1, 'at'], params: { fix: expect.stringContaining('write at: valley') } },
      { path: ['body', 0, 'items', 2], message: 'C on the drawing points at "eave", and this does not say what it is about.' },
    ]);
  });

  it('are nothing to a page whose drawing has none', () => {
    expect(found([undefined, undefined, undefined], {})).toEqual([]);
    expect(found(['eave', 'eave', 'eave'], { scene: 'none' })).toEqual([]);
  });
});

describe('what the schema refuses', () => {
  const sound = {
    house: 'ranch',
    land: 'hills',
    sky: 'gold',
    sun: [770, 200],
    callouts: ['ridge', 'valley', 'eave'].map((at) => ({ at, part: 'Part', what: 'what happens' })),
  };
  const issues = (changes: object) => schema.safeParse({ ...sound, ...changes }).error?.issues ?? [];

  it('nothing of a sound one', () => expect(issues({})).toEqual([]));

  it('a part that this house does not have, and lists those it has', () => {
    const callouts = [{ ...sound.callouts[0], at: 'chimny' }, ...sound.callouts.slice(1)];
    expect(issues({ callouts })).toMatchObject([
      {
        path: ['callouts', 0, 'at'],
        message: '"chimny" is not part of the house "ranch", variant 1.',
        params: { fix: expect.stringMatching(/chimney.*did you mean "chimney"/) },
      },
    ]);
  });

  it('two callouts, a long label, a plant that does not grow here', () => {
    expect(issues({ callouts: sound.callouts.slice(1) })).toHaveLength(1);
    expect(issues({ callouts: sound.callouts.map((one) => ({ ...one, part: 'A part with a name that is long' })) })).toHaveLength(3);
    expect(issues({ near: [['saguaro', 600, 200]] })).toHaveLength(1);
  });
});
