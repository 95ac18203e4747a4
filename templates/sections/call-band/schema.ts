// The dark band that asks for the call: a sentence, a quote button, the number.
import { z } from 'zod';
import { line, link, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

export const callBandSchema = sectionSchema('call-band', {
  title: line,
  lede: paragraph,
  actions: z.array(link).min(1).max(3),
  emergency: z.boolean().optional(),
});
