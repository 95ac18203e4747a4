// What a browser accepts, has already, and wants a part of (RFC 9110, sections 12.5.3, 13.1.2 and 14.2).

export type Encoding = 'br' | 'gzip';

/** The best encoding that is not refused; null: the bytes as they are. */
export function encodingFor(accept: string | undefined): Encoding | null {
  if (!accept) return null;
  const weights = new Map(accept.toLowerCase().split(',').map(weighted));
  return (['br', 'gzip'] as const).find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? null;
}

function weighted(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((text) => text.startsWith('q='));
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}

/** If-None-Match compares weakly: W/"a" and "a" are the same. */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return Array.from(ifNoneMatch.matchAll(/"[^"]*"/g), ([known]) => known).includes(tag.replace(/^W\//, ''));
}

export type Part = { from: number; to: number } | 'whole' | 'outside';

/** One range of bytes; several at once, or what cannot be read, are answered with the whole. */
export function partFor(range: string | undefined, size: number): Part {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  if (Number(first) >= size) return 'outside';
  return { from: Number(first), to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
