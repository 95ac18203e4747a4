// shingle validate: every problem of the data, nothing written.
import { readAndCheck } from '../check';
import { type Flags, settle, type Surroundings } from '../settings';
import { EXIT } from './main';
import { printProblems, writeOut } from './output';

export async function run(flags: Flags, surroundings: Surroundings): Promise<number> {
  const settings = settle(flags, surroundings);
  const { site, placeholders, problems } = readAndCheck(settings);
  printProblems(problems, surroundings.cwd);
  const ok = site !== null;
  const pages = site?.routes.length ?? 0;
  if (flags.json) {
    writeOut(`${JSON.stringify({ ok, pages, placeholders: placeholders.length, problems }, null, 2)}\n`);
  } else if (ok && !flags.quiet) {
    writeOut(`The data is sound: ${pages} pages, ${placeholders.length} placeholders.\n`);
  }
  return ok ? EXIT.fine : EXIT.wrong;
}
