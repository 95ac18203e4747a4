// `npm run generate --production`: without two hyphens by themselves npm takes what follows for its own, and says nothing.
import { error } from '../problem';
import { UsageError } from '../settings';

/**
 * Options by whether a value follows them. Not those that npm has as settings of its own, which an .npmrc or a host may hold: json,
 * production, quiet.
 */
const OPTIONS = {
  timings: false,
  fresh: false,
  data: true,
  out: true,
  'site-url': true,
  base: true,
  port: true,
  host: true,
  leads: true,
  'lead-limit': true,
  'hour-limit': true,
  'trust-proxy': true,
} as const;

type Option = keyof typeof OPTIONS;
type Environment = Readonly<Record<string, string | undefined>>;

const OF_DATA: readonly Option[] = ['timings', 'data', 'out', 'site-url', 'base'];

/** What each command has of them. */
const OPTIONS_OF: ReadonlyMap<string, readonly Option[]> = new Map([
  ...['generate', 'validate', 'audit'].map((command) => [command, OF_DATA] as const),
  ['art', ['data']],
  ['serve', ['fresh', 'out', 'base', 'port', 'host', 'leads', 'lead-limit', 'hour-limit', 'trust-proxy']],
]);

/** Refuses a run that would be another than the one asked for. Only the script of a command's own name is known to pass options on. */
export function refuseSwallowed(args: readonly string[], env: Environment): void {
  const [command = '', ...given] = args;
  if (env.npm_lifecycle_event !== command) return;
  const kept = (OPTIONS_OF.get(command) ?? []).filter((name) => env[keyOf(name)] && !given.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`)));
  if (kept.length === 0) return;
  throw new UsageError([
    error({
      field: kept.map((name) => `--${name}`).join(', '),
      what: 'npm took this for its own, and shingle would go on without it.',
      fix: `write npm run ${command} -- ${kept.map((name) => spelled(name, env)).join(' ')}`,
    }),
  ]);
}

/**
 * Whether npm may have kept --production, an old option of its own: npm 7 and newer hand on no more of it than NODE_ENV, older ones
 * npm_config_production. A host or an .npmrc may say either as well, so it is told beside what was made and stops nothing.
 */
export function mayHaveKeptProduction(env: Environment): boolean {
  return (env.NODE_ENV === 'production' || env.npm_config_production === 'true') && /^npm\//.test(env.npm_config_user_agent ?? '');
}

/** npm hands a script what it was given as npm_config_<name>. */
function keyOf(name: Option): string {
  return `npm_config_${name.replaceAll('-', '_')}`;
}

/** "--base /x/" comes as npm_config_base=true and a "/x/" that belongs to nothing; "--base=/x/" comes whole. */
function spelled(name: Option, env: Environment): string {
  const value = env[keyOf(name)];
  if (!OPTIONS[name]) return `--${name}`;
  return `--${name} ${value === undefined || value === 'true' ? '…' : value}`;
}
