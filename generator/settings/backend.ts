// What may stand as the backend's address and key, wherever they are written; and which address was meant by another text.
import { keyKind } from '../../client/leads/publicKey';
import { secretIn } from '../text/secrets';

export interface Wrong {
  what: string;
  fix: string;
}

export type Address = { origin: string } | { wrong: Wrong };

/**
 * An address is the origin of a data API and nothing else: https, a host, perhaps a port; http for this machine alone, which a
 * production build refuses besides. What is wrong is said without the text: it may hold a password.
 */
export function backendAddress(written: string): Address {
  if (isOrigin(written)) return { origin: written };
  const text = written.slice(0, LONGEST);
  const meant = addressMeant(text);
  const fix = meant === null ? `write the address called Project URL in the settings of the project at Supabase, like ${EXAMPLE}` : `write ${meant}`;
  return {
    wrong: { what: whatItIs(text), fix: MAY_BE_SECRET.test(text) ? `${fix}; if a site was published with it, have the password or key in it changed` : fix },
  };
}

function addressMeant(text: string): string | null {
  return keyKind(unwrapped(text)) === 'unknown' ? (projectIn(text) ?? hostIn(text)) : null;
}

/** A key that is not a public one would give every visitor all leads. Null where it is one. */
export function keyProblem(written: string): Wrong | null {
  if (keyKind(written) === 'public') return null;
  const bare = unwrapped(written.slice(0, LONGEST));
  if (keyKind(bare) === 'public') {
    return {
      what: 'holds more than the key: quotation marks, spaces, or a word before it.',
      fix: 'write the key by itself, from its first letter to its last',
    };
  }
  if (isOrigin(bare)) return { what: 'this is an address, not a key.', fix: KEY_FIX };
  return {
    what: 'this is not the public key of Supabase: whoever has another one can read every lead, and a site shows its key to everybody.',
    fix: `${KEY_FIX}; if the other one was published, have it replaced there`,
  };
}

/** An older key names its project, and no other project takes it. Null where they fit, or where the key does not say. */
export function otherProject(origin: string, key: string): string | null {
  const [, claims = ''] = key.split('.');
  const ref = /"ref":"([a-z0-9]+)"/.exec(Buffer.from(claims, 'base64url').toString('latin1'))?.[1];
  const [, project] = /^https:\/\/([a-z0-9-]+)\.supabase\.co$/.exec(origin) ?? [];
  return ref === undefined || project === undefined || ref === project ? null : `https://${ref}.supabase.co`;
}

/** No address is longer; more of it is not looked at. */
const LONGEST = 1_000;

const EXAMPLE = 'https://abcdefghijklmnopqrst.supabase.co';
const KEY_FIX = 'take the key called "anon" or "publishable" from the API settings of the project';

/** A connection string, a name before the host, a query. */
const MAY_BE_SECRET = /[@?]|^\W*(jdbc:)?(postgres|postgresql):/i;

/** Names of letters, digits and hyphens between dots (RFC 1123), or an address in brackets. */
export const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])$/i;

const LOOPBACK = /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

function isOrigin(written: string): boolean {
  if (written.length > LONGEST || !URL.canParse(written)) return false;
  const { origin, protocol, hostname, port } = new URL(written);
  if (origin !== written || !HOST.test(hostname)) return false;
  if (isOfSupabase(hostname)) return protocol === 'https:' && port === '' && PROJECT_HOST.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** Beside the data API of each project there are a database, a dashboard and others; only the first takes leads. */
const PROJECT_HOST = /^[a-z0-9-]+\.supabase\.(co|in|net)$/;

function isOfSupabase(hostname: string): boolean {
  return /(^|\.)supabase\.(co|com|in|io|net)$/.test(hostname);
}

/** The project that a text of any kind names: a connection string, an address of the dashboard, of one of its services. */
function projectIn(written: string): string | null {
  const forms = [
    /supabase\.(?:com|io)\/(?:[\w/-]{0,60}\/)?projects?\/([a-z0-9]+)/i,
    /\/\/[a-z_]+\.([a-z0-9]+)[:@].*@[\w.-]+\.pooler\.supabase\.com/i,
    /(?:^|[^\w.-])(?:db\.)?([a-z0-9-]+)(?:\.(?:functions|storage|realtime))?\.supabase\.co(?![\w-])/i,
  ];
  const [project] = forms.flatMap((form) => form.exec(written)?.[1] ?? []);
  return project === undefined || /^(www|app|api|default|db)$/i.test(project) ? null : `https://${project.toLowerCase()}.supabase.co`;
}

/** The origin that is left of a text, where nothing of it can be a part of a secret. */
function hostIn(written: string): string | null {
  const bare = unwrapped(written);
  const [, scheme = '', rest = ''] = /^(?:([a-z][a-z0-9+.-]{1,20}):(?=[\\/]))?[\\/]*(.*)$/is.exec(bare) ?? [];
  const isKnown = /^(https?|wss?)?$/i.test(scheme);
  const behindName = rest.split('@');
  if (!isKnown || behindName.length > 2 || (behindName.length === 2 && /[?#]/.test(rest))) return null;
  const [host = ''] = (behindName.at(-1) ?? '').toLowerCase().split(/[\\/?#]/);
  const named = host.replace(/:\d+$/, '').replace(/\.$/, '');
  if (secretIn(bare) !== null && behindName.length === 1) return null;
  const origin = `${LOOPBACK.test(named) && scheme !== 'https' ? 'http' : 'https'}://${host.replace(/\.(?=$|:)/, '')}`;
  const isHost = LOOPBACK.test(named) || /\.([a-z][a-z0-9-]*|\d+)$/.test(named);
  if (!isHost || !URL.canParse(origin)) return null;
  return isOrigin(new URL(origin).origin) ? new URL(origin).origin : null;
}

/** Without the quotation marks, brackets and spaces that come with pasted text. */
function unwrapped(written: string): string {
  return written
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/^[\s"'`“”„‟‘’‚«»<(]+(?:bearer\s+)?|[\s"'`“”„‟‘’‚«»>),;]+$/gi, '')
    .replace(/^bearer\s+/i, '');
}

function whatItIs(written: string): string {
  const bare = unwrapped(written);
  if (keyKind(bare) !== 'unknown') return 'this is a key, not an address.';
  if (/^(jdbc:)?postgres(ql)?:/i.test(bare))
    return 'this is the connection string of the database, not the address that forms send to; with its password every lead could be read.';
  if (bare.includes('@')) return 'this holds a name or a password before the host, which every visitor could read.';
  if (/^(https?:\/\/)?([\w-]+\.)*supabase\.(com|io)(\/|$)/i.test(bare)) return 'this is an address of the dashboard, not the one that forms send to.';
  if (bare !== written && isOrigin(bare)) return 'quotation marks, spaces or other signs stand round the address.';
  return whatIsWrong(bare);
}

function whatIsWrong(bare: string): string {
  const [, scheme = '', host = ''] = /^(https?):\/\/([^\\/?#]+)[\\/?#]/i.exec(bare) ?? [];
  if (/^https$/i.test(scheme) || LOOPBACK.test(host.replace(/:\d+$/, '')))
    return `this holds more than ${scheme.toLowerCase()}:// and a host: nothing may stand behind it, not even a slash.`;
  if (/^http:\/\//i.test(bare)) return 'this begins with http://: what visitors type would be sent unprotected.';
  if (hostIn(bare) !== null && !/^https:/i.test(bare)) return 'this does not begin with https://.';
  return 'this is not an address of a backend as it is written here.';
}
