// What a section type is: a strict schema for its data and a component for its looks, in one file.
import type { ReactNode } from 'react';
import { z } from 'zod';
import { slug } from '../fields';

/** Fields that stay in the data: for the audit and the next writer, not for the page. */
export const NOT_SHOWN = ['source', 'sources', 'certainty'] as const;
type NotShown = (typeof NOT_SHOWN)[number];

/** Data as it is on a page: tokens filled in, every link target `to` resolved into `href`. */
export type Planned<T> = T extends readonly (infer Item)[]
  ? Planned<Item>[]
  : T extends object
    ? { [Key in keyof T as Key extends 'to' ? 'href' : Key extends NotShown ? never : Key]: Planned<T[Key]> }
    : T;

type Common<Type extends string> = { type: z.ZodLiteral<Type>; name: z.ZodOptional<typeof slug> };

/** The schema of a section: its fields, its type, and an optional name where one form serves several purposes. */
type SectionSchema<Type extends string, Fields extends z.ZodRawShape> = z.ZodObject<Common<Type> & Fields, z.core.$strict>;

/** What a section stands on (generator/plan/backgrounds.ts). */
export type Background = 'paper' | 'sand' | 'dawn' | 'gold' | 'ink';

/** What the data of a section becomes on a page. */
export type PlannedSection<Type extends string, Fields extends z.ZodRawShape> = Planned<z.output<SectionSchema<Type, Fields>>>;

/**
 * A section type. `Extra` is what `generator/plan/sections.ts` adds to the data: the rest of the model is the data itself.
 */
export interface SectionType<Type extends string, Fields extends z.ZodRawShape, Extra> {
  type: Type;
  schema: SectionSchema<Type, Fields>;
  Component: (props: { section: PlannedSection<Type, Fields> & Extra & { background: Background } }) => ReactNode;
}

export function defineSection<const Type extends string, Fields extends z.ZodRawShape, Extra = unknown>(definition: {
  type: Type;
  fields: Fields;
  Component: (props: { section: PlannedSection<Type, Fields> & Extra & { background: Background } }) => ReactNode;
}): SectionType<Type, Fields, Extra> {
  const { type, fields, Component } = definition;
  const schema: SectionSchema<Type, Fields> = z.strictObject({
    type: z.literal(type),
    name: slug.optional(),
    ...fields,
  });
  return { type, schema, Component };
}
