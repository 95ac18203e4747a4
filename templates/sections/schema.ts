// What a section type is: a strict schema for its data, a component for its looks, a stylesheet; a folder for each.
import { z } from 'zod';
import { slug } from '../fields';

/** Fields that stay in the data: for the audit and the next writer, not for the page. */
export const NOT_SHOWN = ['source', 'sources', 'certainty'] as const;
type NotShown = (typeof NOT_SHOWN)[number];

/** Data as it is on a page: tokens filled in, every link target `to` resolved into `href`. */
export type Resolved<T> = T extends readonly (infer Item)[]
  ? Resolved<Item>[]
  : T extends object
    ? { [Key in keyof T as Key extends 'to' ? 'href' : Key extends NotShown ? never : Key]: Resolved<T[Key]> }
    : T;

/** What a section stands on (generator/plan/backgrounds.ts). */
export type Background = 'paper' | 'sand' | 'dawn' | 'gold' | 'ink';

/**
 * What the component of a section is given: its data, resolved, and what `generator/plan/sections.ts` adds (`Extra`).
 */
export interface SectionProps<Schema extends z.ZodType, Extra = unknown> {
  section: Resolved<z.output<Schema>> & Extra & { background: Background };
}

/** The schema of a section: its type, its fields, and an optional name where one form serves several purposes. */
export function sectionSchema<const Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), name: slug.optional(), ...fields });
}
