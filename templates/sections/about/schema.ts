// Who is behind the name: the story, reasons to choose them, four figures.
import { z } from 'zod';
import { roofPlan } from '../../art/roofPlan';
import { line, paragraph, stat } from '../../fields';
import { sectionSchema } from '../schema';

export const aboutSchema = sectionSchema('about', {
  title: line,
  lede: paragraph,
  paragraphs: z.array(paragraph).max(4),
  reasons: z.strictObject({
    title: line,
    items: z.array(z.strictObject({ title: line, text: paragraph })).length(6),
  }),
  stats: z.array(stat).length(4),
  /** A roof from above with a leak on it; the story then stands beside it. */
  drawing: roofPlan.optional(),
});
