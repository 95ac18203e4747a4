// Plans side by side: a name, how many visits, what each holds.
import { z } from 'zod';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

const plan = z.strictObject({ name: line, visits: line, text: paragraph, features: z.array(line).min(1).max(8) });

export const plansSchema = sectionSchema('plans', { title: line, lede: paragraph.optional(), items: z.array(plan).min(2).max(4) });
