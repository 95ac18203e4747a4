// Bundles generator/ into plain JavaScript, once for each state of its sources, and names the file to run.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** templates/ is here too: the schema of each section stands beside its component. */
const SOURCES = ['generator', 'templates', 'client', 'bin/bundle-generator.mjs', 'package-lock.json'];

/** Says what a whole bundle holds; written last. A copy of this rule is in generator/bundle/index.ts, for the site's assets. */
const MARKER = 'whole.json';

/** A server may run for days from a bundle whose sources have changed since. */
const KEPT = 5;

export async function bundleGenerator(project) {
  const bundles = join(project, '.shingle', 'generator');
  const folder = join(bundles, hashOf(project, SOURCES));
  if (!isWhole(folder)) {
    await make(project, folder);
    removeOld(bundles);
  }
  touch(folder);
  return join(folder, 'main.js');
}

async function make(project, folder) {
  const scratch = `${folder}.${process.pid}`;
  // Where this is not allowed, the reason is a plainer one than the bundler's.
  mkdirSync(scratch, { recursive: true });
  try {
    const { build } = await import('vite');
    await build(configuration(project, scratch));
    writeFileSync(join(scratch, MARKER), JSON.stringify(hashesIn(scratch)));
    moveInto(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Another run may have been first: its bundle is the same. A damaged one makes room. */
function moveInto(scratch, folder) {
  if (isWhole(folder)) return;
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(scratch, folder);
  } catch (error) {
    if (!isWhole(folder)) throw error;
  }
}

function isWhole(folder) {
  try {
    return readFileSync(join(folder, MARKER), 'utf8') === JSON.stringify(hashesIn(folder));
  } catch {
    return false;
  }
}

function hashesIn(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name !== MARKER && statSync(join(folder, name)).isFile());
  return names.sort().map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex'),
  ]);
}

/** Bundles that are in use are the last to be removed. */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // A project that may only be read works from the bundle that is there.
  }
}

/** All but the newest few go; one of this hour may be another run's, half made, and stays. */
function removeOld(bundles) {
  const hour = Date.now() - 3_600_000;
  const times = readdirSync(bundles).map((name) => [join(bundles, name), statSync(join(bundles, name), { throwIfNoEntry: false })?.mtimeMs ?? 0]);
  const old = times.sort(([, a], [, b]) => b - a).slice(KEPT);
  for (const [path, time] of old) if (time < hour) rmSync(path, { recursive: true, force: true });
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
