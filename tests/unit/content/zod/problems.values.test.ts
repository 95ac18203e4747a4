// What is told of values: sizes and forms, the branches of a union, and the words of the schema itself.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check, problemsOf, shown } from './schema';

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
