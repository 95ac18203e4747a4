// A schema of every kind of field, and what is told of a text that it is held to.
import { z } from 'zod';
import { parseSource, type Source } from '../../../../generator/content/yaml/source';
import { zodProblems } from '../../../../generator/content/zod/problems';
import { formatProblems, type Problem } from '../../../../generator/problem';

const section = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rows'), title: z.string(), rows: z.array(z.string()).min(2).max(3) }),
  z.strictObject({ type: z.literal('areas'), areas: z.array(z.string()).length(12) }),
  z.strictObject({ type: z.literal('call-band'), text: z.string().max(20) }).superRefine(({ text }, context) => {
    if (text.includes('!')) context.addIssue({ code: 'custom', path: ['text'], message: 'shouts.', params: { fix: 'take the "!" away' } });
  }),
]);

const slug = z.string().regex(/^[a-z-]+$/, 'use only a to z and hyphens, like palm-springs');

export const schema = z.strictObject({
  title: z.string().trim().min(1).max(20),
  slug: slug.optional(),
  zip: z.string().optional(),
  financing: z.boolean().default(false),
  price: z.number().min(10).max(99).optional(),
  crews: z.int().optional(),
  step: z.number().multipleOf(5).optional(),
  updated: z.iso.date().optional(),
  email: z.email().optional(),
  site: z.url().optional(),
  code: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  services: z.array(z.enum(['gutters', 'roof-repair', 'solar', 'attic'])).optional(),
  hero: z.strictObject({ lead: z.string(), image: z.string().nullable().optional() }).optional(),
  to: z.union([z.string(), z.strictObject({ label: z.string(), href: z.string() })]).optional(),
  count: z.union([z.literal('all'), z.literal('none'), z.number()]).optional(),
  hours: z.record(z.enum(['mon', 'tue']), z.string()).optional(),
  links: z.record(slug, z.string()).optional(),
  pair: z.tuple([z.string(), z.string()]).optional(),
  tidy: z
    .string()
    .transform((text) => text.trim())
    .pipe(z.enum(['one', 'two']))
    .optional(),
  even: z
    .string()
    .refine((text) => text.length % 2 === 0, 'has an odd length.\nadd a letter\nor remove one')
    .optional(),
  bare: z
    .string()
    .refine(() => false)
    .optional(),
  body: z.array(section).default([]),
});

export function sourceOf(text: string): Source {
  const source = parseSource('/site/a.yaml', new TextEncoder().encode(text));
  if (Array.isArray(source)) throw new Error(shown(source));
  return source;
}

export function shown(problems: Problem[]): string {
  return formatProblems(problems, { cwd: '/site', color: false });
}

/** The problems of a text that begins with `title: T` in its first line. */
export function problemsOf(text: string, by: z.ZodType = schema): Problem[] {
  const source = sourceOf(text);
  const { error } = by.safeParse(source.value);
  return error ? zodProblems(source, error, { schema: by }) : [];
}

export function check(text: string): string {
  return shown(problemsOf(`title: T\n${text}\n`));
}
