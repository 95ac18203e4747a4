import { describe, expect, it } from 'vitest';
import { nearest, oneOf } from '../../../generator/text/near';

const services = ['tear-off', 'gutters', 'roof-repair', 'skylights', 'solar', 'attic', 'vents', 'siding', 'chimneys'];

describe('nearest', () => {
  it.each([
    ['gutterz', 'gutters'],
    ['guttres', 'gutters'],
    ['Gutters', 'gutters'],
    ['Roof Repair', 'roof-repair'],
    ['roof_repair', 'roof-repair'],
    ['rof-repair', 'roof-repair'],
    ['solär', 'solar'],
    ['vent', 'vents'],
  ])('%s is near %s', (word, name) => {
    expect(nearest(word, services)).toBe(name);
  });

  it('finds nothing where nothing is near', () => {
    for (const word of ['', 'x', 'windows', 'a'.repeat(100_000)]) expect(nearest(word, services)).toBeUndefined();
  });

  it('does not depend on the order of the candidates', () => {
    const names = ['cart', 'card', 'care', 'bark'];
    expect(nearest('carx', names)).toBe('card');
    expect(nearest('carx', names.toReversed())).toBe('card');
  });

  it('counts two swapped letters as one slip', () => {
    expect(nearest('form', ['farms', 'from', 'forest'])).toBe('from');
    expect(nearest('gutetrs', ['gatters', 'gutters'])).toBe('gutters');
  });
});

describe('oneOf', () => {
  it('names the near ones first, eight at most', () => {
    expect(oneOf('gutterz', services)).toBe('use one of gutters, tear-off, roof-repair, skylights, solar, attic, vents, siding, … (did you mean "gutters"?)');
  });
  it('names them all where that is asked for', () => {
    expect(oneOf('b', ['a', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'], { whole: true })).toBe('use one of a, c, d, e, f, g, h, i, j');
  });

  it('does not guess without reason', () => {
    expect(oneOf('windows', ['a', 'b', 'a'])).toBe('use one of a, b');
  });
  it('does not take a beginning that all names have for nearness', () => {
    const claims = ['{claim:down}', '{claim:years}', '{claim:roof-age}'];
    expect(oneOf('{claim:roofs}', claims)).toBe('use one of {claim:down}, {claim:years}, {claim:roof-age}');
    expect(oneOf('{claim:yeers}', claims)).toContain('(did you mean "{claim:years}"?)');
    expect(nearest('/cities/norco', ['/cities/indio', '/cities/hemet'])).toBeUndefined();
    expect(nearest('/cities/inido', ['/cities/indio', '/cities/hemet'])).toBe('/cities/indio');
    expect(nearest('/citys/indio', ['/cities/indio'])).toBe('/cities/indio');
  });

  it('has a text for one name and for none', () => {
    expect(oneOf('x', ['only'])).toBe('use "only"');
    expect(oneOf('x', [])).toBe('remove it (there is nothing to choose from)');
  });
});
