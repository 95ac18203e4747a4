// shingle serve: the site and its lead store behind one address, until it is told to stop.
import { join, relative, resolve } from 'node:path';
import { formatProblem } from '../problem';
import { isOlderThanSources } from '../publish/fresh';
import { madeAs } from '../publish/marker';
import { type Serving, serve } from '../serve/index';
import { DEFAULT_LIMIT, HOUR_OF_ADDRESSES, type LeadLimit, MOST_LEADS } from '../serve/leadLimit';
import { NO_PROXIES, type Proxies } from '../serve/peer';
import { Refusal } from '../serve/refusal';
import { type Flags, type ProcessEnv, resolveSettings, type Settings, sourceFolders } from '../settings';
import { EXIT } from './exit';
import { writeJson, writeOut } from './output';

export interface ServeFlags extends Flags {
  port?: number;
  host?: string;
  leads?: string;
  leadLimit?: Omit<LeadLimit, 'hour'>;
  hourLimit?: number;
  trustProxy?: Proxies;
  fresh?: boolean;
}

export async function run(flags: ServeFlags, processEnv: ProcessEnv): Promise<number> {
  const settings = resolveSettings(flags, processEnv);
  if (flags.fresh && (otherBase(settings, flags) !== null || isOlderThanSources(settings))) {
    const status = await refresh(settings, flags, processEnv);
    if (status !== EXIT.fine) return status;
  }
  const leads = leadsFolder(flags, processEnv);
  const log = (line: string) => process.stderr.write(`${new Date().toISOString()} ${line}\n`);
  try {
    refuseOtherBase(settings, flags);
    const serving = await serve({
      project: settings.project,
      out: settings.out,
      sources: sourceFolders(settings),
      host: flags.host ?? '127.0.0.1',
      port: flags.port ?? 4173,
      base: flags.base === undefined ? null : settings.base,
      leads,
      limit: limitOf(flags),
      proxies: flags.trustProxy ?? NO_PROXIES,
      log,
      ...(!flags.quiet && { news: log }),
    });
    // Whoever reads the address may stop the server at once.
    const signal = stopSignal();
    announce(serving, { leads, cwd: processEnv.cwd, json: flags.json ?? false });
    return await untilStopped(serving, signal, processEnv.cwd);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    process.stderr.write(`${formatProblem(cause.problem, { cwd: processEnv.cwd, color: false })}\n`);
    return EXIT.wrong;
  }
}

/** The base that a site was made for, where another is asked for: none of its files would be found, no styles and no form that works. */
function otherBase({ out, base: wanted }: Settings, { base }: ServeFlags): string | null {
  const made = base === undefined ? null : madeAs(out);
  return made === null || made.base === wanted ? null : made.base;
}

function refuseOtherBase(settings: Settings, flags: ServeFlags): void {
  const made = otherBase(settings, flags);
  if (made === null) return;
  throw new Refusal({
    file: settings.out,
    what: `this site was made for the base ${made}, and under ${settings.base} none of its files would be found.`,
    fix: `serve it without --base, or make it for that one: shingle generate --base ${settings.base}`,
  });
}

function limitOf({ leadLimit = DEFAULT_LIMIT, hourLimit }: ServeFlags): LeadLimit {
  return { ...leadLimit, hour: hourLimit ?? Math.min(leadLimit.leads * HOUR_OF_ADDRESSES, MOST_LEADS) };
}

/** Makes the site anew, as it was made before. The real site stays as it is, and so does any site where the data is wrong. */
async function refresh(settings: Settings, flags: ServeFlags, processEnv: ProcessEnv): Promise<number> {
  const { out, base: wanted } = settings;
  const made = madeAs(out);
  const fits = made !== null && otherBase(settings, flags) === null;
  if (made?.production) {
    const folder = `${relative(processEnv.cwd, out) || '.'}/ holds the real site, `;
    const fix = 'npm run generate -- --production';
    const said = fits
      ? `which is older than what it is made from. It stays as it is.\n  fix: ${fix}`
      : `made for the base ${made.base} and not for ${wanted}. It stays as it is.\n  fix: ${fix} --base ${wanted}; or serve it without --base`;
    process.stderr.write(`${folder}${said}\n`);
    return fits ? EXIT.fine : EXIT.wrong;
  }
  const { run: generate } = await import('./generate');
  const base = flags.base ?? made?.base;
  const status = await generate({ ...flags, ...(base && { base }), json: false, quiet: flags.json || flags.quiet }, processEnv);
  if (status === EXIT.fine || !fits) return status;
  process.stderr.write('The site is served as it was before.\n');
  return EXIT.fine;
}

/** --leads, else the project's own folder. */
export function leadsFolder({ leads }: { leads?: string }, { project, cwd }: ProcessEnv): string {
  return leads === undefined ? join(project, '.shingle', 'leads') : resolve(cwd, leads);
}

function announce({ url, key, kept }: Serving, { leads, cwd, json }: { leads: string; cwd: string; json: boolean }): void {
  if (json) return writeJson({ url, key, leads, kept });
  const shown = relative(cwd, leads);
  writeOut(
    [
      `Site        ${url}`,
      `Public key  ${key}`,
      `Leads       ${shown.startsWith('..') ? leads : shown} (${kept} so far; bin/shingle leads list shows them)`,
      'Ctrl-C stops.',
      '',
    ].join('\n'),
  );
}

function stopSignal(): Promise<null> {
  return new Promise((done) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => done(null));
  });
}

/** The first signal lets answers in flight finish; the second does not wait. */
async function untilStopped(serving: Serving, signal: Promise<null>, cwd: string): Promise<number> {
  const failure = await Promise.race([signal, serving.failed]);
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.removeAllListeners(name).once(name, () => process.exit(EXIT.wrong));
  if (failure !== null) process.stderr.write(`${wordsFor(failure, cwd)}\n`);
  await serving.stop();
  if (failure === null) return EXIT.fine;
  return failure instanceof Refusal ? EXIT.wrong : EXIT.bug;
}

function wordsFor(failure: Error, cwd: string): string {
  if (failure instanceof Refusal) return formatProblem(failure.problem, { cwd, color: false });
  return `shingle: the lead store failed: ${failure.message}\nLeads that were acknowledged are kept. Start shingle serve again.`;
}
