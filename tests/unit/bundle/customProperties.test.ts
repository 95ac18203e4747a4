import { describe, expect, it } from 'vitest';
import { shortened, usedIn } from '../../../generator/bundle/customProperties';

const css = (text: string, kept: string[] = []) => shortened(text, new Set(kept));

describe('custom properties', () => {
  it('get short names, each the same one everywhere', () => {
    expect(css(':root{--step:8px;--gap:calc(var(--step)*2)}p{margin:var(--step) var(--gap,4px)}')).toBe(':root{--a:8px;--b:calc(var(--a)*2)}p{margin:var(--a) var(--b,4px)}');
  });

  it('keep the names that others use, and nobody else gets those', () => {
    expect(css(':root{--ink:#000;--x:1px}a{color:var(--ink);top:var(--x)}', ['--ink', '--a'])).toBe(':root{--ink:#000;--b:1px}a{color:var(--ink);top:var(--b)}');
  });

  it('go where nothing uses them, and what only those used', () => {
    expect(css(':root{--one:1px;--two:var(--one);--three:3px}a{top:var(--three)}@media print{:root{--two:0}}')).toBe(':root{--a:3px}a{top:var(--a)}');
    expect(css(':root{--toast-top:1px}', ['--toast-top'])).toBe(':root{--toast-top:1px}');
  });

  it('are told from classes with two hyphens', () => {
    expect(css('.button--line{--line:1px;top:var(--line)}.h1--home{top:0}')).toBe('.button--line{--a:1px;top:var(--a)}.h1--home{top:0}');
  });

  it('are as many as there are', () => {
    const many = Array.from({ length: 800 }, (_, index) => `--name-${index}:0;top:var(--name-${index});`).join('');
    const declared = Array.from(css(`a{${many}}`).matchAll(/(--\w+):/g), ([, name]) => name);
    expect(new Set(declared).size).toBe(800);
  });

  it('are found in any text that uses them', () => {
    expect([...usedIn('<path fill="var(--clay)"/> var(--sun, #fff)')]).toEqual(['--clay', '--sun']);
  });
});
