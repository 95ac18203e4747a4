// npm run sample: copies data/ over tests/sample, the frozen data that tests count and name.
// npm run sample -- --check: says file by file where the two differ; status 1 if they do.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = dirname(fileURLToPath(import.meta.url));
const [data, sample] = [join(dirname(tests), 'data'), join(tests, 'sample')];

if (process.argv.includes('--check')) check();
else {
  rmSync(sample, { recursive: true, force: true });
  cpSync(data, sample, { recursive: true });
  console.log('tests/sample is data/ as it stands now. What tests count and name may have changed with it: npm test.');
}

function check() {
  const differences = [...new Set([...filesIn(data), ...filesIn(sample)])].sort().flatMap((file) => difference(file) ?? []);
  if (differences.length === 0) return console.log('tests/sample is the same as data/.');
  console.log(`${differences.join('\n')}\n  fix: npm run sample, if the sample is to become what data/ is now`);
  process.exitCode = 1;
}

function difference(file) {
  const [ours, theirs] = [join(data, file), join(sample, file)];
  if (!existsSync(theirs)) return `${file}: in data/ alone`;
  if (!existsSync(ours)) return `${file}: in tests/sample alone`;
  return readFileSync(ours).equals(readFileSync(theirs)) ? null : `${file}: differs`;
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
