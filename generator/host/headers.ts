// `_headers`: what a host says beside each file, in the format that Netlify and Cloudflare Pages read. shingle serve says the same.
import { hrefOf } from '../content/site/url';
import { contentSecurityPolicy, type PolicySettings } from './policy';

export const HEADERS_FILE = '_headers';

export interface HeadersSettings extends PolicySettings {
  base: string;
  /** A finished site whose address is an https one: browsers may refuse it any other way for a year. */
  httpsOnly: boolean;
  /** The files of assets/, relative to the site. */
  assets: readonly string[];
}

/** On every answer, as [name, value]. */
export function securityHeaders(settings: PolicySettings): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(settings)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** The other hosts of the domain are not ours to bind: no includeSubDomains. */
const HTTPS_ONLY: [name: string, value: string] = ['Strict-Transport-Security', 'max-age=31536000'];

/**
 * No two rules that match the same address say the same header: Cloudflare would join the values, Netlify take one of them.
 * So each asset is named, and what is not named is asked for anew, which is what both do by themselves.
 */
export function headersFile({ base, httpsOnly, assets, ...settings }: HeadersSettings): string {
  const everywhere = [...securityHeaders(settings), ...(httpsOnly ? [HTTPS_ONLY] : [])];
  return [rule(`${base}*`, everywhere), ...assets.map((file) => rule(hrefOf(base, `/${file}`), [['Cache-Control', cacheOf(file)]]))].join('\n');
}

function rule(path: string, headers: readonly [name: string, value: string][]): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}

/** A name with a hash in it never means other bytes; everything else is asked for anew. */
export function cacheOf(file: string): string {
  return /^assets\/.+-[\w-]{8}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
