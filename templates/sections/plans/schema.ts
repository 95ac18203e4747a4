// Plans side by side: a name, how many visits, what each holds.
import { z } from 'zod';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

const plan = z.strictObject({
  name: line,
  visits: line,
  /** Visits a year, for the drawing plan-year. */
  perYear: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).optional(),
  text: paragraph,
  features: z.array(line).min(1).max(8),
});

export const plansSchema = sectionSchema('plans', { title: line, lede: paragraph.optional(), items: z.array(plan).min(2).max(4) });
