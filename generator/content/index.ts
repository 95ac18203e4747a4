// The data, read, validated and cross-checked: what `validate` reports and `generate` starts from.
import { join } from 'node:path';
import { firstOfEachFile, type Problem, warning } from '../problem';
import type { Settings } from '../settings';
import { iconProblems } from './files/icons';
import { pictureProblems } from './files/pictures';
import { publicProblems } from './files/publicFiles';
import { readSite, type SiteData, type Sources } from './read';
import { contrastProblems, designColors } from './rules/colors';
import { drawingProblems } from './rules/drawings';
import { fontProblems } from './rules/fonts';
import { markProblems } from './rules/mark';
import { endedOffer } from './rules/offer';
import type { Placeholder } from './rules/placeholders';
import { priceProblems } from './rules/prices';
import { readiness } from './rules/production';
import { checkReferences } from './rules/references';
import { secretProblems } from './rules/secrets';
import { type PlannedSite, planSite } from './site/index';

export interface CheckedSite {
  /** null where the data has errors. */
  site: PlannedSite | null;
  placeholders: Placeholder[];
  /** What a production build would refuse, placeholders included; in a preview it is counted, not listed. */
  refusals: Problem[];
  problems: Problem[];
  sources: Sources;
}

/** `today` is YYYY-MM-DD; left out by whoever judges the offer otherwise, or not at all. */
export function readAndCheck(settings: Omit<Settings, 'environment'>, today?: string): CheckedSite {
  const reading = readSite(settings.data);
  if (reading.site === null) return { site: null, placeholders: [], refusals: [], problems: firstOfEachFile(reading.problems), sources: reading.sources };
  const design = designColors(settings.project);
  const site = planSite(reading.site, settings, design);
  const { placeholders, refusals } = readiness(reading.site, reading, settings);
  const found = [
    ...reading.problems,
    ...contrastProblems(reading.site, design, join(settings.data, 'site.yaml'), reading.sources),
    ...fontProblems(reading.site, settings.data, reading.sources),
    ...markProblems(reading.site, settings.data, reading.sources),
    ...drawingProblems(reading.site, settings.data, reading.sources),
    ...priceProblems(reading.site, join(settings.data, 'estimator.yaml'), reading.sources),
    ...iconProblems(settings.data),
    ...pictureProblems(reading.site, settings.data),
    ...publicProblems(settings.data, site.paths),
    ...cityProblems(reading.site, join(settings.data, 'cities')),
    ...secretProblems(reading.site, reading, settings),
    ...checkReferences({ site, data: reading.site, sources: reading.sources, folder: settings.data }),
    ...offerProblems(reading.site, join(settings.data, 'promotion.yaml'), reading.sources, today),
  ];
  // What a production build refuses is a list to work through: it is reported whole.
  const problems = [...firstOfEachFile(found), ...(settings.production ? refusals : [])];
  const sound = !problems.some((problem) => problem.severity === 'error');
  return { site: sound ? site : null, placeholders, refusals, problems, sources: reading.sources };
}

function offerProblems(data: SiteData, file: string, sources: Sources, today: string | undefined): Problem[] {
  const ended = today === undefined ? null : endedOffer(data, today);
  return ended === null ? [] : [warning({ file, ...sources.get(file)?.locate(['endsOn']), ...ended })];
}

/** A site may do without, but most often the files were moved, or another folder was meant. */
function cityProblems({ cities }: SiteData, file: string): Problem[] {
  return cities.length > 0
    ? []
    : [
        warning({
          file,
          what: 'there is no city in this folder: the site has no page for any town.',
          fix: 'add a file for each town that is served; README.md says how',
        }),
      ];
}
