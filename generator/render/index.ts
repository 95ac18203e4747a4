// Batches of pages → files. A batch is rendered by `renderBatch` wherever it runs: here, or later in a worker thread.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frame, FrameVariant, PageModel } from '../../templates/model';
import { fileOf } from '../plan/url';
import { type PageRecord, recordOf } from './record';

/** The bundled templates (templates/server.tsx). */
export type Templates = typeof import('../../templates/server');

export async function loadTemplates(file: string): Promise<Templates> {
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Templates;
}

export interface RenderTask {
  templates: Pick<Templates, 'renderPage'>;
  frames: Record<FrameVariant, Frame>;
  /** Folder to write to. */
  folder: string;
}

/** A page that threw while rendering: the page is named, the bug keeps its cause. */
export class PageError extends Error {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(`The page ${path} could not be rendered: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Renders each page, writes it, and keeps its record. A page that throws does not stop the others. */
export function renderBatch(pages: Iterable<PageModel>, task: RenderTask): { records: PageRecord[]; errors: PageError[] } {
  const records: PageRecord[] = [];
  const errors: PageError[] = [];
  const folders = new Set<string>();
  for (const page of pages) {
    try {
      records.push(renderPage(page, task, folders));
    } catch (cause) {
      errors.push(new PageError(page.path, cause));
    }
  }
  return { records, errors };
}

function renderPage(page: PageModel, task: RenderTask, folders: Set<string>): PageRecord {
  const html = task.templates.renderPage(page, task.frames[page.variant]);
  const file = fileOf(page.path);
  const target = join(task.folder, file);
  const folder = dirname(target);
  if (!folders.has(folder)) {
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  }
  writeFileSync(target, html);
  return recordOf({ path: page.path, file, title: page.head.title, description: page.head.description }, html);
}
