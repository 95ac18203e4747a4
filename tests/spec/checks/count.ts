// kind: count. How many items (`data-item`) a section has: n, or min and max; names = what each is called.
import { z } from 'zod';
import { itemsOf, tells, textOf, titleOfItem } from '../dom';
import type { Miss } from '../miss';
import { expectation, inSection, quoted, shortened, want } from './check';

const fields = {
  n: z.number().int().min(0).optional(),
  min: z.number().int().min(0).optional(),
  max: z.number().int().min(0).optional(),
  of: z.string(),
  names: z.array(z.string()).optional(),
};
const countExpectation = z.strictObject(fields).refine(({ n, min, max }) => n !== undefined || min !== undefined || max !== undefined, 'counts nothing');
export type CountExpectation = z.output<typeof countExpectation>;

/** Whether a number is what was expected; `found` says what was counted. */
export function wrongNumber(count: number, { n, min, max, of }: CountExpectation, found: readonly string[] = []): Miss[] {
  const right = (n === undefined || count === n) && (min === undefined || count >= min) && (max === undefined || count <= max);
  return want(right, `${n ?? [min === undefined ? '' : `at least ${min}`, max === undefined ? '' : `at most ${max}`].join(' ').trim()} ${of}`, () =>
    found.length === 0 ? String(count) : `${count}: ${shortened(quoted(found))}`,
  );
}

/** Items of a section against their number and, if they are given, their names: each name told by an item of its own. */
export function wrongItems(section: Element, expected: CountExpectation): Miss[] {
  const items = itemsOf(section);
  const titles = items.map(titleOfItem);
  return [...wrongNumber(items.length, expected, titles), ...missingNames(items, expected.names ?? [])];
}

function missingNames(items: readonly Element[], names: readonly string[]): Miss[] {
  const left = items.map((item) => ({ item, text: textOf(item), title: titleOfItem(item) }));
  return names.flatMap((name) => {
    const inTitle = left.findIndex(({ title }) => tells(title, name));
    const index = inTitle === -1 ? left.findIndex(({ text }) => tells(text, name)) : inTitle;
    if (index === -1) return [{ expected: `an item that tells ${JSON.stringify(name)}`, found: quoted(left.map(({ title }) => title)) }];
    left.splice(index, 1);
    return [];
  });
}

export const checkCount = inSection((section, { row }) => wrongItems(section, expectation(row, countExpectation)));
