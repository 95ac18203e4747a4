// The commands round leads: what they are called and what their options are.
import { type Command, InvalidArgumentError } from 'commander';
import type { LeadLimit } from '../serve/leadLimit';
import { type Proxies, parseProxies } from '../serve/peer';
import type { ProcessEnv } from '../settings';
import type { LeadsCommand, LeadsFlags } from './leads';
import { notEmpty } from './options';
import type { ServeFlags } from './serve';

type Finish = (status: number) => void;

export function addServingCommands(program: Command, processEnv: ProcessEnv, finish: Finish): void {
  program
    .command('serve')
    .description('serve the finished site, and keep the leads that its forms send')
    .option('--out <folder>', 'folder of the site (default: out)', notEmpty)
    .option('--port <number>', 'port to listen on, 0 for any (default: 4173)', portNumber)
    .option('--host <address>', 'address to listen on, 0.0.0.0 for all of this machine (default: 127.0.0.1)', notEmpty)
    .option('--base <path>', 'path of the site under that address (default: the one it was made for)', notEmpty)
    .option('--leads <folder>', 'folder that keeps the leads (default: .shingle/leads)', notEmpty)
    .option('--lead-limit <leads/minutes>', 'how many leads one address may save (default: 10/10)', leadLimit)
    .option('--hour-limit <leads>', 'how many leads all addresses together may save in an hour (default: 50 times that of one)', hourLimit)
    .option('--trust-proxy <addresses>', 'proxies whose X-Forwarded-For says who a visitor is: loopback, 10.0.0.0/8, … (default: none)', proxyList)
    .option('--fresh', 'generate the site first if it is missing, or older than its data')
    .option('--quiet', 'do not tell of each lead that is saved or refused')
    .option('--json', 'print address, key and folder as JSON on stdout')
    .action(async (flags: ServeFlags) => finish(await (await import('./serve')).run(flags, processEnv)));
  addLeadsCommands(program.command('leads').description('the leads that shingle serve keeps, also while it runs'), processEnv, finish);
}

function addLeadsCommands(leads: Command, processEnv: ProcessEnv, finish: Finish): void {
  const add = (name: string, description: string) =>
    leads
      .command(name)
      .description(description)
      .option('--leads <folder>', 'folder that keeps the leads (default: .shingle/leads)', notEmpty)
      .option('--json', 'print JSON on stdout');
  const run = (command: LeadsCommand) => async (flags: LeadsFlags) => finish(await (await import('./leads')).run(command, flags, processEnv));

  add('list', 'show every lead').option('--csv', 'print CSV, safe to open in a spreadsheet').action(run('list'));
  add('export', 'print every lead, as CSV unless --json is given').option('--csv', 'print CSV').action(run('export'));
  add('watch', 'show each new lead as it comes').option('--csv', 'print CSV').action(run('watch'));
  add('delete', 'delete one lead for good')
    .argument('<id>', 'its id, as shingle leads list shows it')
    .action(async (id: string, flags: LeadsFlags) => finish(await (await import('./leads')).remove(id, flags, processEnv)));
  add('check', 'ask the configured backend whether it takes leads and protects them; stores nothing').action(run('check'));
}

function portNumber(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) throw new InvalidArgumentError('write a number from 0 to 65535.');
  return Number(value);
}

/** The bounds are those of private.lead_settings. */
function leadLimit(value: string): Omit<LeadLimit, 'hour'> {
  const [, leads, minutes] = /^([1-9]\d{0,8})\/([1-9]\d{0,3})$/.exec(value.trim()) ?? [];
  if (leads === undefined || minutes === undefined || Number(minutes) > 1440) {
    throw new InvalidArgumentError('write it like 10/10: so many leads in so many minutes (1440 at most).');
  }
  return { leads: Number(leads), minutes: Number(minutes) };
}

function hourLimit(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value.trim())) throw new InvalidArgumentError('write a whole number of leads, like 500.');
  return Number(value);
}

function proxyList(value: string): Proxies {
  const proxies = parseProxies(value);
  if (proxies === null) throw new InvalidArgumentError('write loopback, linklocal, uniquelocal, addresses or networks like 10.0.0.0/8, with commas between.');
  return proxies;
}
