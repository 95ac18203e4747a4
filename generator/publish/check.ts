// A finished site is checked before it is published: every link, anchor and asset leads somewhere.
import type { FrameVariant } from '../../templates/model';
import { destinationOf, pageOf } from '../content/site/url';
import { error, type Problem, warning } from '../problem';
import type { PageRecord, References } from '../render/record';
import { oneOf } from '../text/near';

export interface SiteToCheck {
  base: string;
  records: readonly PageRecord[];
  /** What header, footer and promotion of each variant refer to. */
  frames: Readonly<Record<FrameVariant, References>>;
  /** Every file of the site that is not a page, relative to its folder. */
  files: readonly string[];
}

export function checkSite({ base, records, frames, files }: SiteToCheck): Problem[] {
  const ids = new Map(records.map((record) => [record.file, new Set([...record.ids, ...frames[record.variant].ids])]));
  const known: Known = { base, ids, known: new Set([...ids.keys(), ...files]) };
  return [
    ...brokenLinks(records, known),
    ...brokenFrameLinks(records, frames, known),
    ...records.flatMap((record) => repeatedIds(record, frames[record.variant])),
    ...repeatedWords(records, 'title'),
    ...repeatedWords(records, 'description'),
  ];
}

interface Known {
  base: string;
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  known: ReadonlySet<string>;
}

type Place = Pick<PageRecord, 'file' | 'path'>;

/** One link that leads nowhere may stand on every page: it is told once, with the first of them. */
function brokenLinks(records: readonly PageRecord[], known: Known): Problem[] {
  const found = new Map<string, { problem: Problem; pages: number }>();
  for (const record of records) {
    for (const href of record.links) {
      const problem = brokenLink(record, href, known);
      if (problem === null) continue;
      const earlier = found.get(problem.what);
      if (earlier) earlier.pages += 1;
      else found.set(problem.what, { problem, pages: 1 });
    }
  }
  return [...found.values()].map(({ problem, pages }) =>
    pages === 1 ? problem : { ...problem, what: `${problem.what} So it is on ${pages - 1} other ${pages === 2 ? 'page' : 'pages'}.` },
  );
}

/** The links of a frame are the same on all its pages: they are followed from the first, and its own anchors on each. */
function brokenFrameLinks(records: readonly PageRecord[], frames: SiteToCheck['frames'], known: Known): Problem[] {
  return VARIANTS.flatMap((variant) => {
    const pages = records.filter((record) => record.variant === variant);
    const [first, ...others] = pages;
    if (first === undefined) return [];
    const own = frames[variant].links.filter((href) => href.startsWith('#'));
    return [
      ...frames[variant].links.flatMap((href) => brokenLink(first, href, known) ?? []),
      ...others.flatMap((page) => own.flatMap((href) => brokenLink(page, href, known) ?? [])),
    ];
  });
}

const VARIANTS: readonly FrameVariant[] = ['home', 'contact', 'plain'];

function brokenLink({ file: from, path }: Place, href: string, { base, ids, known }: Known): Problem | null {
  const destination = destinationOf(base, path, href);
  if (destination === null) return null;
  const { file, anchor } = destination;
  if (!known.has(file)) return error({ file: from, what: `the link ${href} leads nowhere.`, fix: nearFile(file, known) });
  if (anchor === null || anchor === '' || ids.get(file)?.has(anchor)) return null;
  return error({
    file: from,
    what: `the link ${href} leads to an anchor that ${file} does not have.`,
    fix: oneOf(anchor, [...(ids.get(file) ?? [])].sort()),
  });
}

/** Pages are named by their path, as links name them; other files by their file. */
function nearFile(file: string, known: ReadonlySet<string>): string {
  const page = pageOf(file);
  const names = [...known].flatMap((name) => (page === null ? (pageOf(name) === null ? [name] : []) : (pageOf(name) ?? [])));
  return oneOf(page ?? file, names.sort());
}

function repeatedIds(record: PageRecord, frame: References): Problem[] {
  const seen = new Set<string>(frame.ids);
  return record.ids.flatMap((id) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [error({ file: record.file, what: `the id "${id}" stands twice on the page.`, fix: 'give one of the two parts another id' })];
  });
}

/** Two pages of one title look the same in search results and in a row of tabs. */
function repeatedWords(records: readonly PageRecord[], field: 'title' | 'description'): Problem[] {
  const first = new Map<string, string>();
  return records.flatMap((record) => {
    const earlier = first.get(record[field]);
    if (earlier === undefined) {
      first.set(record[field], record.path);
      return [];
    }
    return [warning({ file: record.file, field, what: `has the same ${field} as ${earlier}.`, fix: `write a ${field} of its own in the page's data file` })];
  });
}
