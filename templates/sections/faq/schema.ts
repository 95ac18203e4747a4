// Questions people ask, each with a plain answer. Open without JavaScript, found by the browser's own search.
import { z } from 'zod';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

export const faqSchema = sectionSchema('faq', {
  title: line,
  lede: paragraph.optional(),
  items: z
    .array(z.strictObject({ question: line, answer: paragraph }))
    .min(3)
    .max(5),
});
