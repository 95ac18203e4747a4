import { describe, expect, it } from 'vitest';
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

const schema = z.strictObject({
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

function sourceOf(text: string): Source {
  const source = parseSource('/site/a.yaml', new TextEncoder().encode(text));
  if (Array.isArray(source)) throw new Error(shown(source));
  return source;
}

function shown(problems: Problem[]): string {
  return formatProblems(problems, { cwd: '/site', color: false });
}

/** The problems of a text that begins with `title: T` in its first line. */
function problemsOf(text: string, by: z.ZodType = schema): Problem[] {
  const source = sourceOf(text);
  const { error } = by.safeParse(source.value);
  return error ? zodProblems(source, error, { schema: by }) : [];
}

function check(text: string): string {
  return shown(problemsOf(`title: T\n${text}\n`));
}

describe('missing, unknown and empty fields', () => {
  it('finds nothing wrong where nothing is', () => {
    expect(check('body:\n  - type: rows\n    title: x\n    rows: [a, b]')).toBe('');
  });

  it('names what is missing at its parent', () => {
    expect(shown(problemsOf('slug: a\nhero:\n  image: x\nbody:\n  - type: rows\n  - areas: []\n'))).toBe(
      [
        'a.yaml:1:1  title: is missing; it has to be a text.',
        '  fix: add "title: …"',
        'a.yaml:2:1  hero.lead: is missing; it has to be a text.',
        '  fix: add "lead: …" to "hero"',
        'a.yaml:5:5  body[0].rows: is missing; it has to be a list.',
        '  fix: add "rows:" to this item, with its items in the lines below, each as "- …"',
        'a.yaml:5:5  body[0].title: is missing; it has to be a text.',
        '  fix: add "title: …" to this item',
        'a.yaml:6:5  body[1].type: is missing; it has to be one of rows, areas, call-band.',
        '  fix: add "type: …" to this item',
      ].join('\n'),
    );
  });

  it('names an unknown key, and the nearest that is not taken yet', () => {
    expect(check('slgu: a\nhero:\n  lead: x\n  imgae: y\n  laed: z')).toBe(
      [
        'a.yaml:2:1  slgu: there is no field of this name here.',
        '  fix: use one of slug, zip, financing, price, crews, step, updated, email, … (did you mean "slug"?), or remove it',
        'a.yaml:5:3  hero.imgae: there is no field of this name here.',
        '  fix: use "image", or remove it',
        'a.yaml:6:3  hero.laed: there is no field of this name here.',
        '  fix: use "image", or remove it',
      ].join('\n'),
    );
  });

  it('knows the keys of the section type that is written', () => {
    expect(check('body:\n  - type: rows\n    titel: x\n    rows: [a, b]')).toBe(
      ['a.yaml:4:5  body[0].titel: there is no field of this name here, and "title" is missing.', '  fix: write "title" instead of "titel"'].join('\n'),
    );
  });

  it('takes a misspelled name and the missing one for one mistake, once', () => {
    const both = z.strictObject({ title: z.string(), label: z.string(), other: z.string().optional() });
    expect(shown(problemsOf('title: T\nlabell: a\nlabeel: b\n', both))).toBe(
      [
        'a.yaml:2:1  labell: there is no field of this name here, and "label" is missing.',
        '  fix: write "label" instead of "labell"',
        'a.yaml:3:1  labeel: there is no field of this name here.',
        '  fix: use one of label, other (did you mean "label"?), or remove it',
      ].join('\n'),
    );
  });

  it('knows the names that every file may have at its top', () => {
    const source = sourceOf('title: T\nplaceholder: [title]\nhero:\n  lead: x\n  placeholder: [lead]\n');
    const { error } = schema.safeParse(source.value);
    expect(error && shown(zodProblems(source, error, { schema, atTop: ['placeholders'] }))).toBe(
      [
        'a.yaml:2:1  placeholder: there is no field of this name here.',
        '  fix: use "placeholders", or remove it',
        'a.yaml:5:3  hero.placeholder: there is no field of this name here.',
        '  fix: use "image", or remove it',
      ].join('\n'),
    );
  });

  it('knows a value that became a comment', () => {
    expect(check('slug: #norco\nzip: # to do')).toBe(
      [
        'a.yaml:2:1  slug: is empty: "#" starts a comment, which nothing reads.',
        '  fix: put it in quotes: "#norco"',
        'a.yaml:3:1  zip: is empty; it has to be a text.',
        '  fix: write a text behind "zip:", or remove the line',
      ].join('\n'),
    );
  });

  it('does without the schema', () => {
    const source = sourceOf('title: T\nslgu: a\n');
    const { error } = schema.safeParse(source.value);
    expect(error && shown(zodProblems(source, error))).toBe('a.yaml:2:1  slgu: there is no field of this name here.\n  fix: remove it, or correct its name');
  });

  it('says what an empty field has to be', () => {
    expect(shown(problemsOf('title:\nslug:\nhero:\nfinancing: ~\nservices:\n  -\n'))).toBe(
      [
        'a.yaml:1:1  title: is empty; it has to be a text.',
        '  fix: write a text behind "title:"',
        'a.yaml:2:1  slug: is empty; it has to be a text.',
        '  fix: write a text behind "slug:", or remove the line',
        'a.yaml:3:1  hero: is empty; it has to be a group of fields.',
        '  fix: write a group of fields behind "hero:", with its fields in the lines below, indented, or remove the line',
        'a.yaml:4:12  financing: is empty; it has to be true or false.',
        '  fix: write true or false behind "financing:", or remove the line',
        'a.yaml:6:4  services[0]: is empty; it has to be one of gutters, roof-repair, solar, attic.',
        '  fix: write one of gutters, roof-repair, solar, attic behind the "-"',
      ].join('\n'),
    );
  });
});

describe('wrong types', () => {
  it.each([
    ['zip: 02134', 'a.yaml:2:6  zip: 02134 is a number, not a text.', 'put it in quotes: "02134"'],
    ['zip: +18005551212', 'a.yaml:2:6  zip: +18005551212 is a number, not a text.', 'put it in quotes: "+18005551212"'],
    ['zip: true', 'a.yaml:2:6  zip: true is a yes-or-no value, not a text.', 'put it in quotes: "true"'],
    ['zip: {city}', 'a.yaml:2:6  zip: this is a group of fields, not a text.', 'put it in quotes: "{city}"'],
    ['zip: [a, b]', 'a.yaml:2:6  zip: this is a list, not a text.', 'put it in quotes: "[a, b]"'],
    ['zip:\n  - a', 'a.yaml:3:3  zip: this is a list, not a text.', 'write one text instead, in quotes if there is a colon in it'],
    [
      'pair:\n  - Tear-off: what to expect\n  - b',
      'a.yaml:3:5  pair[0]: this is a group of fields, not a text.',
      'if it is a text with a colon in it, put it in quotes: "Tear-off: what to expect"',
    ],
    ['financing: no', 'a.yaml:2:12  financing: "no" is a text, not true or false.', 'use true or false, without quotes (did you mean false?)'],
    ['financing: Yes', 'a.yaml:2:12  financing: "Yes" is a text, not true or false.', 'use true or false, without quotes (did you mean true?)'],
    ['financing: constructor', 'a.yaml:2:12  financing: "constructor" is a text, not true or false.', 'use true or false, without quotes'],
    ['financing: 1', 'a.yaml:2:12  financing: 1 is a number, not true or false.', 'use true or false, without quotes'],
    ['price: "12"', 'a.yaml:2:8  price: "12" is a text, not a number.', 'write 12, without quotes or other signs'],
    ['price: $1,200.50', 'a.yaml:2:8  price: "$1,200.50" is a text, not a number.', 'write 1200.50, without quotes or other signs'],
    ['price: "9,50"', 'a.yaml:2:8  price: "9,50" is a text, not a number.', 'write 9.50, without quotes or other signs'],
    ['price: 9.5.0', 'a.yaml:2:8  price: "9.5.0" is a text, not a number.', 'write it in digits, without quotes, such as 12'],
    ['price: many', 'a.yaml:2:8  price: "many" is a text, not a number.', 'write it in digits, without quotes, such as 12'],
    ['crews: 1.5', 'a.yaml:2:8  crews: 1.5 is not a whole number, or too large.', 'write a number without a fraction'],
    ['services: gutters', 'a.yaml:2:11  services: "gutters" is a text, not a list.', 'write each item in a line of its own below, as "- …"'],
    [
      'body:\n  type: rows',
      'a.yaml:3:3  body: this is a group of fields, not a list.',
      'put "- " in front of each item, and line the other fields of the item up with its first',
    ],
    ['hero: text', 'a.yaml:2:7  hero: "text" is a text, not a group of fields.', 'write its fields in the lines below, indented, each as "name: value"'],
    ['hero: [a]', 'a.yaml:2:7  hero: this is a list, not a group of fields.', 'write fields ("name: value") instead of items ("- …")'],
    [
      'body:\n  - rows',
      'a.yaml:3:5  body[0]: "rows" is a text, not a group of fields.',
      'write its fields in the lines below, indented, each as "name: value"',
    ],
  ])('%j', (text, what, fix) => {
    expect(check(text)).toBe(`${what}\n  fix: ${fix}`);
  });
});

describe('sizes, values and forms', () => {
  const areas = (count: number) => `body:\n  - type: areas\n    areas: [${Array.from({ length: count }, () => 'x').join(', ')}]`;

  it.each([
    [areas(11), 'a.yaml:4:12  body[0].areas: the section "areas" has 11 areas; needs exactly 12.', 'add 1 area'],
    [areas(14), 'a.yaml:4:12  body[0].areas: the section "areas" has 14 areas; needs exactly 12.', 'remove 2 areas'],
    ['body:\n  - {type: rows, title: x, rows: [a]}', 'a.yaml:3:34  body[0].rows: the section "rows" has 1 row; needs at least 2.', 'add 1 row'],
    ['body:\n  - {type: rows, title: x, rows: [a, b, c, d]}', 'a.yaml:3:34  body[0].rows: the section "rows" has 4 rows; needs at most 3.', 'remove 1 row'],
    ['pair: [a]', 'a.yaml:2:7  pair: has 1 item; needs at least 2.', 'add 1 item'],
    ['pair: [a, b, c]', 'a.yaml:2:7  pair: has 3 items; needs at most 2.', 'remove 1 item'],
    [
      'body:\n  - {type: call-band, text: Twenty-two characters}',
      'a.yaml:3:29  body[0].text: has 21 characters; needs at most 20.',
      'shorten it by 1 character',
    ],
    ['price: 9', 'a.yaml:2:8  price: 9 is too small; it has to be at least 10.', 'write a number of at least 10'],
    ['price: 100', 'a.yaml:2:8  price: 100 is too large; it has to be at most 99.', 'write a number of at most 99'],
    ['step: 7', 'a.yaml:2:7  step: 7 is not a multiple of 5.', 'write a multiple of 5'],
    [
      'services:\n  - attic\n  - gutterz',
      'a.yaml:4:5  services[1]: "gutterz" is not among the values that can stand here.',
      'use one of gutters, roof-repair, solar, attic (did you mean "gutters"?)',
    ],
    [
      'services: [[gutters]]',
      'a.yaml:2:12  services[0]: this is a list, not one of gutters, roof-repair, solar, attic.',
      'use one of gutters, roof-repair, solar, attic',
    ],
    [
      'body:\n  - type: row\n    title: x',
      'a.yaml:3:11  body[0].type: "row" is not a type that can stand here.',
      'use one of rows, areas, call-band (did you mean "rows"?)',
    ],
    ['tidy: thre', 'a.yaml:2:7  tidy: "thre" is not among the values that can stand here.', 'use one of one, two'],
    ['slug: Palm Springs', 'a.yaml:2:7  slug: "Palm Springs" is not written as it has to be.', 'use only a to z and hyphens, like palm-springs'],
    [
      'slug: palm\u00a0springs',
      'a.yaml:2:7  slug: "palm\\u00a0springs" is not written as it has to be.',
      'use only a to z and hyphens, like palm-springs; replace the no-break space by an ordinary one',
    ],
    ['code: abc', 'a.yaml:2:7  code: "abc" is not written as it has to be.', 'write it in the form that other files have (its pattern is /^\\d{4}$/)'],
    ['email: me', 'a.yaml:2:8  email: "me" is not an email address.', 'write it like name@example.com'],
    [
      'site: “https://x.com”',
      'a.yaml:2:7  site: "“https://x.com”" is not a web address.',
      'write it in full, like https://example.com/page; remove the curly quotes',
    ],
    ['updated: 2024-02-30', 'a.yaml:2:10  updated: "2024-02-30" is not a day that exists.', 'write it as year-month-day, like 2024-08-22'],
    ['even: odd', 'a.yaml:2:7  even: has an odd length.', 'add a letter or remove one'],
    ['bare: x', 'a.yaml:2:7  bare: "x" is not right here.', 'correct it; compare it with another file of this kind'],
    ['body:\n  - {type: call-band, text: Call!}', 'a.yaml:3:29  body[0].text: shouts.', 'take the "!" away'],
    [
      'hours: {mon: x, tue: y, wed: z}',
      'a.yaml:2:25  hours.wed: there is no field of this name here.',
      'remove it: every field that can stand here does so already',
    ],
    ['links: {A b: x}', 'a.yaml:2:9  links["A b"]: "A b" is not written as it has to be.', 'use only a to z and hyphens, like palm-springs'],
  ])('%j', (text, what, fix) => {
    expect(check(text)).toBe(`${what}\n  fix: ${fix}`);
  });

  it('measures a text without the space around it', () => {
    expect(shown(problemsOf('title: "   "\n'))).toBe('a.yaml:1:8  title: is an empty text.\n  fix: write a text');
    expect(shown(problemsOf(`title: " ${'x'.repeat(25)} "\n`))).toBe(
      'a.yaml:1:8  title: has 25 characters; needs at most 20.\n  fix: shorten it by 5 characters',
    );
  });
});

describe('unions', () => {
  it.each([
    ['to: 5', 'a.yaml:2:5  to: 5 is a number, not a text or a group of fields.', 'put it in quotes: "5"'],
    ['to: [a]', 'a.yaml:2:5  to: this is a list, not a text or a group of fields.', 'put it in quotes: "[a]"'],
    [
      'to: {label: x, herf: y, href: z}',
      'a.yaml:2:16  to.herf: there is no field of this name here.',
      'remove it: every field that can stand here does so already',
    ],
    ['to: {label: x}', 'a.yaml:2:1  to.href: is missing; it has to be a text.', 'add "href: …" to "to"'],
    ['count: al', 'a.yaml:2:8  count: "al" is not among the values that can stand here.', 'use one of all, none (did you mean "all"?)'],
  ])('%j', (text, what, fix) => {
    expect(check(text)).toBe(`${what}\n  fix: ${fix}`);
  });

  it('reports the branch whose fixed word fits', () => {
    const union = z.strictObject({
      link: z.union([
        z.strictObject({ kind: z.literal('tel'), number: z.string() }),
        z.strictObject({ kind: z.literal('page'), path: z.string(), label: z.string() }),
      ]),
    });
    expect(shown(problemsOf('link:\n  kind: page\n  path: 5\n', union))).toBe(
      [
        'a.yaml:1:1  link.label: is missing; it has to be a text.',
        '  fix: add "label: …" to "link"',
        'a.yaml:3:9  link.path: 5 is a number, not a text.',
        '  fix: put it in quotes: "5"',
      ].join('\n'),
    );
    expect(shown(problemsOf('other: x\n', union))).toBe(
      [
        'a.yaml:1:1  link: is missing; it has to be a group of fields.',
        '  fix: add "link:", with its fields in the lines below, indented',
        'a.yaml:1:1  other: there is no field of this name here.',
        '  fix: use "link", or remove it',
      ].join('\n'),
    );
  });

  it('finds the names through every wrapping', () => {
    const inner = z.strictObject({ label: z.string() });
    const wrapped = z.strictObject({
      a: z.lazy(() => inner.nullable().default(null).readonly()),
      b: z.preprocess((value) => value, inner.optional()),
      c: z.record(z.string(), z.tuple([inner.or(z.number())])),
      d: inner.and(z.looseObject({})),
    });
    expect(shown(problemsOf('a: {lable: x}\nb: {lable: x}\nc: {k: [{lable: x}]}\nd: {lable: x}\n', wrapped)).match(/write "label" .*/g)).toEqual(
      Array.from({ length: 3 }, () => 'write "label" instead of "lable"'),
    );
  });
});

describe('messages of the schema', () => {
  it('wins over the words of this file, for missing and wrong values alike', () => {
    const own = z.strictObject({
      name: z.string('needs the name of the business.'),
      phone: z.string('write the phone number in quotes'),
      size: z.number().min(3, { error: 'is too small for a roof.' }),
      link: z.union([z.string(), z.number()], { error: 'is not a link.\nwrite /page' }),
    });
    expect(shown(problemsOf('phone: 5\nsize: 1\nlink: []\n', own))).toBe(
      [
        'a.yaml:1:1  name: needs the name of the business.',
        '  fix: add "name: …"',
        'a.yaml:1:8  phone: 5 is not written as it has to be.',
        '  fix: write the phone number in quotes',
        'a.yaml:2:7  size: is too small for a roof.',
        '  fix: write a number of at least 3',
        'a.yaml:3:7  link: is not a link.',
        '  fix: write /page',
      ].join('\n'),
    );
  });

  it('places an issue about a field that is not there at what is there', () => {
    const own = z.strictObject({ hero: z.strictObject({ a: z.string() }) }).superRefine((_value, context) => {
      context.addIssue({ code: 'custom', path: ['hero', 'b', 0], message: 'needs a b.' });
      context.addIssue({ code: 'custom', path: [], message: 'is odd.', params: { fix: '' } });
    });
    expect(shown(problemsOf('hero:\n  a: b\n', own))).toBe(
      [
        'a.yaml:1:1  is odd.',
        '  fix: correct it; compare it with another file of this kind',
        'a.yaml:1:1  hero.b[0]: needs a b.',
        '  fix: add an item to the list',
      ].join('\n'),
    );
  });
});
