// How many columns the services of a page have, and how many features each: four on the home page, four by four on a city page.
import type { z } from 'zod';
import type { SectionData } from '../../../templates/sections/schemas';

interface ServicesRule {
  /** The kind of page, for the message: a city page. */
  page: string;
  columns: number;
  features?: number;
}

/** For superRefine: the counts of a page's services sections (S2.3, S2.10). */
export function servicesRule({ page, columns, features }: ServicesRule) {
  return ({ body }: { body: SectionData[] }, context: z.RefinementCtx): void => {
    body.forEach((section, index) => {
      if (section.type !== 'services') return;
      const items = ['body', index, 'items'];
      count(context, items, { what: `the services of ${page}`, named: 'columns', found: section.items.length, wanted: columns });
      if (features === undefined) return;
      section.items.forEach((item, at) => {
        const path = [...items, at, 'features'];
        count(context, path, { what: `"${item.title}" on ${page}`, named: 'features', found: item.features.length, wanted: features });
      });
    });
  };
}

interface Count {
  what: string;
  named: string;
  found: number;
  wanted: number;
}

function count(context: z.RefinementCtx, path: (string | number)[], { what, named, found, wanted }: Count): void {
  if (found === wanted) return;
  const message = `${what} ${named === 'columns' ? 'have' : 'has'} exactly ${wanted} ${named}, and there are ${found}.`;
  const fix = found < wanted ? `write ${wanted - found} more` : `take ${found - wanted} away`;
  context.addIssue({ code: 'custom', path, message, params: { fix } });
}
