// What is told of fields that are missing, unknown, empty or of another type.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { zodProblems } from '../../../../generator/content/zod/problems';
import { check, problemsOf, schema, shown, sourceOf } from './schema';

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
