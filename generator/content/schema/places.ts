// data/places.yaml: facts of places, from public sources, that pages refer to.
import { z } from 'zod';
import { line, paragraph, slug, source } from '../../../templates/fields';

export const places = z.strictObject({
  sources: z.array(source),
  /** The line that the license of the sources asks for, shown where a fact of theirs is. */
  credit: line,
  /** Words of the drawing of a county's towns by their height; without them there is none. */
  heights: z.strictObject({ caption: paragraph, sea: line.max(10), unit: line.max(3) }).optional(),
  /** Further words of the section through a county, in its hero; without them, or those above, there is none. */
  section: z.strictObject({ caption: paragraph, zone: line.max(6) }).optional(),
  places: z.array(
    z.strictObject({
      name: line,
      /** The county's file name in data/counties. */
      county: slug,
      kind: z.enum(['city', 'town', 'unincorporated community']),
      /** Feet above sea level. */
      elevation: z.number().int().min(-300).max(15_000),
      /** Degrees, negative west of Greenwich: says which town lies west of which. */
      longitude: z.number().min(-180).max(180).optional(),
      /** Building climate zone of California, 1 to 16. */
      zone: z.number().int().min(1).max(16),
      note: line.optional(),
    }),
  ),
});
