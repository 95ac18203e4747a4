// kind: order. A list of the section whose items are called exactly this, in this order, no more and no fewer.
import { z } from 'zod';
import { groupsOf, mentions, titleOfItem } from '../dom';
import type { Miss } from '../miss';
import { isDescribed } from '../rows';
import { expectation, inSection, MET, miss, quoted } from './check';

export const orderExpectation = z.array(z.string()).min(1);

export interface Comparing {
  described: boolean;
}

function isInOrder(found: readonly string[], expected: readonly string[], { described }: Comparing): boolean {
  if (found.length !== expected.length) return false;
  return expected.every((text, index) => (described ? mentions(found[index] ?? '', text) : found[index] === text));
}

export function wrongOrder(found: readonly string[], expected: readonly string[], how: Comparing): Miss[] {
  return isInOrder(found, expected, how) ? MET : miss(`in this order: ${quoted(expected)}`, quoted(found));
}

/** Several lists in a section: one of them has to be the expected one. */
export function wrongItemOrder(section: Element, expected: readonly string[], how: Comparing): Miss[] {
  const groups = groupsOf(section).map((items) => items.map(titleOfItem));
  if (groups.some((titles) => isInOrder(titles, expected, how))) return MET;
  return miss(`in this order: ${quoted(expected)}`, groups.length === 0 ? 'no items' : groups.map(quoted).join(' | '));
}

export const checkOrder = inSection((section, { row }) => wrongItemOrder(section, expectation(row, orderExpectation), { described: isDescribed(row) }));
