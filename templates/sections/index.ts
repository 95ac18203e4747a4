// The registry: every section type there is. The schema of a page's body and the types of its model follow from this list.
import { z } from 'zod';
import type { PlannedSection } from './define';
import { callBand } from './callBand';
import { stats } from './stats';

export const sectionTypes = {
  'call-band': callBand,
  stats,
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

export type { PlannedSection };
