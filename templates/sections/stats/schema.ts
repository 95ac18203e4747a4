// A row of numbers on a dimension string: the way a drawing states its measures.
import { z } from 'zod';
import { stat } from '../../fields';
import { sectionSchema } from '../schema';

export const statsSchema = sectionSchema('stats', { items: z.array(stat).length(4) });
