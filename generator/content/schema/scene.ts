// `scene` of a city: the drawing of its house (templates/art/city), in a few words. Left out, the climate zone gives one.
import { z } from 'zod';
import { FAR } from '../../../templates/art/city/far';
import { HOUSE_TYPES, HOUSES, type HouseType } from '../../../templates/art/city/houses';
import { LANDS } from '../../../templates/art/city/lands';
import { PLANTS } from '../../../templates/art/city/plants';
import { SKIES } from '../../../templates/art/city/skies';
import { letterOf } from '../../../templates/art/letters';
import { line } from '../../../templates/fields';
import type { SectionData } from '../../../templates/sections/schemas';
import { oneOf } from '../../text/near';

/** The frame is 1440 x 640, its ground line at 560; what is left of 680 shows on wide windows only. */
const across = z.number().int().min(-300).max(1740);
/** A height above the ground, or the length of a row. */
const size = z.number().int().min(10).max(1000);

const callout = z.strictObject({
  /** A part that this house has. */
  at: line,
  /** What it is called here, and what happens to it: short, because both stand beside a leader. */
  part: line.max(22),
  what: line.max(30),
});

export const scene = z
  .strictObject({
    house: z.enum(HOUSE_TYPES),
    variant: z.literal([1, 2]).default(1),
    land: z.enum(LANDS),
    sky: z.enum(SKIES),
    sun: z.tuple([across, z.number().int().min(46).max(560)]),
    far: z.array(z.tuple([z.enum([...FAR, ...PLANTS]), across, size])).default([]),
    near: z.array(z.tuple([z.enum(PLANTS), across, size])).default([]),
    flip: z.boolean().default(false),
    /** Keyed A to C: those of the page's section "failures" (lettersRule). */
    callouts: z.array(callout).length(3),
  })
  .superRefine(({ house, variant, callouts }, context) => {
    const parts = partsOf(house, variant);
    callouts.forEach(({ at }, index) => {
      const before = callouts.findIndex((callout) => callout.at === at);
      if (before < index) {
        const message = `"${at}" is what ${letterOf(before)} points at: one letter would lie on the other.`;
        context.addIssue({
          code: 'custom',
          path: ['callouts', index, 'at'],
          message,
          params: { fix: `use another part: ${parts.filter((part) => part !== at).join(', ')}` },
        });
      }
      if (parts.includes(at)) return;
      const message = `"${at}" is not part of the house "${house}", variant ${variant}.`;
      context.addIssue({ code: 'custom', path: ['callouts', index, 'at'], message, params: { fix: oneOf(at, parts) } });
    });
  });

/** No drawing at all. */
export const noScene = z.literal('none');

interface Lettered {
  scene?: z.output<typeof scene> | 'none' | undefined;
  body: readonly SectionData[];
}

/** The letters of the drawing stand at the failures too: in the same place, both name the same part of the house. */
export function lettersRule({ scene: drawn, body }: Lettered, context: z.RefinementCtx): void {
  if (drawn === undefined || drawn === 'none') return;
  const order = drawn.callouts.map(({ at }) => at);
  const parts = partsOf(drawn.house, drawn.variant);
  body.forEach((section, index) => {
    if (section.type !== 'failures') return;
    section.items.forEach(({ at }, place) => {
      const named = order[place];
      // A part that the house does not have is told at the callout.
      if (named === undefined || named === at || !parts.includes(named)) return;
      const path = ['body', index, 'items', place, ...(at === undefined ? [] : ['at'])];
      context.addIssue({ code: 'custom', path, message: difference(letterOf(place), named, at), params: { fix: wayOut(place, order, at) } });
    });
  });
}

function difference(letter: string, named: string, at: string | undefined): string {
  const drawn = `${letter} on the drawing points at "${named}"`;
  return at === undefined ? `${drawn}, and this does not say what it is about.` : `this is ${letter}, about "${at}", and ${drawn}.`;
}

function wayOut(place: number, order: readonly string[], at: string | undefined): string {
  const there = at === undefined ? -1 : order.indexOf(at);
  if (there === -1) return `write at: ${order[place]}, if it is about that; else correct callout ${letterOf(place)} of scene`;
  return `put this list and scene.callouts into the same order: "${at}" is ${letterOf(there)} there`;
}

function partsOf(house: HouseType, variant: 1 | 2): string[] {
  const { anchors } = HOUSES[house][variant === 1 ? 0 : 1]({ id: '', wall: '', door: '', tint: 0 });
  return Object.keys(anchors);
}
