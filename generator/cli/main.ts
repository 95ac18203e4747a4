// The command line: what is there, and what its options are. Each command's code is read only when it is called.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import { formatProblem, sortProblems } from '../problem';
import { healIfPossible } from '../publish/heal';
import { type Flags, outFolder, type ProcessEnv, UsageError } from '../settings';
import { withoutSecrets } from '../text/secrets';
import { EXIT } from './exit';
import { fileTrouble } from './fileTrouble';
import { refuseSwallowed } from './npm';
import { notEmpty } from './options';
import { addServingCommands } from './serving';

export async function main(args: string[], processEnv: ProcessEnv): Promise<number> {
  let status: number = EXIT.fine;
  const program = commands(processEnv, (result) => {
    status = result;
  });
  try {
    if (args.length === 0) {
      program.outputHelp();
      return EXIT.fine;
    }
    refuseSwallowed(args, processEnv.env);
    await program.parseAsync(args, { from: 'user' });
    return status;
  } catch (cause) {
    return report(cause, processEnv);
  }
}

function commands(processEnv: ProcessEnv, finish: (status: number) => void): Command {
  const { version } = JSON.parse(readFileSync(join(processEnv.project, 'package.json'), 'utf8')) as { version: string };
  const program = new Command('shingle')
    .description('Turns YAML about a local contractor into a finished website.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .exitOverride()
    .showSuggestionAfterError()
    // Before everything, whatever comes of the command: a site that a killed run took away is missed by visitors.
    .hook('preAction', (_, command) => healIfPossible(outFolder(command.opts<Flags>(), processEnv)))
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'shingle: ')) });

  shared(program.command('generate'))
    .description('validate the data and write the complete site')
    .addOption(new Option('--development', "React's development build in the browser, for tests").hideHelp())
    .action(async (flags: Flags) => finish(await (await import('./generate')).run(flags, processEnv)));

  shared(program.command('validate'))
    .description('check the data and print every problem, without writing anything')
    .action(async (flags: Flags) => finish(await (await import('./validate')).run(flags, processEnv)));

  shared(program.command('audit'))
    .description('judge the finished site: likeness of pages, claims, advertising law, reading, spelling')
    .action(async (flags: Flags) => finish(await (await import('./audit')).run(flags, processEnv)));

  program
    .command('art')
    .description('show every drawing on one page, with its name in the data')
    .option('--data <folder>', 'folder with the YAML files (default: data)', notEmpty)
    .option('--quiet', 'print problems only')
    .action(async (flags: Flags) => finish(await (await import('./art')).run(flags, processEnv)));

  addServingCommands(program, processEnv, finish);
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

function report(cause: unknown, processEnv: ProcessEnv): number {
  const { cwd } = processEnv;
  if (cause instanceof CommanderError) {
    // Commander has printed its message; --help and --version end here too.
    return cause.exitCode === 0 ? EXIT.fine : EXIT.misused;
  }
  if (cause instanceof UsageError) {
    for (const problem of sortProblems(cause.problems)) process.stderr.write(`shingle: ${formatProblem(problem, { cwd, color: false })}\n`);
    return EXIT.misused;
  }
  const trouble = fileTrouble(cause, processEnv.project);
  if (trouble !== null) {
    process.stderr.write(`shingle: ${formatProblem(trouble, { cwd, color: false })}\n`);
    return EXIT.wrong;
  }
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  process.stderr.write(`shingle: this is a fault in shingle, not in your data. Nothing was published.\n${withoutSecrets(text)}\n`);
  return EXIT.bug;
}
