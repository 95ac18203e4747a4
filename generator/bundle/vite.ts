// The one build: two environments, the browser's assets and the server's templates.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, type Plugin, type Rolldown } from 'vite';

const STYLES = 'client/styles';

/** Files of the site, relative to it. `styles`: the stylesheet of every page, by the drawings that a site is framed with. */
export interface BundleFiles {
  script: string;
  styles: Record<'plain' | 'roofs', string>;
  sitemap: string;
  promotion: string;
  fonts: string[];
  all: string[];
}

/** Stable names: pages name the script, and a change of behavior must change no page. */
const SCRIPT = 'assets/boot.js';

export async function build(project: string, { folder, development }: { folder: string; development: boolean }): Promise<void> {
  // Vite goes by the caller's NODE_ENV before its own mode; a bundle must not depend on it.
  process.env.NODE_ENV = 'production';
  const builder = await createBuilder({
    configFile: false,
    root: project,
    base: './',
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    plugins: [sonnerWithoutStyles],
    environments: { client: client(project, { folder, development }), ssr: server(project, folder) },
  });
  const environments = Object.values(builder.environments);
  for (const environment of environments) await builder.build(environment);
  writeFileSync(join(folder, 'files.json'), JSON.stringify(filesOf(join(folder, 'client'))));
}

function reactFor(mode: 'production' | 'development') {
  return { 'process.env.NODE_ENV': JSON.stringify(mode) };
}

/** sonner puts a <style> into the page as soon as it is read, which the content security policy bars: its sheet comes as a file. */
const sonnerWithoutStyles: Plugin = {
  name: 'shingle:sonner-without-styles',
  transform(code, id) {
    if (!/sonner\/dist\/index\.mjs$/.test(id)) return null;
    const without = code.replace(/^__insertCSS\(".*"\);$/m, '');
    if (without === code) throw new Error('sonner does not insert its styles the way it did: see that it inserts none.');
    return { code: without, map: null };
  },
};

function client(project: string, { folder, development }: { folder: string; development: boolean }) {
  return {
    define: reactFor(development ? 'development' : 'production'),
    build: {
      outDir: join(folder, 'client'),
      emptyOutDir: true,
      manifest: 'manifest.json',
      // Fonts and drawings stay files of their own: the content security policy allows no data: addresses.
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      modulePreload: false as const,
      target: 'es2022',
      minify: !development,
      rolldownOptions: {
        input: {
          boot: join(project, 'client/boot.ts'),
          sitemap: join(project, STYLES, 'sitemap.css'),
          promotion: join(project, STYLES, 'promotion.css'),
          site: join(project, 'templates/site.css'),
          roofs: join(project, 'templates/roofs.css'),
        },
        output: {
          entryFileNames: (chunk: Rolldown.PreRenderedChunk) => (chunk.name === 'boot' ? SCRIPT : 'assets/[name]-[hash].js'),
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  };
}

function server(project: string, folder: string) {
  return {
    define: reactFor('production'),
    resolve: { noExternal: true as const },
    build: {
      ssr: true as const,
      outDir: join(folder, 'server'),
      emptyOutDir: true,
      target: 'node20',
      minify: false as const,
      copyPublicDir: false,
      rolldownOptions: {
        input: { templates: join(project, 'templates/server.tsx') },
        output: { entryFileNames: '[name].js' },
      },
    },
  };
}

/** The file that Vite made of a source, below its folder. */
function manifestOf(client: string): (source: string) => string {
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Record<string, { file: string }>;
  return (source) => {
    const file = manifest[source]?.file;
    if (file === undefined) throw new Error(`The build wrote no file for ${source}.`);
    return file;
  };
}

/** What Vite wrote, by what the pages need it for. */
function filesOf(client: string): BundleFiles {
  const fileOf = manifestOf(client);
  const all = readdirSync(join(client, 'assets'))
    .sort()
    .map((name) => `assets/${name}`);
  return {
    script: SCRIPT,
    styles: { plain: fileOf('templates/site.css'), roofs: fileOf('templates/roofs.css') },
    sitemap: fileOf(`${STYLES}/sitemap.css`),
    promotion: fileOf(`${STYLES}/promotion.css`),
    fonts: all.filter((file) => file.endsWith('.woff2')),
    all,
  };
}
