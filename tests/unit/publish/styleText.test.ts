import { describe, expect, it } from 'vitest';
import { constantsIn, withConstants } from '../../../generator/bundle/constants';
import { physical } from '../../../generator/publish/physical';
import { rulesOfKind } from '../../../generator/publish/rulesOfKind';

describe('constants', () => {
  const tokens = ':root { --ink: #000; --face: "A", serif; --step: 8px; --gap: calc(var(--step) * 2); --wide: 1px; --edge: var(--local) } @media print { :root { --wide: 2px } }';
  const found = constantsIn(tokens, ['a { --local: 1px } b { --gap-of: 2px }']);

  it('are tokens of one value, made of nothing that is set elsewhere; a theme stays a theme', () => {
    expect([...found.keys()]).toEqual(['--step', '--gap']);
  });

  it('stand in place of their names', () => {
    expect(withConstants('a{margin:var(--gap) var(--ink)}', found)).toBe('a{margin:calc(8px * 2) var(--ink)}');
  });
});

it('sides and sizes have shorter names where they name a property, not where they are a value', () => {
  expect(physical('a{margin-block-start:1px;inset-inline-end:0;min-block-size:2px;container-type:inline-size;border-inline-start-width:0}')).toBe(
    'a{margin-top:1px;right:0;min-height:2px;container-type:inline-size;border-left-width:0}',
  );
});

it('rules for another kind of page are left out, also from a list of selectors', () => {
  const css = '.hero--home,.hero--city .x{top:0}.hero--city{top:1px}.hero:not(.hero--home){top:2px}p{top:3px}';
  expect(rulesOfKind(css, 'home')).toBe('.hero--home{top:0}.hero:not(.hero--home){top:2px}p{top:3px}');
});
