// What the sample says of places, held against its places.yaml and against itself.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { slugFrom } from '../../generator/content/files/names';
import { sample } from '../setup/run';

interface Place {
  name: string;
  county: string;
}

interface CityFile {
  name: string;
  county: string;
  phone: string;
  body: { type: string; kind?: string; items: { name: string; where: string; certainty: string; sources?: string[]; title: string; features: string[] }[] }[];
}

const read = <T>(file: string) => parse(readFileSync(join(sample, file), 'utf8')) as T;
const filesOf = (folder: string) => readdirSync(join(sample, folder)).filter((name) => name.endsWith('.yaml'));

const { places } = read<{ places: Place[] }>('places.yaml');
const counties = filesOf('counties').map((file) => ({ slug: basename(file, '.yaml'), ...read<{ name: string; cities: string[] }>(`counties/${file}`) }));
const cities = filesOf('cities').map((file) => ({ slug: basename(file, '.yaml'), ...read<CityFile>(`cities/${file}`) }));
const part = (city: CityFile, type: string) => city.body.find((section) => section.type === type);

describe('places', () => {
  it('are in the county that the data says', () => {
    for (const county of counties) {
      const known = places.filter((place) => place.county === county.slug).map(({ name }) => name);
      expect(
        county.cities.filter((name) => !known.includes(name)),
        county.name,
      ).toEqual([]);
      expect(new Set(county.cities).size).toBe(county.cities.length);
    }
    expect(counties.map(({ cities: { length } }) => length).sort()).toEqual([22, 23, 24, 24]);
  });

  it('have the page of their own name, in their own county', () => {
    for (const city of cities) {
      expect(slugFrom(city.name)).toBe(city.slug);
      expect(places.find(({ name }) => name === city.name)?.county, city.name).toBe(city.county);
    }
  });

  it('are inside one city at most', () => {
    const inside = cities.flatMap((city) =>
      (part(city, 'areas')?.items ?? []).filter(({ where }) => where === 'inside').map(({ name }) => ({ name, city: city.slug })),
    );
    const twice = inside.filter(({ name, city }) => inside.some((other) => other.name === name && other.city !== city));
    expect(twice).toEqual([]);
  });

  it('are named with the surest first', () => {
    const rank = { sourced: 0, 'weakly sourced': 1, 'well known': 2 };
    for (const city of cities) {
      const names = (part(city, 'areas')?.items ?? []).filter(({ where }) => where === 'inside');
      const ranks = names.map(({ certainty }) => rank[certainty as keyof typeof rank]);
      expect(ranks, city.name).toEqual([...ranks].sort());
    }
  });
});
