// A titled list of ticked sentences: technical points, warning signs, considerations, a checklist.
import { z } from 'zod';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

const item = z.strictObject({
  /** The word or two the sentence is about, in strong type before it. */
  term: line.optional(),
  text: paragraph,
});

export const ticksSchema = sectionSchema('ticks', {
  title: line,
  lede: paragraph.optional(),
  /** On a wide screen; left out: as many as the list fills evenly. */
  columns: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  items: z.array(item).min(2).max(12),
});
