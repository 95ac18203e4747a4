// The audit, read from top to bottom: the finished site and its data looked at as a searcher, a visitor and the state would.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { publicFiles } from '../content/files/publicFiles';
import { readAndCheck } from '../content/index';
import { pacificDay } from '../content/rules/offer';
import type { PlannedSite } from '../content/site/index';
import { pathOf, type Route } from '../content/site/routes';
import { fileOf } from '../content/site/url';
import type { Log } from '../log';
import { planPage } from '../plan/page';
import { error, type Problem, sortProblems, warning } from '../problem';
import { changedData } from '../publish/fresh';
import type { Settings } from '../settings';
import { inspectClaims } from './claims';
import { type AuditContext, type Inspector, KINDS, type Kind, shownPage } from './context';
import { launchProblems } from './launch';
import { inspectLaw } from './law';
import { namesIn } from './names';
import { originsOf } from './origins';
import { type AuditedPage, readPage } from './pages';
import { inspectReading, type Readability } from './reading';
import { inspectSimilarity, type Twin } from './similarity';
import { inspectSpelling, loadSpeller, readOwnWords } from './spelling';

export interface AuditReport {
  /** No errors; warnings are allowed. */
  ok: boolean;
  /** Whether it was judged as a site that goes live. */
  production: boolean;
  /** Whether the data was changed after the site was made: then the findings are about the older site. */
  stale: boolean;
  pages: number;
  errors: number;
  warnings: number;
  findings: { kind: Kind; title: string; problems: Problem[] }[];
  twins: Twin[];
  readability: Readability[];
}

/** `now` comes from the edge, so that a test can choose the day. */
export async function audit(settings: Settings, { now, log }: { now: Date; log: Log }): Promise<AuditReport> {
  const files = pagesIn(settings);
  if (!files.includes('index.html')) return report({ problems: { site: [noSite(settings.out)] } });
  // What a production build refuses, and an offer that has ended, are told by the audit itself, beside everything else.
  const checked = log.step('read data', () => readAndCheck({ ...settings, production: false }));
  const older = olderSite(settings);
  if (checked.site === null) return report({ problems: { site: [...older, ...checked.problems] }, stale: older.length > 0 });

  const { site, sources } = checked;
  const routes = new Map(site.routes.map((route) => [fileOf(pathOf(route)), route]));
  const home = readFinished(settings.out, 'index.html');
  const context: AuditContext = {
    site,
    sources,
    routes,
    data: settings.data,
    out: settings.out,
    production: settings.production || !home.noindex,
    today: pacificDay(now),
    origins: originsOf({ site, sources, routes, data: settings.data }),
  };
  const own = readOwnWords(settings.data);
  const speller = await log.stepAsync('read words', () => loadSpeller(own.words, namesIn(site.data)));
  const similarity = inspectSimilarity(context);
  const reading = inspectReading(context);
  const freshness = inspectFreshness(context, files);
  const inspectors: Inspector[] = [freshness, similarity, inspectClaims(context), inspectLaw(context), reading, inspectSpelling(context, speller)];

  log.step('read pages', () => {
    for (const file of files) {
      const page = readFinished(settings.out, file);
      for (const inspector of inspectors) inspector.see(page);
    }
  });
  const problems: Partial<Record<Kind, Problem[]>> = { launch: launchProblems(context, checked.refusals) };
  log.step('compare', () => {
    for (const inspector of inspectors) problems[inspector.kind] = inspector.finish();
  });
  problems.site = [...older, ...checked.problems, ...(problems.site ?? [])];
  problems.spelling = [...own.problems, ...(problems.spelling ?? [])];
  return report({
    problems,
    production: context.production,
    stale: older.length > 0,
    pages: files.length,
    twins: similarity.twins,
    readability: reading.readability,
  });
}

interface Made {
  problems: Partial<Record<Kind, Problem[]>>;
  production?: boolean;
  stale?: boolean;
  pages?: number;
  twins?: Twin[];
  readability?: Readability[];
}

function report({ problems, production = false, stale = false, pages = 0, twins = [], readability = [] }: Made): AuditReport {
  const kinds = Object.keys(KINDS) as Kind[];
  const findings = kinds.map((kind) => ({ kind, title: KINDS[kind], problems: sortProblems(problems[kind] ?? []) }));
  const all = findings.flatMap((finding) => finding.problems);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return { ok: errors === 0, production, stale, pages, errors, warnings: all.length - errors, findings, twins, readability };
}

/** Without those of data/public, such as the proof of ownership that a search engine asks for: they are not ours to judge. */
function pagesIn({ out, data }: Settings): string[] {
  if (!existsSync(out)) return [];
  const others = new Set(publicFiles(data));
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(sep).join('/'))
    .filter((file) => !others.has(file))
    .sort();
}

function readFinished(out: string, file: string): AuditedPage {
  return readPage(file, readFileSync(join(out, file), 'utf8'));
}

function noSite(out: string): Problem {
  return error({ file: out, what: 'there is no finished site in this folder.', fix: 'run shingle generate first, or name the folder with --out' });
}

/** By the content of the files, as serve --fresh goes by it; a page that went is told by its name. */
function olderSite({ data, out }: Settings): Problem[] {
  const [changed] = changedData(out, data) ?? [];
  if (changed === undefined) return [];
  return [
    warning({
      file: changed,
      what: 'this was changed after the site was made, and the audit reads the site.',
      fix: 'run shingle generate, then the audit again',
    }),
  ];
}

/** A site made from other data than this is told, since every finding would be about the wrong text. */
function inspectFreshness({ site, routes, out }: AuditContext, files: readonly string[]): Inspector {
  const stale: Problem[] = [];
  const here = new Set(files);
  return {
    kind: 'site',
    see: (page) => {
      const route = routes.get(page.file);
      if (route === undefined) {
        stale.push(warning({ file: join(out, page.file), what: 'the data has no such page.', fix: 'run shingle generate again' }));
      } else if (isOlder(page, site, route)) {
        stale.push(warning({ file: join(out, page.file), what: 'the data gives this page another title or description.', fix: 'run shingle generate again' }));
      }
    },
    finish: () => [
      ...[...routes.keys()]
        .filter((file) => !here.has(file))
        .map((file) =>
          warning({ file: join(out, file), what: `the data has the page ${shownPage(file)}, and the site does not.`, fix: 'run shingle generate again' }),
        ),
      ...stale,
    ],
  };
}

function isOlder(page: AuditedPage, site: PlannedSite, route: Route): boolean {
  const { head } = planPage(site, route);
  return squeezed(head.title) !== squeezed(page.title) || squeezed(head.description) !== squeezed(page.description);
}

function squeezed(text: string): string {
  return text.replace(/[\s’‘'"“”\u00ad]/g, '');
}
