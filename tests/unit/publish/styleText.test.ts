import { describe, expect, it } from 'vitest';
import { constantsIn, withConstants } from '../../../generator/bundle/constants';
import { compact } from '../../../generator/publish/compact';
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

it('rules for another kind of page, or for what its data leave out, are left out, also from a list of selectors', () => {
  const css = '.hero--home,.hero--city .x{top:0}.hero--city{top:1px}.hero:not(.hero--home){top:2px}p{top:3px}.street,.band{top:4px}.service:has(.street){top:5px}';
  expect(rulesOfKind(css, 'home', new Set(['street']))).toBe('.hero--home{top:0}.hero:not(.hero--home){top:2px}p{top:3px}.band{top:4px}');
});

describe('compact', () => {
  it('has each layer once, and in it what holds always first, then each condition once, wider windows later', () => {
    const css =
      '@layer a,b;@layer a{p{top:0}@media print{p{top:1px}}}@layer b{p{top:2px}}@layer a{@media (min-width:9px){q{top:3px}}q{top:4px}@media (min-width:8px){q{top:5px}}@media print{q{top:6px}}}';
    expect(compact(css)).toBe(
      '@layer a,b;@layer a{p{top:0}q{top:4px}@media (min-width:8px){q{top:5px}}@media (min-width:9px){q{top:3px}}@media print{p{top:1px}q{top:6px}}}@layer b{p{top:2px}}',
    );
  });

  it('keeps the order of declarations that set something of each other', () => {
    expect(compact('a{top:0;inset:1px;border-width:2px;border-left:0;row-gap:3px;gap:4px;line-height:1;font:inherit}')).toBe(
      'a{border-width:2px;border-left:0;line-height:1;font:inherit;top:0;inset:1px;row-gap:3px;gap:4px}',
    );
  });

  it('leaves strings and addresses alone', () => {
    expect(compact('a:after{content:"a, b;{" / "";src:url(x;y)}')).toBe('a:after{content:"a, b;{"/"";src:url(x;y)}');
  });
});
