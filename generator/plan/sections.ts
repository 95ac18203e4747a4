// Sections that need more than their own data: what is added to each.
import type { SceneModel } from '../../templates/art/city/Elevation';
import type { CitiesExtra } from '../../templates/sections/cities/Cities';
import type { SectionModel, SectionModelOf } from '../../templates/sections/index';
import type { Background, Resolved } from '../../templates/sections/schema';
import type { SectionData, SectionDataOf, SectionName } from '../../templates/sections/schemas';
import type { City, County } from '../content/read';
import type { PlannedSite } from '../content/site/index';
import { pathOf } from '../content/site/routes';
import { hrefOf } from '../content/site/url';
import { planBackgrounds } from './backgrounds';
import { planEstimator } from './estimator';
import { cityPageOf } from './frame';
import { planHeights } from './heights';
import { type Context, resolveContent } from './resolveContent';
import { isKeyed } from './scene';

export interface SectionContext {
  site: PlannedSite;
  context: Context;
  /** The county of a county page, else null. */
  county: County | null;
  /** The city of a city page, else null. */
  city: City | null;
  /** The drawing of its house, where it has one. */
  scene: SceneModel | null;
}

/** Section types whose model holds more than their data; the compiler asks for an entry below for each. */
type Extended = {
  [Name in SectionName]: Resolved<SectionDataOf<Name>> extends Omit<SectionModelOf<Name>, 'background'> ? never : Name;
}[SectionName];

type Extensions = {
  [Name in Extended]: (
    section: Resolved<SectionDataOf<Name>>,
    context: SectionContext,
  ) => Omit<SectionModelOf<Name>, keyof Resolved<SectionDataOf<Name>> | 'background'>;
};

const extensions: Extensions = {
  areas: (_, { site, context, city }) => ({
    ...resolveContent(site.data['city-pages'].areas, context),
    heights: city === null ? null : planHeights(site, city.county, city.name),
  }),
  cities: (_, context) => planCities(context),
  failures: (_, { scene }) => ({ keyed: isKeyed(scene) }),
  estimator: (_, { site, context }) => ({ calculator: planEstimator(site.data, context) }),
  stories: (_, { site, context }) => {
    const { testimonials } = site.data;
    if (testimonials === null) throw new Error('A page has stories and the data has none: content/rules/references.ts should have refused it.');
    return resolveContent(testimonials, context);
  },
};

/** The county's list, each name with its page if it has one; then the pages of this county that the list does not name (D3). */
function planCities({ site, context, county }: SectionContext): CitiesExtra {
  if (county === null) throw new Error('The section "cities" is on a page that is not a county: its schema should have refused it.');
  const cities = county.cities.map((name) => ({ name, href: cityPageOf(site, county.slug, name) }));
  const listed = new Set(cities.map(({ href }) => href));
  const items = (site.citiesOf.get(county.slug) ?? [])
    .map(({ name, slug }) => ({ label: name, href: hrefOf(site.base, pathOf({ kind: 'city', slug })) }))
    .filter(({ href }) => !listed.has(href));
  const { also } = resolveContent(site.data['county-pages'].cities, context);
  return { cities, also: items.length === 0 ? null : { title: also, items }, heights: planHeights(site, county.slug, null) };
}

/** The sections of a page's body, each on its background. */
export function planSections(body: readonly SectionData[], context: SectionContext): SectionModel[] {
  const backgrounds = planBackgrounds(body.map(({ type }) => type));
  return body.map((section, index) => planSection(section, backgrounds[index] ?? 'paper', context));
}

function planSection(section: SectionData, background: Background, context: SectionContext): SectionModel {
  const model = resolveContent(section, context.context);
  const extend = extensions[section.type as keyof Extensions] as ((section: unknown, context: SectionContext) => object) | undefined;
  return { ...model, ...extend?.(model, context), background } as SectionModel;
}
