// Rules for what only some kinds of page show, left out of the sheets of the others.
import type { PageKind } from '../../templates/model';

/** Classes that a kind which is not named here has on no page, whatever the data say (plan/page.ts, templates/). */
const KINDS_OF: Record<string, readonly PageKind[]> = {
  'h1--home': ['home'],
  'h1--city': ['county', 'city'],
  'h1--long': ['county', 'city'],
  'hero--home': ['home'],
  'hero--service': ['service'],
  'hero--county': ['county'],
  'hero--city': ['city'],
  hero__counters: ['home'],
  hero__notes: ['home', 'service', 'county'],
  hero__label: ['city'],
  hero__facts: ['city'],
  hero__credits: ['city'],
};

const RULE = /([^{};]+)\{([^{}]*)\}/g;
const NEGATION = /:not\([^)]*\)/g;
const CLASS = /\.([a-z][\w-]*)/gi;
/** Not inside brackets, as those of :is(). */
const COMMA = /,(?![^(]*\))/;

/** `css`: minified. `absent`: further classes that no page of the kind has, by the data (absentClasses.ts). */
export function rulesOfKind(css: string, kind: PageKind, absent: ReadonlySet<string>): string {
  const isOnKind = (name: string) => !absent.has(name) && (KINDS_OF[name]?.includes(kind) ?? true);
  const isShown = (selector: string) =>
    Array.from(selector.replace(NEGATION, '').matchAll(CLASS), ([, name = '']) => name).every(isOnKind);
  return css.replace(RULE, (rule, selectors: string, declarations: string) => {
    if (selectors.startsWith('@')) return rule;
    const shown = selectors.split(COMMA).filter(isShown);
    return shown.length === 0 ? '' : `${shown.join()}{${declarations}}`;
  });
}
