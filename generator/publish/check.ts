// A finished site is checked before it is published: every link, anchor and asset leads somewhere.
import { oneOf } from '../content/near';
import { destinationOf, pageOf } from '../plan/url';
import { error, type Problem, warning } from '../problem';
import type { PageRecord } from '../render/record';

export interface SiteToCheck {
  base: string;
  records: readonly PageRecord[];
  /** Every file of the site that is no page, relative to its folder. */
  files: readonly string[];
}

export function checkSite({ base, records, files }: SiteToCheck): Problem[] {
  const ids = new Map(records.map((record) => [record.file, new Set(record.ids)]));
  const known = new Set([...ids.keys(), ...files]);
  return [
    ...records.flatMap((record) => [
      ...record.links.flatMap((href) => brokenLink(record, href, { base, ids, known })),
      ...repeatedIds(record),
    ]),
    ...repeatedWords(records, 'title'),
    ...repeatedWords(records, 'description'),
  ];
}

interface Known {
  base: string;
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  known: ReadonlySet<string>;
}

function brokenLink(record: PageRecord, href: string, { base, ids, known }: Known): Problem[] {
  const destination = destinationOf(base, record.path, href);
  if (destination === null) return [];
  const { file, anchor } = destination;
  if (!known.has(file)) {
    return [error({ file: record.file, what: `the link ${href} leads nowhere.`, fix: nearFile(file, known) })];
  }
  if (anchor === null || anchor === '' || ids.get(file)?.has(anchor)) return [];
  return [error({ file: record.file, what: `the link ${href} leads to an anchor that ${file} does not have.`, fix: oneOf(anchor, [...(ids.get(file) ?? [])].sort()) })];
}

/** Pages are named by their path, as links name them; other files by their file. */
function nearFile(file: string, known: ReadonlySet<string>): string {
  const page = pageOf(file);
  const names = [...known].flatMap((name) => (page === null ? (pageOf(name) === null ? [name] : []) : (pageOf(name) ?? [])));
  return oneOf(page ?? file, names.sort());
}

function repeatedIds(record: PageRecord): Problem[] {
  const seen = new Set<string>();
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
