import { describe, expect, it } from 'vitest';
import { slugFrom } from '../../../../generator/content/files/names';
import { byName, ordered } from '../../../../generator/content/site/routes';

const named = (name: string, order?: number) => ({ name, order, slug: String(slugFrom(name)) });

describe('the order of pages', () => {
  it('goes by order, then by name; those without an order come last', () => {
    const list = ordered([named('Zeta', 1), named('Beta'), named('Alpha'), named('Eta', 0)]);
    expect(list.map(({ name }) => name)).toEqual(['Eta', 'Zeta', 'Alpha', 'Beta']);
  });

  it('sorts names without accents', () => {
    expect(byName([named('Irvine'), named('Ñora'), named('Norco')]).map(({ name }) => name)).toEqual(['Irvine', 'Ñora', 'Norco']);
  });

  it('makes an ASCII slug of a Spanish name', () => expect(slugFrom('La Cañada Flintridge')).toBe('la-canada-flintridge'));
});
