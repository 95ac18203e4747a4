// The pure rules of serve: whose request it is, how many a sender may make, and whose turn it is.
import { describe, expect, it } from 'vitest';
import { addressOf, NO_PROXIES, parseProxies, proxyWarning } from '../../generator/serve/peer';
import { countSenders, networksOf } from '../../generator/serve/senders';
import { createTurns } from '../../generator/serve/turns';

/** Of an option that is written right. */
function trusted(list: string) {
  const proxies = parseProxies(list);
  if (proxies === null) throw new Error(list);
  return proxies;
}

describe('the address of a visitor', () => {
  it.each([
    ['203.0.113.5', undefined, '203.0.113.5'],
    ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '10.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '198.51.100.1, 127.0.0.1', '198.51.100.1'],
    ['::1', '2001:db8::1', '2001:db8::1'],
    ['::1', '2001:DB8:0:0::1%eth0', '2001:db8::1'],
    ['::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '::ffff:c633:6401', '198.51.100.1'],
    ['127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['127.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
    ['::ffff:203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1, ', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1, evil, 127.0.0.2', '127.0.0.2'],
    [undefined, undefined, ''],
  ])('of %s, forwarded for %s, where this machine is trusted', (peer, forwarded, address) => {
    expect(addressOf({ peer, forwarded }, trusted('loopback'))).toBe(address);
  });

  it('is that of the connection where no proxy is trusted', () => {
    expect(addressOf({ peer: '127.0.0.1', forwarded: '198.51.100.1' }, NO_PROXIES)).toBe('127.0.0.1');
  });

  it('is told by a chain of proxies as far as they are trusted', () => {
    const forwarded = '1.1.1.1, 198.51.100.1, 2001:db8:5::7, 10.1.2.3';
    const of = (list: string, peer = '127.0.0.1') => addressOf({ peer, forwarded }, trusted(list));
    expect([of('loopback'), of('loopback, 10.0.0.0/8'), of('loopback,uniquelocal,2001:db8:5::/48'), of('uniquelocal'), of('10.9.9.9', '10.9.9.9')]).toEqual([
      '10.1.2.3',
      '2001:db8:5::7',
      '198.51.100.1',
      '127.0.0.1',
      '10.1.2.3',
    ]);
  });

  it.each(['', 'all', '10.0.0.0/33', '10.0.0/8', '2001:db8::/129', 'loopback,', 'proxy.example.com', '10.0.0.1-9', 'constructor'])(
    '%j is not a list of proxies',
    (list) => {
      expect(parseProxies(list)).toBeNull();
    },
  );
});

describe('what is said of a proxy that hides its visitors', () => {
  const warned = (peer: string, host: string, forwarded?: string, list?: string) =>
    proxyWarning({ peer, host, forwarded }, list === undefined ? NO_PROXIES : trusted(list));

  it('is how to trust it, where it is not trusted', () => {
    expect(warned('127.0.0.1', 'www.example.com')).toContain('--trust-proxy loopback');
    expect(warned('::1', 'www.example.com', '198.51.100.1')).toContain('--trust-proxy loopback');
    expect(warned('::ffff:127.0.0.1', 'localhost', '198.51.100.1')).toContain('--trust-proxy loopback');
    expect(warned('172.18.0.5', 'www.example.com', '198.51.100.1')).toContain('--trust-proxy 172.18.0.5');
  });

  it('is the header that is missing, where it is trusted', () => {
    expect(warned('127.0.0.1', 'www.example.com', undefined, 'loopback')).toContain('sends no X-Forwarded-For');
    expect(warned('127.0.0.1', 'www.example.com', '198.51.100.1', 'loopback')).toBeNull();
  });

  it.each([
    ['127.0.0.1', 'localhost:4173'],
    ['127.0.0.1', '127.0.0.1:4173'],
    ['::1', '[::1]:4173'],
    ['127.0.0.1', 'desk.local:4173'],
    ['127.0.0.1', 'roofer.localhost'],
    ['127.0.0.1', ''],
    ['192.168.1.7', 'desk.example.com'],
    ['203.0.113.9', 'www.example.com'],
  ])('is nothing for %s that asks %j', (peer, host) => {
    expect(warned(peer, host)).toBeNull();
  });

  it('is nothing for a stranger who writes the header', () => {
    expect(warned('203.0.113.9', 'www.example.com', '1.1.1.1')).toBeNull();
  });
});

describe('how many requests a sender made', () => {
  const MINUTE = 60_000;

  function counting(requests: number, minutes = 10) {
    let now = 12_345;
    const senders = countSenders({ requests, minutes }, () => now);
    return {
      pass: (ms: number) => (now += ms),
      many: (count: number, address: string) => Array.from({ length: count }, () => senders.count(address).kind),
      senders,
    };
  }

  it('is counted for each, and refused above the number, told once', () => {
    const { senders, many } = counting(3);
    expect(many(3, '198.51.100.1')).toEqual(['taken', 'taken', 'taken']);
    expect([senders.count('198.51.100.1'), senders.count('198.51.100.1')]).toEqual([
      { kind: 'refused', retryAfterSeconds: 60, isFirst: true },
      { kind: 'refused', retryAfterSeconds: 60, isFirst: false },
    ]);
    expect(many(1, '198.51.100.2')).toEqual(['taken']);
  });

  it('counts what was refused too, and forgets all of it after its minutes', () => {
    const { many, pass } = counting(3);
    many(4, 'a');
    pass(5 * MINUTE);
    many(4, 'a');
    pass(5 * MINUTE);
    expect(many(1, 'a')).toEqual(['refused']);
    pass(11 * MINUTE);
    expect(many(4, 'a')).toEqual(['taken', 'taken', 'taken', 'refused']);
    pass(1_000_000 * MINUTE);
    expect(many(1, 'a')).toEqual(['taken']);
  });

  it('takes a /64 for one sender, and a /48 for three', () => {
    const { many } = counting(4);
    expect(many(5, '2001:db8:1:1::1').at(-1)).toBe('refused');
    expect(many(1, '2001:db8:1:1:ffff::9')).toEqual(['refused']);
    const others = Array.from({ length: 20 }, (_, index) => many(1, `2001:db8:1:${(index + 2).toString(16)}::1`)[0]);
    expect(others).toEqual([...Array<string>(6).fill('taken'), ...Array<string>(14).fill('refused')]);
    expect(many(1, '2001:db8:2::1')).toEqual(['taken']);
  });

  it('keeps its memory bounded, whoever comes', () => {
    const { senders, pass } = counting(3);
    for (let index = 0; index < 120_000; index += 1) senders.count(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    expect(senders.count('10.1.212.191').kind).toBe('taken');
    pass(20 * MINUTE);
    expect(Array.from({ length: 4 }, () => senders.count('10.1.212.191').kind)).toEqual(['taken', 'taken', 'taken', 'refused']);
  });

  it.each([
    ['198.51.100.1', ['198.51.100.1']],
    ['::ffff:198.51.100.1', ['198.51.100.1']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['2001:DB8:0:0:1:2:3:4', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['1:2:3:4:5:6:7::', ['1:2:3:4::/64', '1:2:3::/48']],
    ['', ['']],
  ])('%s is of %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });
});

describe('the turns of senders', () => {
  it('let one who comes last go after one of each other, not after all', () => {
    const turns = createTurns<string>();
    for (let index = 0; index < 1000; index += 1) turns.add('attacker', `flood ${index}`);
    turns.add('other', 'other 1');
    turns.add('visitor', 'lead');
    turns.add('other', 'other 2');
    expect(Array.from({ length: 5 }, () => turns.next())).toEqual(['flood 0', 'other 1', 'lead', 'flood 1', 'other 2']);
    expect([turns.size(), turns.sizeOf('attacker'), turns.sizeOf('visitor')]).toEqual([998, 998, 0]);
    expect(turns.clear().slice(0, 2)).toEqual(['flood 2', 'flood 3']);
    expect([turns.size(), turns.next()]).toEqual([0, undefined]);
  });
});
