import { describe, expect, it } from 'vitest';
import type { SiteData } from '../../../generator/content/site';
import { feetIn, placeProblems } from '../../../generator/plan/placeFacts';

const PLACES = [
  { name: 'Riverside', county: 'riverside-county', kind: 'city', elevation: 827, zone: 10 },
  { name: 'Indio', county: 'riverside-county', kind: 'city', elevation: -13, zone: 15 },
];

type Fact = readonly [label: string, value: string];

function told({ name = 'Riverside', county = 'riverside-county', facts = [] as readonly Fact[], cities = [] as string[], production = true }): string[] {
  const data = {
    places: { places: PLACES },
    cities: [{ file: '/d/cities/x.yaml', slug: 'x', name, county, facts: facts.map(([label, value]) => ({ label, value })) }],
    counties: [{ file: '/d/counties/other-county.yaml', slug: 'other-county', cities }],
  } as unknown as SiteData;
  return placeProblems(data, { sources: new Map(), folder: '/d', production }).map(({ severity, field, what }) => `${severity} ${field}: ${what}`);
}

describe('places of the data', () => {
  it.each<[string, Parameters<typeof told>[0], string[]]>([
    ['a sound city', { facts: [['Ground level', '827 ft'], ['Climate zone', 'Title 24 zone 10']] }, []],
    ['a height below the sea', { name: 'Indio', facts: [['Town level', '13 ft below sea level'], ['Below sea level', '13 ft'], ['California climate zone', '15, low desert']] }, []],
    ['a part of a place, and other figures', { facts: [['Ground level in Mira Loma', '722 ft'], ['Hottest day', '110 °F'], ['Ground level', 'much of it high']] }, []],
    ['a place that is not in the list', { name: 'Norco', county: 'elsewhere', facts: [['Ground level', '640 ft']] }, []],
    ['another county', { county: 'orange-county' }, ['error county: Riverside lies in riverside-county, says places.yaml.']],
    ['another height', { facts: [['Ground level', '927 ft']] }, ['error facts[0].value: "Ground level 927 ft", where places.yaml says 827 ft.']],
    ['above, where it is below', { name: 'Indio', facts: [['Elevation', '13 ft']] }, ['error facts[0].value: "Elevation 13 ft", where places.yaml says -13 ft.']],
    ['another zone', { facts: [['Climate zone', 'Title 24 zone 15']] }, ['error facts[0].value: "Climate zone Title 24 zone 15", where places.yaml says zone 10.']],
    ['another height, in a preview', { facts: [['Ground level', '927 ft']], production: false }, ['warning facts[0].value: "Ground level 927 ft", where places.yaml says 827 ft.']],
    ['another county, in a preview', { county: 'orange-county', production: false }, ['error county: Riverside lies in riverside-county, says places.yaml.']],
    ['a slip in the name', { name: 'Riversde' }, ['warning name: places.yaml has no Riversde, and has Riverside.']],
    ['the list of another county', { cities: ['Indio', 'Norco'] }, ['error cities[0]: Indio lies in riverside-county, says places.yaml.']],
  ])('%s', (_, city, problems) => expect(told(city)).toEqual(problems));

  it.each([['1,483 ft', 1483], ['-13 feet', -13], ['1,076 ft up', 1076], ['720 m', null], ['many', null]])('reads the height %s', (value, feet) => {
    expect(feetIn(value)).toBe(feet);
  });
});
