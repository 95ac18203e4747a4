// shingle validate: every problem of the data, nothing written.
import { readAndCheck } from '../content/index';
import { pacificDay } from '../content/rules/offer';
import { type Flags, type ProcessEnv, resolveSettings } from '../settings';
import { EXIT } from './exit';
import { printProblems, writeJson, writeOut } from './output';

export async function run(flags: Flags, processEnv: ProcessEnv): Promise<number> {
  const settings = resolveSettings(flags, processEnv);
  const { site, placeholders, refusals, problems } = readAndCheck(settings, pacificDay(processEnv.now ?? new Date()));
  printProblems(problems, processEnv.cwd);
  const ok = site !== null;
  const pages = site?.routes.length ?? 0;
  if (flags.json) {
    writeJson({ ok, pages, placeholders: placeholders.length, refusals: refusals.length, problems }, 2);
  } else if (ok && !flags.quiet) {
    writeOut(inWords(pages, settings.production ? 0 : refusals.length));
  }
  return ok ? EXIT.fine : EXIT.wrong;
}

function inWords(pages: number, refusals: number): string {
  const launch = refusals === 0 ? '' : ` ${refusals} things to settle before launch: npm run validate -- --production lists them.`;
  return `The data is sound: ${pages} pages.${launch}\n`;
}
