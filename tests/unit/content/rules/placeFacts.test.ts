import { describe, expect, it } from 'vitest';
import type { SiteData, Sources } from '../../../../generator/content/read';
import { feetIn, placeProblems } from '../../../../generator/content/rules/placeFacts';
import { parseSource } from '../../../../generator/content/yaml/source';

const PLACES = [
  { name: 'Riverside', county: 'riverside-county', kind: 'city', elevation: 827, zone: 10 },
  { name: 'Indio', county: 'riverside-county', kind: 'city', elevation: -13, zone: 15 },
  { name: 'Rialto', county: 'riverside-county', kind: 'city', elevation: 1257, zone: 10 },
  { name: 'San Marino', county: 'riverside-county', kind: 'city', elevation: 564, zone: 9 },
];

type Fact = readonly [label: string, value: string];

function told({
  name = 'Riverside',
  county = 'riverside-county',
  facts = [] as readonly Fact[],
  cities = [] as string[],
  production = true,
  confirmed = [] as string[],
}): string[] {
  const data = {
    places: { places: PLACES },
    cities: [{ file: '/d/cities/x.yaml', slug: 'x', name, county, facts: facts.map(([label, value]) => ({ label, value })) }],
    counties: [{ file: '/d/counties/other-county.yaml', slug: 'other-county', cities }],
  } as unknown as SiteData;
  return placeProblems(data, { sources: sourceOf(name, confirmed), folder: '/d', production }).map(
    ({ severity, field, what }) => `${severity} ${field}: ${what}`,
  );
}

function sourceOf(name: string, confirmed: readonly string[]): Sources {
  const source = parseSource('/d/cities/x.yaml', new TextEncoder().encode(`name: ${name}\nconfirmed: [${confirmed.join(', ')}]\n`));
  if (Array.isArray(source)) throw new Error('The city is no YAML.');
  return new Map([[source.file, source]]);
}

describe('places of the data', () => {
  it.each<[string, Parameters<typeof told>[0], string[]]>([
    [
      'a sound city',
      {
        facts: [
          ['Ground level', '827 ft'],
          ['Climate zone', 'Title 24 zone 10'],
        ],
      },
      [],
    ],
    [
      'a height below the sea',
      {
        name: 'Indio',
        facts: [
          ['Town level', '13 ft below sea level'],
          ['Below sea level', '13 ft'],
          ['California climate zone', '15, low desert'],
        ],
      },
      [],
    ],
    [
      'a part of a place, and other figures',
      {
        facts: [
          ['Ground level in Mira Loma', '722 ft'],
          ['Hottest day', '110 °F'],
          ['Ground level', 'much of it high'],
        ],
      },
      [],
    ],
    ['a place that is not in the list', { name: 'Norco', county: 'elsewhere', facts: [['Ground level', '640 ft']] }, []],
    ['another county', { county: 'other-county' }, ['error county: Riverside lies in riverside-county, says places.yaml.']],
    ['a county without a page, which is told elsewhere', { county: 'no-county' }, []],
    ['another height', { facts: [['Ground level', '927 ft']] }, ['error facts[0].value: "Ground level 927 ft", where places.yaml says 827 ft.']],
    [
      'above, where it is below',
      { name: 'Indio', facts: [['Elevation', '13 ft']] },
      ['error facts[0].value: "Elevation 13 ft", where places.yaml says -13 ft.'],
    ],
    [
      'another zone',
      { facts: [['Climate zone', 'Title 24 zone 15']] },
      ['error facts[0].value: "Climate zone Title 24 zone 15", where places.yaml says zone 10.'],
    ],
    [
      'another height, in a preview',
      { facts: [['Ground level', '927 ft']], production: false },
      ['warning facts[0].value: "Ground level 927 ft", where places.yaml says 827 ft.'],
    ],
    ['another county, in a preview', { county: 'other-county', production: false }, ['error county: Riverside lies in riverside-county, says places.yaml.']],
    ['a slip in the name', { name: 'Riversde' }, ['warning name: places.yaml has no Riversde, and has Riverside.']],
    ['a slip of case, and one of two letters that changed places', { name: 'riversdie' }, ['warning name: places.yaml has no riversdie, and has Riverside.']],
    ['the same, confirmed', { name: 'Riversde', confirmed: ['name'] }, []],
    ['the same, in another county', { name: 'Riversde', county: 'other-county' }, []],
    ['another town of a like name', { name: 'San Marcos' }, []],
    ['another', { name: 'San Martin' }, []],
    ['and another', { name: 'Rio Alto' }, []],
    [
      'the zones of others',
      {
        facts: [
          ['IECC climate zone', 'Zone 3'],
          ['USDA climate zone', '9'],
          ['Koeppen climate zone', '4'],
          ['Climate zone', 'IECC zone 3'],
          ['Climate zone', 'USDA zone 9b'],
        ],
      },
      [],
    ],
    [
      'spans',
      {
        facts: [
          ['Elevation', '1 ft to 9 ft'],
          ['Climate zone', 'Title 24 zone 14, and 15 in the hills'],
        ],
      },
      [],
    ],
    [
      'another zone, by the names of ours',
      {
        facts: [
          ['State climate zone', '15, for most of it'],
          ['California climate zone', 'Title 24, zone 14'],
          ['Climate zone', 'California zone 9'],
        ],
      },
      [
        'error facts[0].value: "State climate zone 15, for most of it", where places.yaml says zone 10.',
        'error facts[1].value: "California climate zone Title 24, zone 14", where places.yaml says zone 10.',
        'error facts[2].value: "Climate zone California zone 9", where places.yaml says zone 10.',
      ],
    ],
    ['the list of another county', { cities: ['Indio', 'Norco'] }, ['error cities[0]: Indio lies in riverside-county, says places.yaml.']],
  ])('%s', (_, city, problems) => expect(told(city)).toEqual(problems));

  it.each([
    ['1,483 ft', 1483],
    ['-13 feet', -13],
    ['1,076 ft up', 1076],
    ['1,483 ft above the sea', 1483],
    ['1 ft to 9 ft', null],
    ['720 m', null],
    ['many', null],
  ])('reads the height %s', (value, feet) => {
    expect(feetIn(value)).toBe(feet);
  });

  it('are thousands, in all counties or in one: each is looked at once', () => {
    const places = Array.from({ length: 10_000 }, (_, index) => ({
      ...PLACES[0],
      name: `Rancho San ${index} Heights`,
      county: index % 2 === 0 ? 'even' : 'odd',
    }));
    const cities = Array.from({ length: 1_000 }, (_, index) => ({
      file: `/d/cities/${index}.yaml`,
      slug: `${index}`,
      name: `Rancho San ${index + 10_000} Hills`,
      county: 'even',
      facts: [],
    }));
    const counties = [{ file: '/d/counties/even.yaml', slug: 'even', cities: places.map(({ name }) => name) }];
    const problems = placeProblems({ places: { places }, cities, counties } as unknown as SiteData, { sources: new Map(), folder: '/d', production: true });
    expect(problems).toHaveLength(5_000);
  });
});
