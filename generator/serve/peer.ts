// Whose request is it? The address that the limit of leads counts for.
import { isIP } from 'node:net';

/** A proxy on this machine says for whom it asks; anyone else could say anything. */
export function addressOf(peer: string | undefined, forwarded: string | undefined): string {
  const direct = plain(peer ?? '');
  const last = plain((forwarded ?? '').split(',').at(-1)?.trim() ?? '');
  return isLoopback(direct) && isIP(last) !== 0 ? last : direct;
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^127\./.test(address);
}

/** An IPv4 address is the same one when it comes in the form of IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
