// An offer to other trades: what working together brings, and one thing to press.
import { z } from 'zod';
import { line, link, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

export const partnersSchema = sectionSchema('partners', { title: line, text: paragraph, items: z.array(line).min(2).max(8), action: link });
