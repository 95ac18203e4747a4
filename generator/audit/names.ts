// Names that the data gives to places and people.
import type { SiteData } from '../content/read';

/** Words that are right by themselves, in no dictionary or not. */
export function namesIn(data: SiteData): Set<string> {
  const names = [...placeNames(data), data.company.shortName, data.company.legalName, data.company.founder];
  const people = (data.testimonials?.testimonials ?? []).flatMap(({ name, location }) => [name, location]);
  const networks = data.company.social.map(({ label }) => label);
  return new Set([...names, ...people, ...networks].flatMap((name) => name.match(/\p{L}+(?:'\p{L}+)*/gu) ?? []));
}

/** Cities, counties, their areas and neighborhoods. */
export function placeNames({ places, cities, counties }: SiteData): string[] {
  return [
    ...places.places.map(({ name }) => name),
    ...counties.flatMap(({ name, cities: listed }) => [name, ...listed]),
    ...cities.flatMap(({ name, body }) => [
      name,
      ...body.flatMap((section) => (section.type === 'areas' || section.type === 'neighborhoods' ? section.items.map((item) => item.name) : [])),
    ]),
  ];
}
