// What the weather asks of a roof, area by area.
import { z } from 'zod';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

const area = z.strictObject({
  /** The building climate zone, in a few words of which the number is drawn large: Climate zone 10. */
  zone: line.optional(),
  title: line,
  text: paragraph,
});

export const climateSchema = sectionSchema('climate', { title: line, lede: paragraph.optional(), items: z.array(area).min(1).max(4) });
