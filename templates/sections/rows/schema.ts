// A heading beside a list of names, each with its sentence: types, materials, options, methods.
import { z } from 'zod';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

const row = z.strictObject({ name: line, text: paragraph });

export const rowsSchema = sectionSchema('rows', {
  title: line,
  lede: paragraph.optional(),
  /** A short list under the heading, beside the rows. */
  ticks: z.array(line).min(2).max(6).optional(),
  items: z.array(row).min(2).max(10),
});
