// Bundles generator/ into plain JavaScript, once for each state of its sources, and names the file to run.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** templates/ is here too: the schema of each section stands beside its component. */
const SOURCES = ['generator', 'templates', 'client', 'bin/bundle-generator.mjs', 'package-lock.json'];

export async function bundleGenerator(project) {
  const folder = join(project, '.shingle', 'generator', hashOf(project, SOURCES));
  const entry = join(folder, 'main.js');
  if (existsSync(entry)) return entry;
  const scratch = `${folder}.${process.pid}`;
  const { build } = await import('vite');
  await build(configuration(project, scratch));
  removeOthers(join(project, '.shingle', 'generator'), scratch);
  try {
    renameSync(scratch, folder);
  } catch (error) {
    // Another run was first: its bundle is the same.
    rmSync(scratch, { recursive: true, force: true });
    if (!existsSync(entry)) throw error;
  }
  return entry;
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
    ssr: { noExternal: true, external: ['vite', 'dictionary-en', '@electric-sql/pglite', '@supabase/supabase-js'] },
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

/** Bundles of earlier sources; those that another process may be using are young, and stay. */
function removeOthers(folder, keep) {
  mkdirSync(folder, { recursive: true });
  const hour = Date.now() - 3_600_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (path !== keep && statSync(path).mtimeMs < hour) rmSync(path, { recursive: true, force: true });
  }
}

function hashOf(root, names) {
  const hash = createHash('sha256');
  const add = (name) => {
    const path = join(root, name);
    if (!statSync(path).isDirectory()) {
      const bytes = readFileSync(path);
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
      return;
    }
    for (const child of readdirSync(path).sort()) if (!child.startsWith('.')) add(`${name}/${child}`);
  };
  names.forEach(add);
  return hash.digest('hex').slice(0, 16);
}
