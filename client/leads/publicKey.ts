// Which keys may stand in a page that anyone can read. Used by the generator before it writes a key, and by the browser before it sends one.

/** A key of no known form may be a password or the secret that signs keys: only 'public' may be published. */
export type KeyKind = 'public' | 'secret' | 'unknown';

export function keyKind(key: string): KeyKind {
  if (/^\s*(sb_secret_|sbp_)/.test(key)) return 'secret';
  if (/^sb_publishable_[\w-]+$/.test(key)) return 'public';
  const role = roleIn(key);
  return role === undefined ? 'unknown' : role === 'anon' ? 'public' : 'secret';
}

/** The role in a key of the older kind, which is a JSON web token: three parts in base64url, the role in the second. */
function roleIn(key: string): unknown {
  const claims = /^\s*[\w-]+\.([\w-]+)\.[\w-]+\s*$/.exec(key)?.[1];
  if (claims === undefined) return undefined;
  try {
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { role?: unknown } | null)?.role;
  } catch {
    return undefined;
  }
}
