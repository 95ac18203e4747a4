// Prices of the estimator that nobody can have meant.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { estimator } from '../../../../generator/content/schema/forms';
import { numberMeant } from '../../../../generator/content/yaml/words';
import { sample } from '../../../setup/run';

const sound = parse(readFileSync(join(sample, 'estimator.yaml'), 'utf8')) as Record<string, unknown>;
const messages = (change: object) => estimator.safeParse({ ...sound, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('prices', () => {
  it.each([0.01, 9.5, 22.5, 1000])('can be %s', (otherPrice) => expect(messages({ otherPrice })).toEqual([]));

  it.each([0, -1, 1000.01, 1e9, Number.NaN])('cannot be %s', (otherPrice) => expect(messages({ otherPrice })).toHaveLength(1));

  it('are whole cents', () => expect(messages({ otherPrice: 9.555 })).toEqual([expect.stringContaining('is not a price in whole cents.')]));
});

describe('numberMeant', () => {
  it.each([
    ['9,50', '9.50'],
    ['9,5', '9.5'],
    ['1,000', '1000'],
    ['$1,200.50', '1200.50'],
    ['$9.50', '9.50'],
    ['1_000', '1000'],
    ["1'000", '1000'],
    ['9.50 USD', '9.50'],
    ['9.50 $', '9.50'],
    ['-3', '-3'],
    ['-1,200', '-1200'],
    ['1,234,567.5', '1234567.5'],
    ['1.200,50', null],
    ['1,2,3', null],
    ['12,34,5', null],
    ['1234,567', null],
    ['9.5.0', null],
    ['nine', null],
    ['', null],
  ])('reads %s as %s', (written, meant) => expect(numberMeant(written)).toBe(meant));
});
