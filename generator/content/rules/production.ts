// What a production build refuses: whatever is not real, not read, not proved, or leads nowhere (D1, D17, D19, D21, D26).
import { join } from 'node:path';
import { error, fieldPath, type Problem } from '../../problem';
import type { Settings } from '../../settings';
import type { SiteData, SiteReading, Sources } from '../read';
import type { Path } from '../visit';
import { type Placeholder, placeholdersOf } from './placeholders';
import { backendRefusals, isPublic } from './secrets';

/** What stands between a preview and a production build. */
export interface Readiness {
  placeholders: Placeholder[];
  refusals: Problem[];
}

type Target = Pick<Settings, 'data' | 'siteUrl' | 'supabase'>;

export function readiness(data: SiteData, reading: SiteReading, settings: Target): Readiness {
  const at = placer(reading.sources);
  const file = (name: string) => join(settings.data, `${name}.yaml`);
  const placeholders = placeholdersIn(reading).filter(({ file: found, path }) => !isReplaced(found, path, settings));
  return {
    placeholders,
    refusals: [
      ...placeholders.map((placeholder) => refusedPlaceholder(placeholder, at)),
      ...sampleReviews(data, file('testimonials'), at),
      ...unreadPages(data, at),
      ...unprovedClaims(data, file('claims'), at),
      ...backendRefusals(data, reading.sources, settings),
      ...address(data, settings, file('site'), at),
    ],
  };
}

type Placer = (file: string, path: Path) => Pick<Problem, 'file' | 'line' | 'column' | 'field'>;

function placer(sources: Sources): Placer {
  return (file, path) => ({ file, ...sources.get(file)?.locate(path), field: fieldPath(path) });
}

function placeholdersIn({ sources, marks }: SiteReading): Placeholder[] {
  return [...sources].flatMap(([file, source]) => placeholdersOf(source, marks.get(file) ?? { placeholders: [], confirmed: [] }));
}

/** The site's address may come from the command line or the environment instead. */
function isReplaced(file: string, path: Path, settings: Target): boolean {
  return settings.siteUrl !== null && file === join(settings.data, 'site.yaml') && path.length === 1 && path[0] === 'url';
}

function refusedPlaceholder({ file, path, value, listed }: Placeholder, at: Placer): Problem {
  return error({
    ...at(file, path),
    what: `${JSON.stringify(value)} is a placeholder, which a production build refuses.`,
    fix: listed
      ? 'write the real value, and take the field off the list "placeholders" of this file'
      : `write the real value; if this one is real, list it in this file: confirmed: [${fieldPath(path)}]`,
  });
}

/** Publishing invented reviews is unlawful in the US (16 CFR 465). */
function sampleReviews(data: SiteData, file: string, at: Placer): Problem[] {
  return (data.testimonials?.testimonials ?? []).flatMap((testimonial, index) =>
    testimonial.sample
      ? [
          error({
            ...at(file, ['testimonials', index, 'sample']),
            what: `the review by "${testimonial.name}" is a sample, which a production build refuses.`,
            fix: 'put a real review, published with permission, in its place and write sample: false; or take it out',
          }),
        ]
      : [],
  );
}

function unreadPages(data: SiteData, at: Placer): Problem[] {
  return data.pages.flatMap((page) =>
    page.reviewed
      ? []
      : [
          error({
            ...at(page.file, ['reviewed']),
            what: `nobody has reviewed the page "${page.name}", which a production build asks for.`,
            fix: 'have the text read by whoever answers for it, then write reviewed: true',
          }),
        ],
  );
}

function unprovedClaims(data: SiteData, file: string, at: Placer): Problem[] {
  return Object.entries(data.claims.claims).flatMap(([id, claim]) =>
    claim.basis !== null || claim.ownerConfirmed !== null
      ? []
      : [
          error({
            ...at(file, ['claims', id]),
            what: `the claim "${claim.text}" has neither a basis nor the owner's confirmation.`,
            fix: 'write in basis what proves it, or in ownerConfirmed the day the owner confirmed it',
          }),
        ],
  );
}

/** A canonical address nobody else can reach would take the site out of every search. */
function address(data: SiteData, { siteUrl }: Target, file: string, at: Placer): Problem[] {
  const url = siteUrl ?? data.site.url;
  if (isPublic(new URL(url))) return [];
  const place = siteUrl === null ? at(file, ['url']) : { field: 'site-url' };
  return [
    error({
      ...place,
      what: `${url} is not an address of a public site.`,
      fix: 'give the https:// address of the site, with --site-url, SITE_URL or url in site.yaml',
    }),
  ];
}
