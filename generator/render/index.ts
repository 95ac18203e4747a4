// Batches of pages → files. A batch is rendered by `renderBatch` wherever it runs: here, or later in a worker thread.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frame } from '../../templates/frameModel';
import type { FrameVariant, PageModel } from '../../templates/model';
import { pathOf, type Route } from '../content/site/routes';
import { fileOf } from '../content/site/url';
import { type Kept, type PageRecord, recordOf } from './record';

/** The bundled templates (templates/server.tsx). */
export type Templates = typeof import('../../templates/server');

export async function loadTemplates(file: string): Promise<Templates> {
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Templates;
}

export interface RenderTask {
  /** Everything on the page of a route: one model at a time, however many pages there are. */
  plan: (route: Route) => PageModel;
  templates: Pick<Templates, 'renderPage'>;
  frames: Record<FrameVariant, Frame>;
  /** Folder to write to. */
  folder: string;
}

/** A page that threw while it was planned or rendered: the page is named, the bug keeps its cause. */
export class PageError extends Error {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(`The page ${path} could not be rendered: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Plans, renders and writes the page of each route, and keeps its record. A page that throws does not stop the others. */
export function renderBatch(routes: Iterable<Route>, task: RenderTask): { records: PageRecord[]; errors: PageError[] } {
  const records: PageRecord[] = [];
  const errors: PageError[] = [];
  const write = pageWriter(task.folder);
  const kept: Kept = new Map();
  for (const route of routes) {
    try {
      const page = task.plan(route);
      const frame = task.frames[page.variant];
      const html = task.templates.renderPage(page, frame);
      const file = fileOf(page.path);
      write(file, html);
      const { title, description } = page.head;
      records.push(recordOf({ path: page.path, variant: page.variant, file, title, description }, html, { frame, kept }));
    } catch (cause) {
      if (isTrouble(cause)) throw cause;
      errors.push(new PageError(pathOf(route), cause));
    }
  }
  return { records, errors };
}

/** A full disk or a missing permission is no fault of a page. */
function isTrouble(cause: unknown): boolean {
  return cause instanceof Error && 'syscall' in cause;
}

/** Writes files below a folder, making each folder on the way once. */
function pageWriter(root: string): (file: string, text: string) => void {
  const folders = new Set<string>();
  return (file, text) => {
    const target = join(root, file);
    const folder = dirname(target);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    writeFileSync(target, text);
  };
}
