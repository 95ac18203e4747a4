// Rows of 2.4, 3.4, 5, 8 and 9.1 about the estimator: its formula as code and data, its form as HTML.
import { z } from 'zod';
import { type EstimatorInput, estimateCents, formatDollars, type Prices, parseSquareFeet } from '../../../client/estimate';
import { at, type Data } from '../data';
import { controlsOf, mentions, textOf } from '../dom';
import type { Miss } from '../miss';
import type { Row } from '../rows';
import { type Check, expectation, inSection, miss, once, quoted, want } from './check';
import { wrongNumber } from './count';
import { choicesOf } from './field';

const OPTIONAL = ['roofType', 'complexity', 'urgency'];
const FIELDS = ['squareFootage', 'material', ...OPTIONAL];

/** The prices of the data as the formula takes them. */
function pricesOf(data: Data): Prices {
  const file = data.files.get('estimator');
  const entries = (name: string) => Object.entries(at(file, name) ?? {});
  const thousandths = (name: string) => entries(name).map(([value, entry]) => ({ value, thousandths: Math.round(Number(at(entry, 'multiplier')) * 1000) }));
  return {
    limits: { min: Number(at(file, 'limits', 'min')), max: Number(at(file, 'limits', 'max')) },
    materials: entries('materials').map(([value, entry]) => ({ value, cents: Math.round(Number(at(entry, 'price')) * 100) })),
    otherCents: Math.round(Number(at(file, 'otherPrice')) * 100),
    complexities: thousandths('complexities'),
    urgencies: thousandths('urgencies'),
  };
}

export function estimate(input: Partial<EstimatorInput>, data: Data): string {
  const nothing: EstimatorInput = { squareFootage: '', roofType: '', material: '', complexity: '', location: '', urgency: '' };
  const cents = estimateCents({ ...nothing, ...input }, pricesOf(data));
  return cents === null ? 'no result' : formatDollars(cents);
}

function wrongEstimate(input: Partial<EstimatorInput>, expected: string, data: Data): Miss[] {
  const found = estimate(input, data);
  return want(found === expected, `${JSON.stringify(input)} gives ${expected}`, found);
}

const example = z.strictObject({
  squareFootage: z.string(),
  material: z.string(),
  complexity: z.string(),
  urgency: z.string(),
  roofType: z.array(z.string()).optional(),
  result: z.string(),
});

export function isWorkedExample(row: Row): boolean {
  return example.safeParse(row.expect).success;
}

export const checkWorkedExample: Check = once('client/estimate.ts', ({ row, data }) => {
  const { result, roofType = [''], ...input } = expectation(row, example);
  return roofType.flatMap((type) => wrongEstimate({ ...input, roofType: type }, result, data));
});

/** A price per square foot, seen in the estimate of 1000 square feet. */
export const checkPrice: Check = once('client/estimate.ts', ({ row, data }) => {
  const { material, pricePerSqFt } = expectation(row, z.strictObject({ material: z.string(), pricePerSqFt: z.number() }));
  const materials = material === 'any other or empty' ? ['', 'slate'] : [material];
  const dollars = formatDollars(pricePerSqFt * 100_000);
  const known = material === 'any other or empty' || at(data.files.get('estimator'), 'materials', material, 'price') === pricePerSqFt;
  return [
    ...want(known, `${material}: ${pricePerSqFt} in the data`, 'another price'),
    ...materials.flatMap((value) => wrongEstimate({ squareFootage: '1000', material: value }, dollars, data)),
  ];
});

/** A multiplier, seen in the estimate of 1000 square feet of TPO at 9 dollars. */
export const checkMultiplier: Check = once('client/estimate.ts', ({ row, data }) => {
  const { multiplier, ...factor } = expectation(
    row,
    z.strictObject({
      multiplier: z.number(),
      complexity: z.string().optional(),
      urgency: z.union([z.string(), z.array(z.string())]).optional(),
    }),
  );
  const [name = 'complexity', words = ''] = Object.entries(factor)[0] ?? [];
  const values = [words].flat().map((word) => (word === 'unset' ? '' : word === 'anything else' ? 'next-year' : word));
  const dollars = formatDollars(Math.round(multiplier * 900_000));
  return values.flatMap((value) => wrongEstimate({ squareFootage: '1000', material: 'tpo', [name]: value }, dollars, data));
});

function control(section: Element, name: string): Element | null {
  return section.querySelector(`[name="${name}"]`);
}

function calculateButton(section: Element): Element | null {
  return section.querySelector('form button[type="submit"]') ?? section.querySelector('button');
}

