// Three neighborhoods of a city: what stands there, and what is on top of it.
import { z } from 'zod';
import { OUTLINES } from '../../art/outlines';
import { line, name, paragraph } from '../../fields';
import { evidence, wantSources } from '../parts/evidence';
import { sectionSchema } from '../schema';

const neighborhood = z
  .strictObject({
    name,
    housing: paragraph,
    /** The roofs that are usual there, in a few words. */
    roofs: line,
    /** The form of roof that the words above speak of, drawn over the name. */
    outline: z.enum(OUTLINES).optional(),
    ...evidence,
  })
  .superRefine(wantSources);

export const neighborhoodsSchema = sectionSchema('neighborhoods', { title: line, lede: paragraph.optional(), items: z.array(neighborhood).length(3) });
