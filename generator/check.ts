// The data, read, validated and cross-checked: what `validate` reports and `generate` starts from.
import { type Placeholder, placeholdersOf } from './content/placeholders';
import { type SiteReading, readSite } from './content/site';
import { checkReferences } from './plan/references';
import { type PlannedSite, planSite } from './plan/site';
import { error, fieldPath, type Problem } from './problem';
import type { Settings } from './settings';

export interface CheckedSite {
  /** null where the data has errors. */
  site: PlannedSite | null;
  placeholders: Placeholder[];
  problems: Problem[];
}

export function readAndCheck(settings: Settings): CheckedSite {
  const reading = readSite(settings.data);
  if (reading.site === null) return { site: null, placeholders: [], problems: reading.problems };
  const site = planSite(reading.site, settings);
  const placeholders = placeholdersIn(reading);
  const problems = [
    ...reading.problems,
    ...checkReferences(site, reading.sources, settings.data),
    ...(settings.production ? refusals(placeholders, reading) : []),
  ];
  const sound = !problems.some((problem) => problem.severity === 'error');
  return { site: sound ? site : null, placeholders, problems };
}

function placeholdersIn({ sources, marks }: SiteReading): Placeholder[] {
  return [...sources].flatMap(([file, source]) => placeholdersOf(source, marks.get(file) ?? { placeholders: [], confirmed: [] }));
}

/** A production build shows nothing that is not real (D1). */
function refusals(placeholders: readonly Placeholder[], { sources }: SiteReading): Problem[] {
  return placeholders.map(({ file, path, value }) =>
    error({
      file,
      ...sources.get(file)?.locate(path),
      field: fieldPath(path),
      what: `${JSON.stringify(value)} is a placeholder, which a production build refuses.`,
      fix: 'write the real value and take the field off the list "placeholders" of this file',
    }),
  );
}
