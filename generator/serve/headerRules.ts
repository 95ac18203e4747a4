// What the site's `_headers` says beside each answer. Where it says nothing that can be read, the strictest there is.
import { HEADERS_FILE, securityHeaders } from '../host/headers';
import { partsOf } from './address';
import type { SiteFiles } from './siteFiles';

export interface SaidHeaders {
  /** On the answer, whatever it is, as [name, value]. */
  always: [name: string, value: string][];
  /** How long the file at this address may be kept: not for an answer that is another thing than the file. */
  cache: string | null;
}

export interface HeaderRule {
  /** /assets/boot.js, or with a star at its end for all that begins like it: /* */
  path: string;
  headers: [name: string, value: string][];
}

const STRICTEST: SaidHeaders = { always: securityHeaders({ supabase: null, pixel: null, webhook: 'off' }), cache: null };

/** Names by RFC 9110; values of what may stand in a header line. */
const HEADER = /^[ \t]+([\w!#$%&'*+.^`|~-]+):[ \t]*([\u0021-\u007e](?:[ \t\u0021-\u007e]*[\u0021-\u007e])?)[ \t]*$/;
const PATH = /^(\/[^\s*]*\*?)[ \t]*$/;

/** Null where a line is not a rule: half of a policy may be worse than none. */
export function parseHeaders(text: string): HeaderRule[] | null {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, path] = PATH.exec(line) ?? [];
    const [, name, value] = HEADER.exec(line) ?? [];
    if (path !== undefined) rules.push({ path, headers: [] });
    else if (name !== undefined && value !== undefined && rules.length > 0) rules.at(-1)?.headers.push([name, value]);
    else return null;
  }
  return rules;
}

/** `target` is the request line's. An address that no policy is said for gets the strictest. */
export function headersFor(rules: readonly HeaderRule[], target: string): SaidHeaders {
  const { path } = partsOf(target);
  const matching = rules.filter((rule) => (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path));
  const said = new Map(matching.flatMap(({ headers }) => headers).map((header) => [header[0].toLowerCase(), header]));
  if (!said.has('content-security-policy')) return STRICTEST;
  const cache = said.get('cache-control')?.[1] ?? null;
  said.delete('cache-control');
  // Over http it means nothing, and a proxy that speaks https says it for itself (RFC 6797, 7.2).
  said.delete('strict-transport-security');
  return { always: [...said.values()], cache };
}

/** Read anew when the site is made anew; what is wrong with it is logged once. */
export function openHeaders(files: SiteFiles, log: (line: string) => void): (target: string) => Promise<SaidHeaders> {
  let latest: { tag: string; rules: HeaderRule[] | null } | null = null;
  return async (target) => {
    const file = await files.read(HEADERS_FILE).catch(() => null);
    if (file?.bytes == null) return STRICTEST;
    if (latest?.tag !== file.tag) {
      latest = { tag: file.tag, rules: parseHeaders(file.bytes.toString('utf8')) };
      if (latest.rules === null) log(`${HEADERS_FILE} cannot be read: the strictest headers are sent`);
    }
    return latest.rules === null ? STRICTEST : headersFor(latest.rules, target);
  };
}
