// A table of one product beside others, the own one on gold; a row may draw its figures to one scale.
import { z } from 'zod';
import { line, paragraph } from '../../fields';
import { sectionSchema } from '../schema';

export const column = z.strictObject({
  label: line,
  /** The product this page is about. */
  own: z.boolean().optional(),
});

export const row = z.strictObject({
  feature: line,
  /** One for each column, in the same order. */
  cells: z.array(line).min(2).max(4),
  /** Draws the first two numbers of each cell ("20-30 years") as a bar on a scale from 0 to this. */
  scale: z.number().positive().max(1000).optional(),
});

const table = z.strictObject({ columns: z.array(column).min(2).max(4), rows: z.array(row).min(2).max(12) }).superRefine(({ columns, rows }, context) => {
  rows.forEach(({ feature, cells }, index) => {
    if (cells.length === columns.length) return;
    context.addIssue({
      code: 'custom',
      path: ['rows', index, 'cells'],
      message: `"${feature}" has ${cells.length} cells, and the table ${columns.length} columns.`,
      params: { fix: 'write one cell for each column, in the order of the columns' },
    });
  });
  if (columns.filter(({ own }) => own).length > 1) {
    context.addIssue({
      code: 'custom',
      path: ['columns'],
      message: 'more than one column is marked own: true.',
      params: { fix: 'mark the product of this page only' },
    });
  }
});

export const comparisonSchema = sectionSchema('comparison', { title: line, lede: paragraph.optional(), table });
