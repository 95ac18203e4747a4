// What a run is told: flag, then environment, then .env, then the data's own value. One place for the precedence.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { error, type Problem } from './problem';

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
  supabase: { url: string | null; anonKey: string | null };
}

export interface Surroundings {
  project: string;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** What the clock says, if it is not asked. */
  now?: Date;
}

/** The command was misused: exit status 2. */
export class UsageError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.what);
  }
}

export function settle(flags: Flags, { project, cwd, env }: Surroundings): Settings {
  // Tests name another file, so that what somebody has set up for real does not change what they test.
  const file = resolve(project, env.SHINGLE_ENV_FILE || '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const environment = (name: string) => env[name]?.trim() || fromFile[name]?.trim() || null;
  const siteUrl = flags.siteUrl ?? environment('SITE_URL');
  return {
    project,
    data: flags.data === undefined ? join(project, 'data') : resolve(cwd, flags.data),
    out: outFolder(flags, { project, cwd }),
    siteUrl: siteUrl === null ? null : originFrom(siteUrl, flags.siteUrl === undefined ? 'SITE_URL' : '--site-url'),
    base: settledBase(flags.base ?? '/'),
    production: flags.production ?? false,
    development: flags.development ?? false,
    supabase: { url: environment('SUPABASE_URL'), anonKey: environment('SUPABASE_ANON_KEY') },
  };
}

/** Asked for by itself before a command runs, which needs no other setting to be right. */
export function outFolder({ out }: Flags, { project, cwd }: Pick<Surroundings, 'project' | 'cwd'>): string {
  return out === undefined ? join(project, 'out') : resolve(cwd, out);
}

function settledBase(written: string): string {
  const base = baseFrom(written);
  if (base !== null) return base;
  throw misuse('--base', `${JSON.stringify(written)} is no path of a website.`, 'write it like --base /roofing/');
}

/** Names of letters, digits and hyphens between dots (RFC 1123), or an address in brackets. */
const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])$/i;

/** https://www.example.com from whatever way it was written; the path of a site belongs into --base. */
export function originFrom(written: string, name: string): string {
  const spelled = /^[a-z]+:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(spelled)) throw misuse(name, `${JSON.stringify(written)} is no address of a website.`, 'write it like https://www.example.com');
  const url = new URL(spelled);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !HOST.test(url.hostname)) {
    throw misuse(name, `${JSON.stringify(written)} is no address of a website.`, 'write it like https://www.example.com');
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    throw misuse(name, `${JSON.stringify(written)} holds more than the site's host.`, `write ${url.origin}, and the path with --base ${url.pathname}`);
  }
  return url.origin;
}

function misuse(field: string, what: string, fix: string): UsageError {
  return new UsageError(error({ field, what, fix }));
}

/** `/roofing/` from whatever way it was written: roofing, /roofing, roofing/. Null if it cannot be a base. */
export function baseFrom(written: string): string | null {
  const inner = written.replace(/^\/+|\/+$/g, '');
  if (inner === '') return '/';
  return /^[a-z0-9_~-][a-z0-9._~-]*(\/[a-z0-9_~-][a-z0-9._~-]*)*$/i.test(inner) ? `/${inner}/` : null;
}
