// Sections that need more than their own data: what is added to each.
import type { Planned } from '../../templates/sections/define';
import type { SectionData, SectionDataOf, SectionModel, SectionModelOf, SectionName } from '../../templates/sections/index';
import type { County } from '../content/site';
import { type Context, planned } from './planned';
import type { PlannedSite } from './site';

export interface SectionContext {
  site: PlannedSite;
  context: Context;
  /** The county of a county page, else null. */
  county: County | null;
}

/** Section types whose model holds more than their data; the compiler asks for an entry below for each. */
type Extended = {
  [Name in SectionName]: Planned<SectionDataOf<Name>> extends SectionModelOf<Name> ? never : Name;
}[SectionName];

type Extensions = {
  [Name in Extended]: (
    section: Planned<SectionDataOf<Name>>,
    context: SectionContext,
  ) => Omit<SectionModelOf<Name>, keyof Planned<SectionDataOf<Name>>>;
};

const extensions: Extensions = {};

export function planSection(section: SectionData, context: SectionContext): SectionModel {
  const model = planned(section, context.context);
  const extend = extensions[section.type as keyof Extensions] as
    | ((section: unknown, context: SectionContext) => object)
    | undefined;
  return { ...model, ...extend?.(model, context) } as SectionModel;
}
