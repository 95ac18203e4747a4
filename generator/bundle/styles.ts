// The parts that stylesheets are put together from (generator/publish/stylesheets.ts): client/styles/site.css names them, in order.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from './customProperties';

export const STYLES = 'client/styles';

export interface StylePart {
  /** Path below client/styles, without its ending: sections/faq. */
  name: string;
  /** Minified; addresses of fonts are relative to assets/. */
  css: string;
}

export interface Styles {
  /** The order of the layers, which comes first. */
  layers: string;
  parts: StylePart[];
  /** Custom properties that scripts, drawings and sheets which come later name. */
  used: string[];
}

const IMPORT = /^@import '\.\/(.+)\.css';$/gm;

export function partNames(project: string): string[] {
  return Array.from(readFileSync(join(project, STYLES, 'site.css'), 'utf8').matchAll(IMPORT), ([, name = '']) => name);
}

/** Takes the parts out of what Vite wrote: none of them is a file of the site by itself. `fileOf`: of a source, below `client`. */
export function takeParts(project: string, client: string, fileOf: (source: string) => string): Omit<Styles, 'used'> {
  const parts = partNames(project).map((name) => {
    const file = join(client, fileOf(`${STYLES}/${name}.css`));
    const css = readFileSync(file, 'utf8').trim();
    rmSync(file);
    return { name, css };
  });
  const [layers = ''] = /^@layer .+;$/m.exec(readFileSync(join(project, STYLES, 'site.css'), 'utf8')) ?? [];
  return { layers, parts };
}

/** Of every file in these folders. */
export function usedByOthers(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)));
  const texts = files.filter((file) => /\.(js|css)$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(texts.flatMap((text) => [...namesIn(text)]))].sort();
}
