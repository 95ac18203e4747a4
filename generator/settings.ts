// What a run is told: flag, then environment, then .env, then the data's own value. One place for the precedence.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { error, type Place, type Problem } from './problem';
import { backendAddress, HOST, keyProblem, type Wrong } from './settings/backend';
import { NAMES, type Name, readEnvFile, type Written } from './settings/envFile';

/** Flags as the command line gives them. */
export interface Flags {
  data?: string;
  out?: string;
  siteUrl?: string;
  base?: string;
  production?: boolean;
  development?: boolean;
  json?: boolean;
  quiet?: boolean;
  timings?: boolean;
}

export interface Settings {
  /** The project's folder: where bin/, data/ and templates/ are. */
  project: string;
  data: string;
  out: string;
  /** Origin of the finished site from flag or environment; null: the data's own. */
  siteUrl: string | null;
  /** '/' or '/path/' */
  base: string;
  production: boolean;
  /** The browser gets React's development build, which tells of hydration mismatches; the HTML is the same. */
  development: boolean;
  /** What environment and .env say, not the data: an origin and a public key; `place` is where the origin stands, or the key alone. */
  supabase: { url: string | null; anonKey: string | null; place?: Place };
  /** Short for what environment and .env say: a site that was made when they said something else is out of date. */
  environment: string;
}

/** What the project itself is kept in, out of git too: neither a site nor leads belong there. */
const OF_PROJECT = ['.git', 'bench', 'bin', 'client', 'data', 'docs', 'generator', 'node_modules', 'supabase', 'templates', 'tests'];

/** Folders that no run writes to: of the data, and of the project. */
export function sourceFolders({ project, data }: Pick<Settings, 'project' | 'data'>): string[] {
  return [data, ...OF_PROJECT.map((name) => join(project, name))];
}

export interface ProcessEnv {
  project: string;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** What the clock says, if it is not asked. */
  now?: Date;
}

/** The command was misused: exit status 2. */
export class UsageError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems[0]?.what);
  }
}

export function resolveSettings(flags: Flags, { project, cwd, env }: ProcessEnv): Settings {
  const collected = collector();
  // Tests name another file, so that what somebody has set up for real does not change what they test.
  const file = resolve(project, env.SHINGLE_ENV_FILE || '.env');
  const own = ownSettings(
    file,
    collected.or(new Map<Name, Written>(), () => settingsIn(file, collected.problems)),
    env,
  );
  const [siteUrl, url, anonKey] = [own.get('SITE_URL'), own.get('SUPABASE_URL'), own.get('SUPABASE_ANON_KEY')];
  const named = collected.or(null, () => (siteUrl === undefined ? null : originFrom(siteUrl.value, siteUrl.place)));
  const supabase = {
    url: collected.or(null, () => (url === undefined ? null : addressFrom(url))),
    anonKey: collected.or(null, () => (anonKey === undefined ? null : keyFrom(anonKey))),
    place: (url ?? anonKey)?.place,
  };
  const flagged = collected.or(null, () => (flags.siteUrl === undefined ? named : originFrom(flags.siteUrl, { field: '--site-url' })));
  const base = collected.or('/', () => settledBase(flags.base ?? '/'));
  if (collected.problems.length > 0) throw new UsageError(collected.problems);
  return {
    project,
    data: flags.data === undefined ? join(project, 'data') : resolve(cwd, flags.data),
    out: outFolder(flags, { project, cwd }),
    siteUrl: flagged,
    base,
    production: flags.production ?? false,
    development: flags.development ?? false,
    supabase,
    environment: createHash('sha256')
      .update(JSON.stringify([named, url?.value, anonKey?.value]))
      .digest('hex')
      .slice(0, 16),
  };
}

interface Collector {
  problems: Problem[];
  /** What is read, or `otherwise` where it is wrong: then the others are read all the same, and all that is wrong is told at once. */
  or<Value>(otherwise: NoInfer<Value>, read: () => Value): Value;
}

