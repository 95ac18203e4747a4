// A copy of the working tree in the temporary folder, in which the product may be broken: the checkout itself is never touched.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The same folder for each run of one checkout, so that what was built in it need not be built again. */
export function copyTree(project) {
  const root = join(tmpdir(), `shingle-mutation-${hashOf(project)}`);
  mkdirSync(root, { recursive: true });
  const kept = ['.shingle', ...(hasSamePackages(project, root) ? ['node_modules'] : [])];
  for (const name of readdirSync(root)) if (!kept.includes(name)) rmSync(join(root, name), { recursive: true });
  for (const file of sourceFiles(project)) copy(project, root, file);
  if (!kept.includes('node_modules')) cpSync(join(project, 'node_modules'), join(root, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  return root;
}

/** What git knows or would add; of these, what is there. */
function sourceFiles(project) {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return names.split('\0').filter((name) => name !== '' && statSync(join(project, name), { throwIfNoEntry: false })?.isFile());
}

function copy(project, root, file) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  cpSync(join(project, file), join(root, file));
}

function hasSamePackages(project, root) {
  const list = 'node_modules/.package-lock.json';
  return existsSync(join(root, list)) && readFileSync(join(root, list), 'utf8') === readFileSync(join(project, list), 'utf8');
}

export function hashOfTree(project) {
  return hashOf(
    sourceFiles(project)
      .map((file) => `${file}\0${hashOf(readFileSync(join(project, file)))}`)
      .join('\n'),
  );
}

function hashOf(value) {
  return createHash('sha256').update(value).digest('hex').slice(0, 16);
}
