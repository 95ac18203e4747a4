// The command line: what is there, and what its options are. Each command's code is read only when it is called.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { formatProblem } from '../problem';
import { type Flags, type Surroundings, UsageError } from '../settings';
import { addServingCommands } from './serving';

/** Exit statuses (sysexits for 70): fine, the data or the site is wrong, the command was misused, a bug of ours. */
export const EXIT = { fine: 0, wrong: 1, misused: 2, bug: 70 } as const;

export async function main(args: string[], surroundings: Surroundings): Promise<number> {
  let status: number = EXIT.fine;
  const program = commands(surroundings, (result) => {
    status = result;
  });
  try {
    if (args.length === 0) {
      program.outputHelp();
      return EXIT.fine;
    }
    await program.parseAsync(args, { from: 'user' });
    return status;
  } catch (cause) {
    return report(cause, surroundings);
  }
}

function commands(surroundings: Surroundings, finish: (status: number) => void): Command {
  const { version } = JSON.parse(readFileSync(join(surroundings.project, 'package.json'), 'utf8')) as { version: string };
  const program = new Command('shingle')
    .description('Turns YAML about a local contractor into a finished website.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'shingle: ')) });

  shared(program.command('generate'))
    .description('validate the data and write the complete site')
    .action(async (flags: Flags) => finish(await (await import('./generate')).run(flags, surroundings)));

  shared(program.command('validate'))
    .description('check the data and print every problem, without writing anything')
    .action(async (flags: Flags) => finish(await (await import('./validate')).run(flags, surroundings)));

  shared(program.command('audit'))
    .description('judge the finished site: likeness of pages, claims, advertising law, reading, spelling')
    .action(async (flags: Flags) => finish(await (await import('./audit')).run(flags, surroundings)));

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

function report(cause: unknown, { cwd }: Surroundings): number {
  if (cause instanceof CommanderError) {
    // Commander has printed its message; --help and --version end here too.
    return cause.exitCode === 0 ? EXIT.fine : EXIT.misused;
  }
  if (cause instanceof UsageError) {
    process.stderr.write(`shingle: ${formatProblem(cause.problem, { cwd, color: false })}\n`);
    return EXIT.misused;
  }
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  process.stderr.write(`shingle: this is a fault in shingle, not in your data. Nothing was published.\n${text}\n`);
  return EXIT.bug;
}
