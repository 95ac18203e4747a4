// data/navigation.yaml: the header's menus and the footer's own links. Cities, counties and services list themselves.
import { z } from 'zod';
import { line, link, target } from '../../../templates/fields';

const group = z.strictObject({
  label: line,
  /** Left out where the entry has items but no page of its own. */
  to: target.optional(),
  intro: line.optional(),
  items: z.array(link).optional(),
});

const entry = z
  .strictObject({
    label: line,
    to: target.optional(),
    /** Shown as the one button of the header. */
    button: z.boolean().optional(),
    menu: z.array(group).min(1).optional(),
    /** A dropdown of the counties and their cities, made from data/counties and data/cities. */
    counties: z.literal(true).optional(),
  })
  .refine((value) => [value.to, value.menu, value.counties].filter(Boolean).length === 1, {
    message: 'an entry needs exactly one of to, menu and counties',
    params: { fix: 'keep "to" for a plain link, "menu" for a dropdown, or "counties: true"' },
  });

export const navigation = z.strictObject({
  header: z.array(entry).min(1),
  footer: z.strictObject({
    links: z.array(link),
    services: line,
    counties: line,
    /** Title over the cities of one county; holds {count} and {county}. */
    cities: line,
    /** The same where there is one; holds {county}. */
    oneCity: line,
    social: line,
  }),
});
