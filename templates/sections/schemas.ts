// The registry of section types, as data has them. The schema of a page's body and the types of its data follow from this list.
import { z } from 'zod';
import { aboutSchema } from './about/schema';
import { areasSchema } from './areas/schema';
import { benefitsSchema } from './benefits/schema';
import { callBandSchema } from './call-band/schema';
import { citiesSchema } from './cities/schema';
import { climateSchema } from './climate/schema';
import { comparisonSchema } from './comparison/schema';
import { estimatorSchema } from './estimator/schema';
import { failuresSchema } from './failures/schema';
import { faqSchema } from './faq/schema';
import { neighborhoodsSchema } from './neighborhoods/schema';
import { partnersSchema } from './partners/schema';
import { plansSchema } from './plans/schema';
import { pricesSchema } from './prices/schema';
import { processSchema } from './process/schema';
import { rValuesSchema } from './r-values/schema';
import { rowsSchema } from './rows/schema';
import { servicesSchema } from './services/schema';
import { specialtySchema } from './specialty/schema';
import { statsSchema } from './stats/schema';
import { storiesSchema } from './stories/schema';
import { ticksSchema } from './ticks/schema';
import { whyUsSchema } from './why-us/schema';

const sectionSchemas = {
  about: aboutSchema,
  areas: areasSchema,
  benefits: benefitsSchema,
  'call-band': callBandSchema,
  cities: citiesSchema,
  climate: climateSchema,
  comparison: comparisonSchema,
  estimator: estimatorSchema,
  failures: failuresSchema,
  faq: faqSchema,
  neighborhoods: neighborhoodsSchema,
  partners: partnersSchema,
  plans: plansSchema,
  prices: pricesSchema,
  process: processSchema,
  'r-values': rValuesSchema,
  rows: rowsSchema,
  services: servicesSchema,
  specialty: specialtySchema,
  stats: statsSchema,
  stories: storiesSchema,
  ticks: ticksSchema,
  'why-us': whyUsSchema,
} as const;

export type SectionName = keyof typeof sectionSchemas;

/** The data of a section of type `Name`, as the file has it. */
export type SectionDataOf<Name extends SectionName> = z.output<(typeof sectionSchemas)[Name]>;
export type SectionData = { [Name in SectionName]: SectionDataOf<Name> }[SectionName];

const [first, ...others] = Object.values(sectionSchemas);
if (!first) throw new Error('The registry of sections is empty.');

/** One section of a page's body. */
export const section = z.discriminatedUnion('type', [first, ...others]);
