// Bundles generator/ into plain JavaScript, once for each state of its sources, and names the file to run.
import { join } from 'node:path';
import { cachedFolder, hashFiles } from './cache.mjs';

/** templates/ and client/ are here too: data is validated by the schemas of the sections, and estimates are what visitors see. */
const SOURCES = ['generator', 'templates', 'client', 'bin/bundle-generator.mjs', 'bin/cache.mjs', 'package-lock.json'];

/** Looks and fonts are the site's alone. */
const isCode = (name) => !/\.(css|woff2|txt|md)$/.test(name);

export async function bundleGenerator(project) {
  const folder = await cachedFolder(join(project, '.shingle', 'generator'), hashFiles(project, SOURCES, isCode), async (scratch) => {
    const { build } = await import('vite');
    await build(configuration(project, scratch));
  });
  return join(folder, 'main.js');
}

function configuration(project, outDir) {
  return {
    configFile: false,
    root: project,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    // One import instead of hundreds: a command starts in a tenth of the time.
    // dictionary-en reads its word lists from its own folder.
    ssr: { noExternal: true, external: ['vite', 'dictionary-en', '@electric-sql/pglite', '@resvg/resvg-js', '@supabase/supabase-js'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        // A thread starts from a file of its own.
        input: { main: join(project, 'generator/cli/main.ts'), leadWorker: join(project, 'generator/serve/leadWorker.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
}
