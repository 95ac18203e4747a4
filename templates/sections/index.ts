// The registry: every section type there is. The schema of a page's body and the types of its model follow from this list.
import { z } from 'zod';
import { about } from './about';
import { areas } from './areas';
import { benefits } from './benefits';
import { callBand } from './callBand';
import { cities } from './cities';
import { climate } from './climate';
import { comparison } from './comparison';
import { estimator } from './estimator';
import { failures } from './failures';
import { faq } from './faq';
import { neighborhoods } from './neighborhoods';
import { partners } from './partners';
import { plans } from './plans';
import { prices } from './prices';
import { process } from './process';
import { rows } from './rows';
import { rValues } from './rValues';
import { services } from './services';
import { specialty } from './specialty';
import { stats } from './stats';
import { stories } from './stories';
import { ticks } from './ticks';
import { whyUs } from './whyUs';

export const sectionTypes = {
  about,
  areas,
  benefits,
  'call-band': callBand,
  cities,
  climate,
  comparison,
  estimator,
  failures,
  faq,
  neighborhoods,
  partners,
  plans,
  prices,
  process,
  'r-values': rValues,
  rows,
  services,
  specialty,
  stories,
  ticks,
  stats,
  'why-us': whyUs,
} as const;

type Registry = typeof sectionTypes;
export type SectionName = keyof Registry;

/** The data of a section of type `Name`, as the file has it. */
export type SectionDataOf<Name extends SectionName> = z.output<Registry[Name]['schema']>;
/** The model of a section of type `Name`: what its component is given. */
export type SectionModelOf<Name extends SectionName> = Parameters<Registry[Name]['Component']>[0]['section'];

export type SectionData = { [Name in SectionName]: SectionDataOf<Name> }[SectionName];
export type SectionModel = { [Name in SectionName]: SectionModelOf<Name> }[SectionName];

const schemas = Object.values(sectionTypes).map((section) => section.schema);
const [first, ...others] = schemas;
if (!first) throw new Error('The registry of sections is empty.');

/** One section of a page's body. */
export const section = z.discriminatedUnion('type', [first, ...others]);
