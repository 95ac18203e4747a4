// What is special about roofs in one city: its climate, its specialty, or what working there has taught.
import { z } from 'zod';
import { line, paragraph, source } from '../../fields';
import { sectionSchema } from '../schema';

const card = z
  .strictObject({
    figure: line.optional(),
    unit: line.optional(),
    title: line,
    text: paragraph,
    source: source.optional(),
  })
  .superRefine(({ figure, source: origin }, context) => {
    if (figure === undefined || origin !== undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['figure'],
      message: `"${figure}" stands without a source.`,
      params: { fix: 'add source: {title: …} with the page that states it, or say it in words without a figure' },
    });
  });

export const specialtySchema = sectionSchema('specialty', {
  /** climate and specialty: two or three cards; local-expertise: exactly two (content/schema/pages.ts). */
  kind: z.enum(['climate', 'specialty', 'local-expertise']),
  title: line,
  lede: paragraph.optional(),
  items: z.array(card).min(2).max(3),
  /** A line under the cards: where the figures are from. */
  note: paragraph.optional(),
});