export const estimatorChecks: Record<string, Check> = {
  'S2.4-04': inSection((section) =>
    want(cardOf(section, 'Roof Details')?.querySelector('input, select') != null, 'the form in the card Roof Details', 'no field beside that title'),
  ),
  'S2.4-07': inSection((section) => {
    const card = cardOf(section, 'Your Estimate');
    return want(
      card !== null && mentions(textOf(card), 'Fill out the form to see your estimate'),
      'the placeholder in the card Your Estimate',
      card ? textOf(card) : 'no such card',
    );
  }),
  'S3.4-02': once('client/estimate.ts', ({ data }) => wrongEstimate({ squareFootage: '2000', material: 'tpo' }, '$18,000', data)),
  'S3.4-03': choicesOf('roofType'),
  'S3.4-05': inSection((section, { data }) => {
    const field = control(section, 'roofType');
    if (!field) return miss('a control for roofType', 'none');
    const results = ['', 'flat', 'complex'].map((roofType) => estimate({ squareFootage: '2000', material: 'tpo', roofType }, data));
    return [
      ...want(!field.hasAttribute('required'), 'not required', 'required'),
      ...want(new Set(results).size === 1, 'the same estimate for every roof type', results.join(', ')),
    ];
  }),
  'S3.4-06': choicesOf('material'),
  'S3.4-07': choicesOf('complexity'),
  'S3.4-09': inSection((section) => {
    const found = controlsOf(section).filter((field) => /location/i.test(`${field.getAttribute('name')} ${field.getAttribute('id')}`));
    return [...want(controlsOf(section).length > 0, 'controls', 'none'), ...wrongNumber(found.length, { n: 0, of: 'controls for location' })];
  }),
  'S4-10': inSection((section) => {
    const filled = controlsOf(section).filter(
      (field) => Boolean(field.getAttribute('value') && field.getAttribute('type') !== 'radio') || field.hasAttribute('checked'),
    );
    return [
      ...want(
        FIELDS.every((name) => control(section, name)),
        `the fields ${quoted(FIELDS)}`,
        'not all there',
      ),
      ...want(filled.length === 0, 'empty fields', quoted(filled.map((field) => field.getAttribute('name') ?? ''))),
      ...want(mentions(textOf(section), 'Fill out the form to see your estimate'), 'no result yet', 'no placeholder'),
    ];
  }),
  'S5-16': inSection((section) => {
    const button = calculateButton(section);
    return want(button?.hasAttribute('disabled') ?? false, 'a disabled calculate button', button ? `${textOf(button)}, not disabled` : 'no button');
  }),
  'S5-18': inSection((section) => {
    const id = calculateButton(section)?.getAttribute('aria-describedby');
    const reason = id ? section.querySelector(`[id="${id}"]`) : null;
    return want(reason !== null && (reason.textContent ?? '').trim() !== '', 'the reason in aria-describedby', String(id));
  }),
  'S5-20': inSection((section, { row, data }) => {
    const { min, max } = expectation(row, z.strictObject({ min: z.number(), max: z.number(), numbers: z.literal('whole') }));
    const { limits } = pricesOf(data);
    return [
      ...want(limits.min === min && limits.max === max, `limits ${min} to ${max} in the data`, `${limits.min} to ${limits.max}`),
      ...want(mentions(textOf(section), max.toLocaleString('en-US')), 'the limit told beside the field', 'not there'),
      ...want(estimate({ squareFootage: '2.5', material: 'tpo' }, data) === 'no result', 'whole numbers only', '2.5 has a result'),
    ];
  }),
  'S5-22': inSection((section, { row }) => {
    const { optional } = expectation(row, z.strictObject({ optional: z.array(z.string()) }));
    const missing = optional.filter((name) => !control(section, name));
    const required = optional.filter((name) => control(section, name)?.hasAttribute('required'));
    return [
      ...want(missing.length === 0, `controls for ${quoted(optional)}`, `none for ${quoted(missing)}`),
      ...want(required.length === 0, 'optional', quoted(required)),
    ];
  }),
  'S5-23': once('client/estimate.ts', ({ row, data }) => {
    const { typed, squareFootage } = expectation(row, z.strictObject({ typed: z.array(z.string()), squareFootage: z.number() }));
    return typed.flatMap((text) => {
      const { squareFeet } = parseSquareFeet(text, pricesOf(data).limits);
      return want(squareFeet === squareFootage, `${JSON.stringify(text)} is ${squareFootage}`, String(squareFeet));
    });
  }),
  'S9.1-01': once('client/estimate.ts', ({ data }) => [
    ...wrongEstimate({ squareFootage: '1234', material: 'metal', complexity: 'moderate', urgency: 'emergency' }, '$45,812.25', data),
    ...wrongEstimate({ squareFootage: '1234', material: 'metal', complexity: 'moderate', urgency: 'emergency', roofType: 'complex' }, '$45,812.25', data),
  ]),
  'S9.1-15': once('client/estimate.ts', ({ data }) => [
    ...want(formatDollars(135_000_000) === '$1,350,000', '$1,350,000', formatDollars(135_000_000)),
    ...want(formatDollars(2_252_250) === '$22,522.50', '$22,522.50', formatDollars(2_252_250)),
    // 22.5 x 1.1 x 1.5 = 37.125: half a cent rounds up (D27).
    ...wrongEstimate({ squareFootage: '1', material: 'metal', complexity: 'moderate', urgency: 'emergency' }, '$37.13', data),
  ]),
};

/** The smallest part of the estimator that holds a title and more than the title. */
function cardOf(section: Element, title: string): Element | null {
  const heading = [...section.querySelectorAll('h2, h3, h4, legend, p, b, strong')].find((element) => textOf(element) === title);
  const parent = heading?.parentElement ?? null;
  return parent && textOf(parent) === title ? parent.parentElement : parent;
}
