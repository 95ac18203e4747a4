// The cities of a county, as the county's file lists them; one with a page of its own is a link to it (D3).

import type { Link as LinkModel } from '../../../client/islands/forms/model';
import { ArrowIcon } from '../../../client/islands/icons';
import { type Heights, TownHeights } from '../../art/townHeights';
import { bandClass } from '../parts/bandClass';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { citiesSchema } from './schema';

/** What generator/plan/sections.ts adds. */
export interface CitiesExtra {
  cities: { name: string; href: string | null }[];
  /** Pages of cities in this county that the list does not name; null where there are none. */
  also: { title: string; items: LinkModel[] } | null;
  /** The county's towns by their height; null where there are too few. */
  heights: Heights | null;
}

export function Cities({ section }: SectionProps<typeof citiesSchema, CitiesExtra>) {
  return (
    <section className={`cities ${bandClass(section.background)}`} data-section={section.name ?? 'cities'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ul className="cities__list">
          {section.cities.map(({ name, href }) => (
            <li className="cities__name" data-item key={name}>
              {href === null ? name : <CityLink label={name} href={href} />}
            </li>
          ))}
        </ul>
        {section.also === null ? null : <Also {...section.also} />}
        {section.heights === null ? null : <TownHeights {...section.heights} />}
      </div>
    </section>
  );
}

function Also({ title, items }: NonNullable<CitiesExtra['also']>) {
  return (
    <div className="cities__also">
      <h3>{title}</h3>
      <ul className="cities__list">
        {items.map((item) => (
          <li className="cities__name" key={item.href}>
            <CityLink {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CityLink({ label, href }: LinkModel) {
  return (
    <a className="cities__link" href={href}>
      {label}
      <ArrowIcon direction="right" />
    </a>
  );
}
