// Where leads go and what a site shows of it: no secret, in a preview either; in a production build a backend that visitors reach.
import { join } from 'node:path';
import { error, fieldPath, type Place, type Problem, warning } from '../../problem';
import type { Settings } from '../../settings';
import { keyProblem, otherProject } from '../../settings/backend';
import { secretIn } from '../../text/secrets';
import type { SiteData, SiteReading, Sources } from '../read';
import { type Path, visit } from '../visit';
import { MARK_NAMES } from './placeholders';

type Target = Pick<Settings, 'data' | 'supabase'>;

/** Refused in a preview too: whatever stands in the data may come to stand in a page. */
export function secretProblems(data: SiteData, { sources }: Pick<SiteReading, 'sources'>, settings: Target & Pick<Settings, 'production'>): Problem[] {
  const half = settings.production ? [] : halfBackend(data, sources, settings);
  return [...publicKey(data, sources, settings), ...half, ...[...sources.keys()].flatMap((file) => secretsOf(file, sources))];
}

function secretsOf(file: string, sources: Sources): Problem[] {
  const problems: Problem[] = [];
  visit(sources.get(file)?.value, (path, leaf) => {
    if (typeof leaf !== 'string' || MARK_NAMES.some((mark) => mark === path[0]) || isKey(path, file)) return;
    const secret = secretIn(leaf);
    if (secret === null) return;
    problems.push(
      error({
        ...placeOf(sources, file, path),
        what: `holds what looks like ${secret}, and a site shows its data to everybody.`,
        fix: 'take it out; if it was published or given to others, have it replaced where it came from',
      }),
    );
  });
  return problems;
}

/** Said in words of its own. */
function isKey(path: Path, file: string): boolean {
  return file.endsWith('site.yaml') && fieldPath(path) === 'supabase.anonKey';
}

/** One of the environment was checked where it was read (settings.ts). */
function publicKey(data: SiteData, sources: Sources, { supabase, data: folder }: Target): Problem[] {
  const { anonKey } = data.site.supabase;
  const wrong = anonKey === '' ? null : keyProblem(anonKey);
  return wrong === null || (supabase.anonKey !== null && secretIn(anonKey) === null)
    ? []
    : [error({ ...placeOf(sources, join(folder, 'site.yaml'), ['supabase', 'anonKey']), ...wrong })];
}

function placeOf(sources: Sources, file: string, path: Path): Place {
  return { file, ...sources.get(file)?.locate(path), field: fieldPath(path) };
}

/** A preview keeps its leads in shingle serve, which is not what somebody meant who wrote one half. */
function halfBackend(data: SiteData, sources: Sources, settings: Target): Problem[] {
  const [url, key] = backendOf(data, settings);
  if (!url === !key) return [];
  return [warning({ ...placeOfBackend(sources, settings), ...missing({ url, key }, 'this preview keeps its leads in shingle serve alone') })];
}

function backendOf(data: SiteData, { supabase }: Target): [url: string, key: string] {
  return [supabase.url ?? data.site.supabase.url, supabase.anonKey ?? data.site.supabase.anonKey];
}

/** Where one half stands in the environment, the other belongs there too. */
function placeOfBackend(sources: Sources, { data, supabase }: Target): Place {
  return supabase.place ?? placeOf(sources, join(data, 'site.yaml'), ['supabase']);
}

/** Leads must arrive somewhere: at Supabase, or by the owner's word at the site's own origin. */
export function backendRefusals(data: SiteData, sources: Sources, settings: Target): Problem[] {
  const [url, key] = backendOf(data, settings);
  if (!url && !key && data.site.leads === 'same-origin') return [];
  if (!url || !key) return [error({ ...placeOfBackend(sources, settings), ...missing({ url, key }, 'leads would be lost') })];
  const place = settings.supabase.url === null ? placeOf(sources, join(settings.data, 'site.yaml'), ['supabase', 'url']) : placeOfBackend(sources, settings);
  return [...unreachable(url, place), ...ofAnotherProject(url, key, place)];
}

function missing({ url, key }: { url: string; key: string }, consequence: string): { what: string; fix: string } {
  const what = url ? 'the public key of Supabase is missing' : key ? 'the address of Supabase is missing' : 'no backend is configured';
  const fix =
    url || key
      ? 'write url and anonKey, or set both SUPABASE_URL and SUPABASE_ANON_KEY'
      : 'write url and anonKey, or set SUPABASE_URL and SUPABASE_ANON_KEY; or write leads: same-origin if shingle serve runs at this address';
  return { what: `${what}: ${consequence}.`, fix };
}

function unreachable(url: string, place: Place): Problem[] {
  if (isPublic(new URL(url))) return [];
  return [
    error({
      ...place,
      what: `${url} leads to the visitor's own machine or network: leads would be lost.`,
      fix: 'write the https:// address of the public project, like https://abcdefghijklmnopqrst.supabase.co',
    }),
  ];
}

function ofAnotherProject(url: string, key: string, place: Place): Problem[] {
  const other = otherProject(url, key);
  if (other === null) return [];
  return [
    error({
      ...place,
      what: 'the public key belongs to another project than this address: leads would be lost.',
      fix: `write ${other}, or take the key of this project`,
    }),
  ];
}

/** Set aside for a network of one's own, or for no address that browsers reach (RFC 2606, 6761, 6762 with its appendix G, 7686, 8375, 9476). */
const ENDINGS_OF_NOBODY = /\.(local|localhost|internal|intranet|private|corp|home|lan|home\.arpa|test|example|invalid|onion|alt)\.?$/;

/** Names without a dot and numbers lead to this machine or this house. */
export function isPublic({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && /\.[a-z][a-z0-9-]*\.?$/.test(hostname) && !ENDINGS_OF_NOBODY.test(hostname);
}
