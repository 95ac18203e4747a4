// What fails first in this town: three parts, with the letters A to C where the drawing of the page has them.
import { z } from 'zod';
import { PARTS } from '../../art/city/house';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

const failure = z.strictObject({
  title: line,
  /** The part of the house that it is about, as its callout names it (generator/content/schema/scene.ts). */
  at: z.enum(PARTS).optional(),
  text: paragraph,
});

/** As many as the drawing has keys. */
const COUNT = 3;

export const failuresSchema = sectionSchema('failures', { title: line, lede: paragraph.optional(), items: z.array(failure).length(COUNT) });
