// What a thing of each size costs, as a range.
import { z } from 'zod';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

export const pricesSchema = sectionSchema('prices', {
  title: line,
  lede: paragraph.optional(),
  /** Under the table: what the prices depend on. */
  note: paragraph.optional(),
  columns: z.tuple([line, line]),
  rows: z
    .array(z.strictObject({ size: line, range: line }))
    .min(1)
    .max(12),
});
