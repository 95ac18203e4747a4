// What a homeowner can check before calling: a schedule of six lines, each with its figure, then four figures on a string.
import { z } from 'zod';
import { line, paragraph, stat } from '../../fields';
import { sectionSchema } from '../schema';

export const whyUsSchema = sectionSchema('why-us', {
  title: line,
  lede: paragraph.optional(),
  items: z.array(z.strictObject({ title: line, text: paragraph, badge: z.strictObject({ figure: line, caption: line }) })).length(6),
  counters: z.array(stat).length(4),
});
