// The build, read from top to bottom.
import { join } from 'node:path';
import type { AssetsModel, Frame } from '../templates/frameModel';
import type { FrameVariant } from '../templates/model';
import { assetsOf, bundleFiles, type OwnAssets, planAssets, planOwnAssets } from './assets/index';
import { type Bundle, bundle } from './bundle/index';
import { namedPictures } from './content/files/pictures';
import { PUBLIC, publicFiles } from './content/files/publicFiles';
import { type CheckedSite, readAndCheck } from './content/index';
import { IMAGES } from './content/read';
import type { PlannedSite } from './content/site/index';
import type { Log } from './log';
import { planFrame } from './plan/frame';
import { planPage } from './plan/page';
import { error, type Problem } from './problem';
import { checkSite } from './publish/check';
import { siteFiles } from './publish/files';
import { sourcesOf } from './publish/fresh';
import { discard, openStage, type Published, publish, type Stage, stageAssets, stageCopies, stageFile, stageImages } from './publish/index';
import { loadTemplates, renderBatch, type Templates } from './render/index';
import { frameReferences, type PageRecord, type References } from './render/record';
import { type Settings, sourceFolders } from './settings';

export interface Summary {
  ok: boolean;
  out: string;
  pages: number;
  files: number;
  bytes: number;
  placeholders: number;
  /** Things that a production build would refuse, placeholders included. */
  refusals: number;
  /** Paths of pages that the site before had. */
  removed: string[];
  problems: Problem[];
}

type Checked = Pick<CheckedSite, 'site' | 'placeholders' | 'refusals' | 'problems'>;

/** `today` is YYYY-MM-DD: the offer is held against it. */
export async function generate(settings: Settings, log: Log, today: string): Promise<Summary> {
  const from = log.step('read sources', () => sourcesOf(settings));
  const data = log.step('read data', () => withoutSources(readAndCheck(settings, today)));
  if (data.site === null) return failed(settings, data);
  const { site } = data;
  const assets = await log.stepAsync('bundle', () => bundle(settings.project, settings));
  const stage = await openStage(settings.out, sourceFolders(settings));
  if ('what' in stage) return failed(settings, { ...data, problems: [...data.problems, stage] });
  try {
    const templates = await loadTemplates(assets.templates);
    const own = planOwnAssets({ site, templates, data: settings.data });
    const frames = log.step('render frames', () => renderFrames(site, data, planAssets(site, assets, own), templates));
    const { records, errors } = log.step('render pages', () =>
      renderBatch(site.routes, { plan: (route) => planPage(site, route), templates, frames, folder: stage.folder }),
    );
    const files = log.step('write files', () => writeFiles({ stage, site, assets, own, templates, data: settings.data }));
    // A page that is not there makes every link to it a broken one: only the cause is told.
    const found =
      errors.length > 0
        ? errors.map(renderProblem)
        : log.step('check site', () => checkSite({ base: site.base, records, frames: referencesOf(frames), files }));
    const problems = [...data.problems, ...found];
    if (problems.some((problem) => problem.severity === 'error')) {
      await discard(stage);
      return failed(settings, { ...data, problems });
    }
    const release = { pages: records, assets: assetsOf(site, assets, own), made: { production: site.production, base: site.base, from } };
    const published = await log.step('publish', () => publish(stage, release));
    if ('what' in published) {
      await discard(stage);
      return failed(settings, { ...data, problems: [...problems, published] });
    }
    return summary(settings, data, { ...published, records, files, problems: [...problems, ...published.problems] });
  } catch (cause) {
    await discard(stage);
    throw cause;
  }
}

function renderFrames(site: PlannedSite, data: Checked, assets: AssetsModel, templates: Templates): Record<FrameVariant, Frame> {
  const frame = (variant: FrameVariant) => templates.renderFrame(planFrame(site, variant, data.placeholders.length), assets);
  return { home: frame('home'), contact: frame('contact'), plain: frame('plain') };
}

/** The files as they were read are not needed any more, and weigh more than the site. */
function withoutSources({ site, placeholders, refusals, problems }: CheckedSite): Checked {
  return { site, placeholders, refusals, problems };
}

function referencesOf({ home, contact, plain }: Record<FrameVariant, Frame>): Record<FrameVariant, References> {
  return { home: frameReferences(home), contact: frameReferences(contact), plain: frameReferences(plain) };
}

interface Writing {
  stage: Stage;
  site: PlannedSite;
  assets: Bundle;
  own: OwnAssets;
  templates: Templates;
  data: string;
}

function writeFiles({ stage, site, assets, own, templates, data }: Writing): string[] {
  const files = siteFiles({ site, bundle: assets, own, templates });
  for (const { file, text } of files) stageFile(stage, file, text);
  for (const { file, bytes } of own.icons) stageFile(stage, file, bytes);
  const shared = bundleFiles(site, assets);
  stageAssets(stage, assets.client, shared);
  const fonts = stageCopies(stage, own.fonts);
  const images = stageImages(stage, join(data, IMAGES), namedPictures(site.data));
  const others = stageCopies(
    stage,
    publicFiles(data).map((file) => ({ from: join(data, PUBLIC, file), file })),
  );
  return [...[...files, ...own.icons].map(({ file }) => file), ...shared, ...fonts, ...images, ...others];
}

/** The page is named; --json also tells where the template threw. */
function renderProblem(failure: { path: string; cause?: unknown; message: string }): Problem {
  const { path, cause } = failure;
  return error({
    file: path,
    what: `this page could not be rendered: ${cause instanceof Error ? cause.message : failure.message}`,
    fix: 'this is a fault in a template, or data that a template did not expect; nothing was published',
    ...(cause instanceof Error && cause.stack ? { stack: cause.stack } : {}),
  });
}

function failed(settings: Settings, data: Checked): Summary {
  return {
    ok: false,
    out: settings.out,
    pages: 0,
    files: 0,
    bytes: 0,
    placeholders: data.placeholders.length,
    refusals: data.refusals.length,
    removed: [],
    problems: data.problems,
  };
}

function summary(settings: Settings, data: Checked, made: Published & { records: readonly PageRecord[]; files: readonly string[] }): Summary {
  return {
    ok: true,
    out: settings.out,
    pages: made.records.length,
    files: made.records.length + made.files.length,
    bytes: made.records.reduce((sum, record) => sum + record.bytes, 0),
    placeholders: data.placeholders.length,
    refusals: data.refusals.length,
    removed: made.removed,
    problems: made.problems,
  };
}
