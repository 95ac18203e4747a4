// What an answer of the data API means for a lead. Pure: the whole table stands here.

/** How one attempt to insert ended. */
export interface Answer {
  /** As it came over the wire, 0 if none came. postgrest-js itself reports 204 for an empty 404. */
  status: number;
  /** Not followed: what lies behind it is not the backend, and must not be given anyone's details. */
  redirect: boolean;
  /** Status and body have arrived to the last byte. */
  whole: boolean;
  /** Code of the error in the body, null if there is none. */
  code: string | null;
  /** The body tells of an error, or is not what a data API says. */
  error: boolean;
}

export type Refused = { kind: 'refused'; because: 'limit' | 'check' | 'permission'; status: number; code: string | null };
/** Nobody answered, or whoever answered could not get through to the database: worth another attempt. */
export type Unreachable = { kind: 'unreachable'; status: number };
/** What answered is not a working data API: another attempt would end the same way. */
export type Broken = { kind: 'broken'; because: 'key' | 'address' | 'redirect' | 'answer'; status: number; code: string | null };

export type Verdict = { kind: 'stored' } | { kind: 'there' } | Refused | Unreachable | Broken;

export function judge(answer: Answer): Verdict {
  const { status, code } = answer;
  if (answer.redirect) return { kind: 'broken', because: 'redirect', status, code };
  if (!answer.whole || isAway(status)) return { kind: 'unreachable', status };
  // 204 says that nothing more is to be said: many a host that keeps nothing answers so.
  if (status === 201 && !answer.error) return { kind: 'stored' };
  if (status === 409 && code === '23505') return { kind: 'there' };
  const because = refusal(status, code);
  return because === null ? { kind: 'broken', because: 'answer', status, code } : { kind: 'refused', because, status, code };
}

/** Gateways without a backend (502-504), Cloudflare's (520-530) and Supabase's own: paused (540), no connection to the database (544). */
function isAway(status: number): boolean {
  return (status >= 502 && status <= 504) || (status >= 520 && status <= 530) || status === 540 || status === 544;
}

function refusal(status: number, code: string | null): Refused['because'] | null {
  if (status === 429) return 'limit';
  if (status === 413) return 'check';
  if (code === '42501' && (status === 401 || status === 403)) return 'permission';
  // Classes 22 and 23 of SQLSTATE: a value that its column does not take.
  return /^2[23]\w{3}$/.test(code ?? '') && (status === 400 || status === 409) ? 'check' : null;
}
