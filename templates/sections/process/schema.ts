// Numbered steps, in the order of the work.
import { z } from 'zod';
import { SERIES_NAMES } from '../../art/services/steps/index';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

const step = z.strictObject({ title: line, text: paragraph });

export const processSchema = sectionSchema('process', {
  title: line,
  lede: paragraph.optional(),
  /** A series of small drawings, one for each step (templates/art/services/steps). */
  drawing: z.enum(SERIES_NAMES).optional(),
  items: z.array(step).min(3).max(6),
});
