// The command line: what is there, and what its options are. Each command's code is read only when it is called.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { error, formatProblem, type Problem, sortProblems } from '../problem';
import { healIfPossible } from '../publish/heal';
import { type Flags, outFolder, type ProcessEnv, UsageError } from '../settings';
import { withoutSecrets } from '../text/secrets';
import { type SystemTrouble, systemTrouble } from '../text/system';
import { refuseSwallowed } from './npm';
import { addServingCommands } from './serving';

/** Exit statuses (sysexits for 70): fine, the data or the site is wrong, the command was misused, a bug of ours. */
export const EXIT = { fine: 0, wrong: 1, misused: 2, bug: 70 } as const;

export async function main(args: string[], surroundings: ProcessEnv): Promise<number> {
  let status: number = EXIT.fine;
  const program = commands(surroundings, (result) => {
    status = result;
  });
  try {
    if (args.length === 0) {
      program.outputHelp();
      return EXIT.fine;
    }
    refuseSwallowed(args, surroundings.env);
    await program.parseAsync(args, { from: 'user' });
    return status;
  } catch (cause) {
    return report(cause, surroundings);
  }
}

function commands(surroundings: ProcessEnv, finish: (status: number) => void): Command {
  const { version } = JSON.parse(readFileSync(join(surroundings.project, 'package.json'), 'utf8')) as { version: string };
  const program = new Command('shingle')
    .description('Turns YAML about a local contractor into a finished website.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .exitOverride()
    .showSuggestionAfterError()
    // Before everything, whatever comes of the command: a site that a killed run took away is missed by visitors.
    .hook('preAction', (_, command) => healIfPossible(outFolder(command.opts<Flags>(), surroundings)))
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'shingle: ')) });

  shared(program.command('generate'))
    .description('validate the data and write the complete site')
    .addOption(new Option('--development', "React's development build in the browser, for tests").hideHelp())
    .action(async (flags: Flags) => finish(await (await import('./generate')).run(flags, surroundings)));

  shared(program.command('validate'))
    .description('check the data and print every problem, without writing anything')
    .action(async (flags: Flags) => finish(await (await import('./validate')).run(flags, surroundings)));

  shared(program.command('audit'))
    .description('judge the finished site: likeness of pages, claims, advertising law, reading, spelling')
    .action(async (flags: Flags) => finish(await (await import('./audit')).run(flags, surroundings)));

  program
    .command('art')
    .description('show every drawing on one page, with its name in the data')
    .option('--data <folder>', 'folder with the YAML files (default: data)', notEmpty)
    .option('--quiet', 'print problems only')
    .action(async (flags: Flags) => finish(await (await import('./art')).run(flags, surroundings)));

  addServingCommands(program, surroundings, finish);
  return program;
}

function shared(command: Command): Command {
  return command
    .option('--data <folder>', 'folder with the YAML files (default: data)', notEmpty)
    .option('--out <folder>', 'folder of the finished site (default: out)', notEmpty)
    .option('--site-url <url>', "address of the finished site (default: SITE_URL, else the data's own)", notEmpty)
    .option('--base <path>', 'path of the site under that address (default: /)', notEmpty)
    .option('--production', 'refuse placeholders, samples and whatever else must not go live')
    .option('--json', 'print the result as JSON on stdout')
    .option('--quiet', 'print problems only')
    .option('--timings', 'print the time of each step');
}

export function notEmpty(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('it is empty.');
  return value;
}

function report(cause: unknown, surroundings: ProcessEnv): number {
  const { cwd } = surroundings;
  if (cause instanceof CommanderError) {
    // Commander has printed its message; --help and --version end here too.
    return cause.exitCode === 0 ? EXIT.fine : EXIT.misused;
  }
  if (cause instanceof UsageError) {
    for (const problem of sortProblems(cause.problems)) process.stderr.write(`shingle: ${formatProblem(problem, { cwd, color: false })}\n`);
    return EXIT.misused;
  }
  const trouble = fileTrouble(cause, surroundings.project);
  if (trouble !== null) {
    process.stderr.write(`shingle: ${formatProblem(trouble, { cwd, color: false })}\n`);
    return EXIT.wrong;
  }
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  process.stderr.write(`shingle: this is a fault in shingle, not in your data. Nothing was published.\n${withoutSecrets(text)}\n`);
  return EXIT.bug;
}

/** What comes up where a site is written alone. */
const TROUBLES: Readonly<Record<string, SystemTrouble>> = {
  EBUSY: { why: 'it is a mount point, or another program holds it', fix: 'close that program, or name another folder with --out' },
  EISDIR: { why: 'there is a folder where a file should be', fix: 'rename or remove that folder' },
  EXDEV: { why: 'a part of it is on another disk', fix: 'name a folder that is on one disk with --out' },
};

/** The file system's refusal as a problem, also where another error was made of it; null for anything else. */
export function fileTrouble(cause: unknown, project: string): Problem | null {
  if (!(cause instanceof Error)) return null;
  const { code = '', syscall, path, dest } = cause as NodeJS.ErrnoException & { dest?: string };
  const trouble = TROUBLES[code] ?? systemTrouble(code, '--out');
  // A port that may not be used has nothing to do with files.
  if (trouble === undefined || syscall === undefined || syscall === 'listen') return fileTrouble(cause.cause, project);
  // Of a copy, the disk that takes nothing more is the one it goes to.
  const place = (code === 'ENOSPC' || code === 'EROFS' ? dest : undefined) ?? path ?? folderForSettings(code, project);
  return error({ file: place, what: `${trouble.why} (${code} at ${syscall}).`, fix: trouble.fix });
}

/** Node does not say which folder was read as a file; .env is the one file that is read without a look at it first. */
function folderForSettings(code: string, project: string): string | undefined {
  const settings = join(project, '.env');
  return code === 'EISDIR' && statSync(settings, { throwIfNoEntry: false })?.isDirectory() ? settings : undefined;
}
