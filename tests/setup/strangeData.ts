// Data files of which YAML has nothing to say: valid, and of one thing over and over, where a schema or another file has to judge it.
import { filled } from './strangeFiles';

/** A file of the data, with what comes in its place: `written` is what stands in it now. */
export interface StrangeData {
  file: string;
  text(bytes: number, written: string): string;
}

const after = (file: string, piece: string | ((index: number) => string), before = ''): StrangeData => ({
  file,
  text: (bytes, written) => filled(bytes, piece, { before: `${written}${before}` }),
});

const instead = (file: string, field: string, piece: string | ((index: number) => string), behind = ''): StrangeData => ({
  file,
  text: (bytes, written) => filled(bytes, piece, { before: `${without(written, field)}${field}:${behind}\n` }),
});

/** The file without a field at its top and all that is below it. */
function without(written: string, field: string): string {
  return written.replace(new RegExp(`^${field}:.*\\n(?:(?:[ #-].*)?\\n)*`, 'm'), '');
}

export const STRANGE_DATA: Readonly<Record<string, StrangeData>> = {
  'fields that nobody knows': after('company.yaml', (i) => `field${i}: 1\n`),
  'fields that are nearly known': after('company.yaml', (i) => `legalNam${i}: 1\n`),
  'fields that nobody knows in a page': after('cities/el-centro.yaml', (i) => `field${i}: 1\n`),
  'fields that nobody knows in a group': after('site.yaml', (i) => `  field${i}: 1\n`, 'theme:\n'),
  'fields that nobody knows in items': instead('places.yaml', 'places', '  - {a: 1, b: 2}\n'),
  'long names of fields': after('company.yaml', (i) => `${'x'.repeat(200)}${i}: 1\n`),
  'claims by another name': instead('claims.yaml', 'claims', (i) => `  "Claim ${i}": {text: a}\n`),
  'claims without a text': instead('claims.yaml', 'claims', (i) => `  claim-${i}: {}\n`),
  'claims that are right': instead('claims.yaml', 'claims', (i) => `  claim-${i}: {text: "20", meaning: a, basis: b, ownerConfirmed: null}\n`),
  'claims that refer to nothing': instead(
    'claims.yaml',
    'claims',
    (i) => `  claim-${i}: {text: "{price:x${i}}", meaning: a, basis: b, ownerConfirmed: null}\n`,
  ),
  'places of one name': instead('places.yaml', 'places', '  - {name: A, county: imperial-county, kind: city, elevation: 1, zone: 1}\n'),
  'places that are right': instead('places.yaml', 'places', (i) => `  - {name: Place ${i}, county: imperial-county, kind: city, elevation: 1, zone: 1}\n`),
  'places of many counties': instead('places.yaml', 'places', (i) => `  - {name: Place ${i}, county: county-${i}, kind: city, elevation: 1, zone: 1}\n`),
  'places that are empty': {
    file: 'places.yaml',
    text: (bytes, written) => filled(bytes, '{},', { before: `${without(written, 'places')}places: [`, after: ']\n' }),
  },
  'places that are texts': instead('places.yaml', 'places', '  - a\n'),
  'places that are nothing': instead('places.yaml', 'places', '  -\n'),
  'heights that are texts': instead('places.yaml', 'places', (i) => `  - {name: Place ${i}, county: imperial-county, kind: city, elevation: high, zone: 1}\n`),
  'cities of a county': instead('counties/imperial-county.yaml', 'cities', (i) => `  - Town ${i}\n`),
  'one city of a county': instead('counties/imperial-county.yaml', 'cities', '  - El Centro\n'),
  'cities of a county that are numbers': instead('counties/imperial-county.yaml', 'cities', '  - 1\n'),
  'odd numbers': instead('counties/imperial-county.yaml', 'cities', '  - 0x10\n'),
  'cities that refer to nothing': instead('counties/imperial-county.yaml', 'cities', (i) => `  - "{x${i}}"\n`),
  'long words of cities': instead('counties/imperial-county.yaml', 'cities', `  - ${'x'.repeat(30)}\n`),
  'sections without a type': instead('home.yaml', 'body', '  - {}\n'),
  'sections of no type': instead('home.yaml', 'body', (i) => `  - {type: t${i}}\n`),
  'sections without their fields': instead('home.yaml', 'body', '  - {type: prose}\n'),
  'sections that are lists': instead('home.yaml', 'body', '  - []\n'),
  'sections of one kind in a city': instead('cities/el-centro.yaml', 'body', '  - {type: areas}\n'),
  'areas of a city': instead(
    'cities/el-centro.yaml',
    'body',
    (i) => `      - { name: Area ${i}, where: inside, certainty: well known }\n`,
    '\n  - type: areas\n    items:',
  ),
  'neighborhoods of a city': instead(
    'cities/el-centro.yaml',
    'body',
    '      - { name: One, housing: Old., roofs: Flat., certainty: well known }\n',
    '\n  - type: neighborhoods\n    title: A\n    items:',
  ),
  'sections of estimators': instead('home.yaml', 'body', '  - {type: estimator}\n'),
  stories: instead('home.yaml', 'body', '  - {type: stories, title: a}\n'),
  'links of the footer': after('navigation.yaml', '    - { label: Home, to: / }\n'),
  'links that lead nowhere': after('navigation.yaml', (i) => `    - { label: Home, to: /nowhere-${i} }\n`),
  'links that are none': after('navigation.yaml', (i) => `    - { label: Home, to: nowhere ${i} }\n`),
  'anchors that lead nowhere': after('navigation.yaml', (i) => `    - { label: Home, to: "#nowhere-${i}" }\n`),
  'labels that refer to nothing': after('navigation.yaml', (i) => `    - { label: "{claim:x${i}}", to: / }\n`),
  'paragraphs of letters that no font has': instead('pages/privacy.yaml', 'parts', '  - {id: a, title: 漢, paragraphs: [漢]}\n'),
  paragraphs: instead('pages/privacy.yaml', 'parts', '      - word\n', '\n  - id: a\n    title: A\n    paragraphs:'),
  'paragraphs of braces': instead('pages/privacy.yaml', 'parts', `      - "${'{a} '.repeat(500)}"\n`, '\n  - id: a\n    title: A\n    paragraphs:'),
  'paragraphs of opening braces': instead('pages/privacy.yaml', 'parts', `      - "${'{'.repeat(2500)}"\n`, '\n  - id: a\n    title: A\n    paragraphs:'),
  'paragraphs that are too long': instead('pages/privacy.yaml', 'parts', `      - ${'x'.repeat(4000)}\n`, '\n  - id: a\n    title: A\n    paragraphs:'),
  'paragraphs without a letter': instead('pages/privacy.yaml', 'parts', '      - ""\n', '\n  - id: a\n    title: A\n    paragraphs:'),
  'addresses that are none': instead('company.yaml', 'social', '  - {label: a, url: b}\n'),
  'days of the week': instead('company.yaml', 'hours', '  - {days: a, hours: b}\n'),
  reviews: instead('testimonials.yaml', 'testimonials', '  - {name: a, location: b, rating: 6, text: c, project: d, sample: maybe}\n'),
  'placeholders that are no fields': after('company.yaml', (i) => `  - field${i}\n`, 'placeholders:\n'),
  'placeholders that are fields': after('company.yaml', '  - email\n', 'placeholders:\n'),
  'confirmed fields': after('company.yaml', (i) => `  - field${i}\n`, 'confirmed:\n'),
  'placeholders that are lists': after('company.yaml', '  - []\n', 'placeholders:\n'),
  'a long placeholder': after('company.yaml', 'x', 'placeholders: ['),
};
