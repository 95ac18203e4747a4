// Whose request is it? The address that the limits count for: what a proxy says of it counts where that proxy is trusted.
import { BlockList, isIP } from 'node:net';

export interface Proxies {
  trusts(address: string): boolean;
}

/** The ranges that have a name, as in Express and proxy-addr. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export const NO_PROXIES: Proxies = { trusts: () => false };

/** `loopback`, addresses and networks like 10.0.0.0/8, with commas between; null if it holds anything else. */
export function parseProxies(list: string): Proxies | null {
  const known = new BlockList();
  for (const name of list.split(',').map((text) => text.trim().toLowerCase())) {
    for (const range of Object.hasOwn(RANGES, name) ? (RANGES[name] ?? []) : [name]) if (!addRange(known, range)) return null;
  }
  return {
    trusts(address) {
      const version = isIP(address);
      return version !== 0 && known.check(address, version === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

function addRange(known: BlockList, range: string): boolean {
  const [, address = '', , bits] = /^([0-9a-f.:]+)(\/(\d{1,3}))?$/.exec(range) ?? [];
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  if (version === 0 || Number(bits ?? most) > most) return false;
  known.addSubnet(address, Number(bits ?? most), version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/** From right to left, each entry of X-Forwarded-For is as good as the one who wrote it; a visitor may have written the first ones. */
export function addressOf({ peer, forwarded }: { peer: string | undefined; forwarded: string | undefined }, proxies: Proxies): string {
  let address = plain(peer ?? '');
  for (const entry of (forwarded ?? '').split(',').reverse().map(plain)) {
    if (!proxies.trusts(address) || isIP(entry) === 0) break;
    address = entry;
  }
  return address;
}

/** An address in its one form: no port, no zone, IPv6 in short, IPv4 never in the form of IPv6. */
export function plain(entry: string): string {
  const text = entry
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(text) !== 6) return text;
  const short = new URL(`http://[${text}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.');
}

interface Asking {
  peer: string | undefined;
  forwarded: string | undefined;
  /** The Host header: what the visitor's browser asked for, where the proxy passes it on. */
  host: string | undefined;
}

/** Why visitors cannot be told apart, if this request shows that they cannot; else null. */
export function proxyWarning({ peer, forwarded, host }: Asking, proxies: Proxies): string | null {
  const from = plain(peer ?? '');
  if (proxies.trusts(from)) {
    return forwarded === undefined && !isLocalHost(host)
      ? `the proxy at ${from} sends no X-Forwarded-For, so that all visitors count as one: ten leads shut the forms for everybody. Let it set that header`
      : null;
  }
  if (!isNear(from) || (forwarded === undefined && (!isLoopback(from) || isLocalHost(host)))) return null;
  return `requests come through a proxy at ${from}, and all visitors count as one: ten leads shut the forms for everybody. If that proxy sets X-Forwarded-For itself, start with --trust-proxy ${isLoopback(from) ? 'loopback' : from}`;
}

const NEAR = parseProxies('loopback,linklocal,uniquelocal') ?? NO_PROXIES;
const LOOPBACK = parseProxies('loopback') ?? NO_PROXIES;

function isNear(address: string): boolean {
  return NEAR.trusts(address);
}

function isLoopback(address: string): boolean {
  return LOOPBACK.trusts(address);
}

/** Without a Host, or with one of this machine or its network, nobody came from outside. */
function isLocalHost(host: string | undefined): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  return name === '' || /(^|\.)(localhost|local)$/.test(name) || isNear(plain(name)) || plain(name) === '0.0.0.0';
}
