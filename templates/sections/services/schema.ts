// Kinds of work side by side on one ground line; a column that has a page is a link as a whole.
import { z } from 'zod';
import { image, line, link, paragraph, slug, target } from '../../fields';
import { sectionSchema } from '../schema';

export const servicesSchema = sectionSchema('services', {
  /** The id of the section, where menus point to it (home: services). */
  anchor: slug.optional(),
  title: line,
  lede: paragraph.optional(),
  /** Each of four columns under the building that its work is done on (templates/art/services/street.ts). */
  drawing: z.literal('street').optional(),
  items: z
    .array(
      z.strictObject({
        title: line,
        description: paragraph,
        features: z.array(line).min(1).max(8),
        to: target.optional(),
        image: image.optional(),
      }),
    )
    .min(1)
    .max(12),
  banner: z.strictObject({ text: line, actions: z.array(link).min(1).max(2) }).optional(),
});
