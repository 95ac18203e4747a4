// The component of each section type, and what it is given.
import type { ReactNode } from 'react';
import { About } from './about/About';
import { Areas } from './areas/Areas';
import { Benefits } from './benefits/Benefits';
import { CallBand } from './call-band/CallBand';
import { Cities } from './cities/Cities';
import { Climate } from './climate/Climate';
import { Comparison } from './comparison/Comparison';
import { Estimator } from './estimator/Estimator';
import { Failures } from './failures/Failures';
import { Faq } from './faq/Faq';
import { Neighborhoods } from './neighborhoods/Neighborhoods';
import { Partners } from './partners/Partners';
import { Plans } from './plans/Plans';
import { Prices } from './prices/Prices';
import { ProcessSteps } from './process/ProcessSteps';
import { RValues } from './r-values/RValues';
import { Rows } from './rows/Rows';
import type { SectionName } from './schemas';
import { Services } from './services/Services';
import { Specialty } from './specialty/Specialty';
import { Stats } from './stats/Stats';
import { Stories } from './stories/Stories';
import { Ticks } from './ticks/Ticks';
import { WhyUs } from './why-us/WhyUs';

export const sectionComponents = {
  about: About,
  areas: Areas,
  benefits: Benefits,
  'call-band': CallBand,
  cities: Cities,
  climate: Climate,
  comparison: Comparison,
  estimator: Estimator,
  failures: Failures,
  faq: Faq,
  neighborhoods: Neighborhoods,
  partners: Partners,
  plans: Plans,
  prices: Prices,
  process: ProcessSteps,
  'r-values': RValues,
  rows: Rows,
  services: Services,
  specialty: Specialty,
  stats: Stats,
  stories: Stories,
  ticks: Ticks,
  'why-us': WhyUs,
} as const satisfies { [Name in SectionName]: (props: never) => ReactNode };

/** The model of a section of type `Name`: what its component is given. */
export type SectionModelOf<Name extends SectionName> = Parameters<(typeof sectionComponents)[Name]>[0]['section'];
export type SectionModel = { [Name in SectionName]: SectionModelOf<Name> }[SectionName];
