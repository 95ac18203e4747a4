// What is fixed about the body of a page as a whole: which sections it has, and how many (S2.9, S2.10, D25).
import type { z } from 'zod';
import { SERIES } from '../../../templates/art/services/steps/index';
import type { SectionData, SectionName } from '../../../templates/sections/schemas';

interface BodyRule {
  /** The kind of page, for the message: a city page. */
  page: string;
  one?: readonly SectionName[];
  atMostOne?: readonly SectionName[];
  /** Sections that belong to pages of another kind, or that such a page has by itself, and why. */
  none?: Partial<Record<SectionName, string>>;
}

interface WithBody {
  body: SectionData[];
}

/** For superRefine: the rule as a check of a page's data. */
export function bodyRule({ page, one = [], atMostOne = [], none = {} }: BodyRule) {
  return ({ body }: WithBody, context: z.RefinementCtx): void => {
    const placesOf = (type: SectionName) => body.flatMap((section, index) => (section.type === type ? [index] : []));
    for (const type of one) {
      if (placesOf(type).length > 0) continue;
      refuse(
        context,
        [],
        `${page} has one section of type "${type}", and this one has none.`,
        `add it to the body: "- type: ${type}", with its fields as on another page of this kind`,
      );
    }
    for (const type of [...one, ...atMostOne]) {
      for (const index of placesOf(type).slice(1)) {
        refuse(context, [index], `${page} has one section of type "${type}", and this is another.`, 'remove one, or join the two');
      }
    }
    body.forEach(({ type }, index) => {
      const why = none[type];
      if (why === undefined) return;
      refuse(context, [index, 'type'], `${page} has no place for a section of type "${type}".`, `remove it: ${why}`);
    });
  };
}

/** A local-expertise section has two cards, where one about climate or a specialty may have three. */
export function specialtyRule({ body }: WithBody, context: z.RefinementCtx): void {
  body.forEach((section, index) => {
    if (section.type !== 'specialty' || section.kind !== 'local-expertise' || section.items.length === 2) return;
    refuse(
      context,
      [index, 'items'],
      `a local-expertise section has exactly 2 cards, and this one has ${section.items.length}.`,
      'take one away, or write kind: specialty',
    );
  });
}

/** A series of drawings has one for each step, no more and no fewer. */
export function stepsRule({ body }: WithBody, context: z.RefinementCtx): void {
  body.forEach((section, index) => {
    if (section.type !== 'process' || section.drawing === undefined) return;
    const drawn = SERIES[section.drawing].length;
    if (section.items.length === drawn) return;
    refuse(
      context,
      [index, 'drawing'],
      `the drawings "${section.drawing}" are ${drawn} steps, and this section has ${section.items.length}.`,
      'take drawing: away, or tell the work in as many steps',
    );
  });
}

/** The drawing of a year shows the plans of its page: two or three, each with its visits, and names that it has room for. */
export function planYearRule({ hero, body }: WithBody & { hero: { drawing?: string | undefined } }, context: z.RefinementCtx): void {
  if (hero.drawing !== 'plan-year') return;
  const plans = body.flatMap((section, index) => (section.type === 'plans' ? [{ items: section.items, index }] : []));
  const [first] = plans;
  const fix = 'or take "drawing: plan-year" out of the hero';
  if (plans.length !== 1 || first === undefined || first.items.length > 3) {
    refuse(
      context,
      first === undefined ? [] : [first.index],
      'the drawing plan-year shows the plans of one section of type "plans", two or three.',
      `write that section, ${fix}`,
    );
    return;
  }
  first.items.forEach(({ perYear }, index) => {
    if (perYear === undefined)
      refuse(context, [first.index, 'items', index], 'the drawing plan-year shows how many visits a year this plan has.', `add perYear: 1, 2, 3 or 4, ${fix}`);
  });
  const letters = first.items.reduce((sum, { name }) => sum + name.length, 0);
  if (letters > 36)
    refuse(
      context,
      [first.index],
      `the names of the plans are ${letters} letters together, and the drawing plan-year has room for 36.`,
      `shorten them, ${fix}`,
    );
}

function refuse(context: z.RefinementCtx, path: (string | number)[], message: string, fix: string): void {
  context.addIssue({ code: 'custom', path: ['body', ...path], message, params: { fix } });
}
