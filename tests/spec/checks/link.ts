// kind: link. A link with this text leads exactly there; without a text, any link of the section leads there.
import { z } from 'zod';
import { isCalled, type Link, linksOf, mentions } from '../dom';
import type { Miss } from '../miss';
import { isDescribed } from '../rows';
import { telOf } from '../site';
import { expectation, filled, forPage, type GivenPage, inSection, MET, miss, quoted } from './check';

const href = z.union([z.string(), z.strictObject({ any: z.array(z.string()).min(1) })]);
const target = z.union([href, z.strictObject({ home: href, else: href }), z.strictObject({ 'contact-pages': href, else: href })]);
const text = z.union([z.string(), z.array(z.string()).min(1), z.strictObject({ any: z.array(z.string()).min(1) })]);

export const linkExpectation = z.union([
  z.strictObject({ in: z.string().optional(), text: text.optional(), href: target }),
  z.strictObject({ in: z.string().optional(), links: z.record(z.string(), z.string()) }),
]);
type Href = z.output<typeof href>;

/** Links that are asked for, one by one: a text (or one of several, or none) and where it leads. */
export interface Wanted {
  /** One of these; empty: any text. */
  texts: string[];
  hrefs: string[];
}

export function wantedLinks(given: GivenPage): Wanted[] {
  const expected = expectation(given.row, linkExpectation);
  if ('links' in expected) return Object.entries(expected.links).map(([label, to]) => ({ texts: [label], hrefs: [to] }));
  const hrefs = hrefsOf(forPage<Href>(expected.href, given.page), given);
  const fill = (label: string) => filled(label, given);
  if (expected.text === undefined) return [{ texts: [], hrefs }];
  if (typeof expected.text === 'string') return [{ texts: [fill(expected.text)], hrefs }];
  if (Array.isArray(expected.text)) return expected.text.map((label) => ({ texts: [fill(label)], hrefs }));
  return [{ texts: expected.text.any.map(fill), hrefs }];
}

/** `tel:{phone}` is the number as a tel link writes it, not as the page shows it. */
function hrefsOf(expected: Href, given: GivenPage): string[] {
  const each = typeof expected === 'string' ? [expected] : expected.any;
  return each.map((to) => (to === 'tel:{phone}' ? telOf(filled('{phone}', given)) : filled(to, given)));
}

export interface Comparing {
  described: boolean;
}

/** A number may stand among other words ("Call (951) 555-0100"); any other text has to be the whole of the link, or of an element in it. */
function isMeant(link: Link, label: string, { described }: Comparing): boolean {
  const isNumber = /^\(\d{3}\) /.test(label);
  return isNumber ? link.text.includes(label) : described ? mentions(link.text, label) : isCalled(link.element, label);
}

export function wrongLinks(links: readonly Link[], wanted: readonly Wanted[], how: Comparing): Miss[] {
  return wanted.flatMap(({ texts, hrefs }) => {
    const meant = texts.length === 0 ? links : links.filter((link) => texts.some((label) => isMeant(link, label, how)));
    const right = meant.filter((link) => hrefs.includes(link.href));
    // Without a text one link is enough; with one, every link of that text has to lead there.
    if (right.length > 0 && (texts.length === 0 || right.length === meant.length)) return MET;
    return miss(
      `a link ${texts.length === 0 ? '' : `${quoted(texts)} `}to ${hrefs.join(' or ')}`,
      describe(meant.length > 0 && texts.length > 0 ? meant : links),
    );
  });
}

function describe(links: readonly Link[]): string {
  const words = links.slice(0, 12).map(({ text: label, href: to }) => `${JSON.stringify(label)} to ${to}`);
  return words.length === 0 ? 'no link' : `${words.join(', ')}${links.length > 12 ? ` and ${links.length - 12} more` : ''}`;
}

export const checkLink = inSection((section, given) => wrongLinks(linksOf(section), wantedLinks(given), { described: isDescribed(given.row) }));
