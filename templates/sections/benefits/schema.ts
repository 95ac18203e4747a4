// Why one chooses it: two to eight reasons, each with a figure where there is one.
import { z } from 'zod';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

/** `figure` is a text with a number in it ("{claim:tpo-life}"); its own words, then `caption`, stand small around the number. */
const benefit = z.strictObject({
  figure: line.optional(),
  caption: line.optional(),
  title: line,
  text: paragraph,
});

export const benefitsSchema = sectionSchema('benefits', { title: line, lede: paragraph.optional(), items: z.array(benefit).min(2).max(8) });
