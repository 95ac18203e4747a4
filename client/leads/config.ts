// What the browser knows of the backend: its address, its public key, and which leads are the same.

/** The public key of the embedded lead store: one fixed text, so that the site stays the same bytes (D26). It protects nothing. */
export const LOCAL_KEY = 'sb_publishable_shingle-local';

/** The same lead twice on one day of this zone, or within ten minutes past its midnight, is one lead (D14); the database has the same rule. */
export const LEAD_DAY_ZONE = 'America/Los_Angeles';
export const SAME_LEAD_MS = 600_000;

export interface Backend {
  /** Without a slash at the end: https://abc.supabase.co, or the page's own origin and base. */
  url: string;
  key: string;
}

/** As the site's settings give it; an empty text is a setting that was not made. */
export interface BackendSettings {
  url: string;
  anonKey: string;
}

/** Supabase where it is configured, else the place the page came from, where shingle serve keeps leads (D26). */
export function backendFor({ url, anonKey }: BackendSettings, page: { origin: string; base: string }): Backend {
  if (url !== '' && anonKey !== '') return { url: withoutSlash(url), key: anonKey };
  return { url: withoutSlash(page.origin + page.base), key: LOCAL_KEY };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