function collector(): Collector {
  const problems: Problem[] = [];
  return {
    problems,
    or(otherwise, read) {
      try {
        return read();
      } catch (cause) {
        if (!(cause instanceof UsageError)) throw cause;
        problems.push(...cause.problems);
        return otherwise;
      }
    },
  };
}

/** A setting of the environment or of .env, and where it stands. */
interface Own {
  value: string;
  place: Place;
}

/** The environment goes before the file. */
function ownSettings(file: string, written: ReadonlyMap<Name, Written>, env: ProcessEnv['env']): Map<Name, Own> {
  const found = NAMES.flatMap((name): [Name, Own][] => {
    const [value, inFile] = [env[name]?.trim(), written.get(name)];
    if (value) return [[name, { value, place: { field: name } }]];
    return inFile ? [[name, { value: inFile.value, place: { file, line: inFile.line, field: inFile.name } }]] : [];
  });
  return new Map(found);
}

/** What is wrong with a line goes to `wrong`: the other lines hold. */
function settingsIn(file: string, wrong: Problem[]): ReadonlyMap<Name, Written> {
  const meant = `${file}.txt`;
  if (!existsSync(file)) {
    if (!existsSync(meant)) return new Map();
    throw misuse(
      { file: meant },
      {
        what: 'is read by nobody: settings stand in a file called .env.',
        fix: 'rename it to .env; Windows shows the whole name where "File name extensions" is on',
      },
    );
  }
  const { settings, problems } = readEnvFile(readFileSync(file), file);
  wrong.push(...problems);
  return settings;
}

function addressFrom({ value, place }: Own): string {
  const address = backendAddress(value);
  if ('wrong' in address) throw misuse(place, address.wrong);
  return address.origin;
}

function keyFrom({ value, place }: Own): string {
  const wrong = keyProblem(value);
  if (wrong !== null) throw misuse(place, wrong);
  return value;
}

/** Asked for by itself before a command runs, which needs no other setting to be right. */
export function outFolder({ out }: Flags, { project, cwd }: Pick<ProcessEnv, 'project' | 'cwd'>): string {
  return out === undefined ? join(project, 'out') : resolve(cwd, out);
}

function settledBase(written: string): string {
  const base = baseFrom(written);
  if (base !== null) return base;
  throw misuse({ field: '--base' }, { what: `${JSON.stringify(written)} is not a path of a website.`, fix: 'write it like --base /roofing/' });
}

/** https://www.example.com from whatever way it was written; the path of a site belongs into --base. */
function originFrom(written: string, place: Place): string {
  const spelled = /^[a-z]+:\/\//i.test(written) ? written : `https://${written}`;
  const url = URL.canParse(spelled) ? new URL(spelled) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || /[@\s]/.test(written) || !HOST.test(url.hostname)) {
    throw misuse(place, { what: `${shown(written)} is not an address of a website.`, fix: 'write it like https://www.example.com' });
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    const path = url.pathname === '/' ? '' : `, and the path with --base ${url.pathname}`;
    throw misuse(place, { what: `${shown(written)} holds more than the site's host.`, fix: `write ${url.origin}${path}` });
  }
  return url.origin;
}

/** What holds a name before the host, or a query, may be a secret. */
function shown(written: string): string {
  return /^[\w.:/-]{1,100}$/.test(written) ? JSON.stringify(written) : 'this';
}

function misuse(place: Place, wrong: Wrong): UsageError {
  return new UsageError([error({ ...place, ...wrong })]);
}

/** `/roofing/` from whatever way it was written: roofing, /roofing, roofing/. Null if it cannot be a base. */
export function baseFrom(written: string): string | null {
  const inner = written.replace(/^\/+|\/+$/g, '');
  if (inner === '') return '/';
  return /^[a-z0-9_~-][a-z0-9._~-]*(\/[a-z0-9_~-][a-z0-9._~-]*)*$/i.test(inner) ? `/${inner}/` : null;
}
