// The content security policy of a site: what its pages may load and call, by its settings, and nothing else.
import { backendAddress } from '../settings/backend';

export interface PolicySettings {
  /** Address of Supabase; null where forms post to the page's own origin (D26). */
  supabase: string | null;
  /** Id of the Meta pixel; null where there is none (D11). */
  pixel: string | null;
  /** visitor: a copy of a lead goes to whatever https address the visitor types (D12). */
  webhook: 'visitor' | 'off';
}

/** Pages have no inline script, no inline style and no data: address, and no form of theirs goes anywhere by itself. */
export function contentSecurityPolicy({ supabase, pixel, webhook }: PolicySettings): string {
  const backend = supabase === null ? [] : originOf(supabase);
  const copies = webhook === 'visitor' ? ['https:'] : [];
  const [scripts, events] = pixel === null ? [[], []] : [['https://connect.facebook.net'], ['https://www.facebook.com']];
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...events],
    'connect-src': ["'self'", ...backend, ...events, ...copies],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** What is not an address is not named. */
function originOf(url: string): string[] {
  const address = backendAddress(url);
  return 'origin' in address ? [address.origin] : [];
}
