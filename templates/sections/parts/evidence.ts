// What a statement about a real place rests on. It stays in the data, for the audit and for whoever writes the next page.
import { z } from 'zod';
import { line } from '../../fields';

/**
 * sourced: a newspaper, city, census, association or encyclopedia page names it; weakly sourced: only a commercial or incidental
 * page does; well known: widely documented, no page cited.
 */
const certainty = z.enum(['sourced', 'weakly sourced', 'well known']);

export const evidence = { certainty, sources: z.array(line).default([]) };

interface Evidence {
  certainty: z.output<typeof certainty>;
  sources: readonly string[];
}

/** For superRefine: what calls itself sourced has to say by what. */
export function wantSources({ certainty, sources }: Evidence, context: z.RefinementCtx): void {
  if (certainty === 'well known' || sources.length > 0) return;
  context.addIssue({
    code: 'custom',
    path: ['sources'],
    message: `is called "${certainty}", and no source is named.`,
    params: { fix: 'name the page that says so, or write certainty: well known and keep the text general' },
  });
}
