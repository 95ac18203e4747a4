// How much insulation each group of climate zones asks for.
import { z } from 'zod';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

export const rValuesSchema = sectionSchema('r-values', {
  title: line,
  lede: paragraph.optional(),
  note: paragraph.optional(),
  columns: z.tuple([line, line, line]),
  rows: z
    .array(z.strictObject({ zone: line, rValue: line, description: paragraph }))
    .min(1)
    .max(16),
});
