// The twelve places that a city page names: those of the city, and apart from them those around it.
import { z } from 'zod';
import { compared } from '../../compared';
import { name } from '../../fields';
import { evidence, wantSources } from '../parts/evidence';
import { sectionSchema } from '../schema';

export const area = z
  .strictObject({
    name,
    /** unverified: whether the city's boundary takes it in is not known, so the page never says that it does. */
    where: z.enum(['inside', 'near', 'unverified']),
    ...evidence,
  })
  .superRefine(wantSources);

function wantDistinct(items: readonly { name: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  items.forEach(({ name }, index) => {
    const key = compared(name);
    if (!seen.has(key)) return void seen.add(key);
    context.addIssue({
      code: 'custom',
      path: [index, 'name'],
      message: `"${name}" is on the list twice.`,
      params: { fix: 'name another place: a city page lists twelve' },
    });
  });
}

export const areasSchema = sectionSchema('areas', { items: z.array(area).length(12).superRefine(wantDistinct) });
