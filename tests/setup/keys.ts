// Keys of the older kind, JSON web tokens, which nobody has signed.

export function keyOf(claims: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${Buffer.from('signature??').toString('base64url')}`;
}
