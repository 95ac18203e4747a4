// Which address a request is counted for: the last entry of the header, an IPv6 network, or none that can be read.
import { expect, it } from 'vitest';
import type { Database } from '../open';
import { from, newAddress } from '../request';
import { flood, LIMITED, setLimit } from './setup';

export function addresses(open: () => Database): void {
  it('takes the last entry of the header, which our proxy wrote, and no other', async () => {
    await setLimit(open(), 1, 10);
    const [address, other] = [newAddress(), newAddress()];
    expect(await flood(open(), 1, from(`1.1.1.1, ${address}`))).toEqual(['saved']);
    expect(await flood(open(), 1, from(`2.2.2.2,3.3.3.3,${address}`))).toEqual([LIMITED]);
    expect(await flood(open(), 1, from(` ${address} `))).toEqual([LIMITED]);
    expect(await flood(open(), 1, from(`::ffff:${address}`))).toEqual([LIMITED]);
    const [high = '', low = ''] = address.match(/\d+\.\d+/g) ?? [];
    const hexadecimal = [high, low].map((pair) =>
      pair
        .split('.')
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join(''),
    );
    expect(await flood(open(), 1, from(`::ffff:${hexadecimal.join(':')}`))).toEqual([LIMITED]);
    for (const port of [1, 443, 51_234]) expect(await flood(open(), 1, from(`${address}:${port}`))).toEqual([LIMITED]);
    expect(
      await flood(open(), 1, { headers: { 'x-forwarded-for': address, 'cf-connecting-ip': other, 'x-real-ip': other, forwarded: `for=${other}` } }),
    ).toEqual([LIMITED]);
    expect(await flood(open(), 1, from(`${address}, ${other}`))).toEqual(['saved']);
  });

  it('takes another header where the settings say so', async () => {
    await open().query("update private.lead_settings set saved_leads = 1, address_header = 'cf-connecting-ip'");
    const [address, other] = [newAddress(), newAddress()];
    expect(await flood(open(), 1, { headers: { 'cf-connecting-ip': address, 'x-forwarded-for': other } })).toEqual(['saved']);
    expect(await flood(open(), 1, { headers: { 'cf-connecting-ip': address, 'x-forwarded-for': newAddress() } })).toEqual([LIMITED]);
    expect(await flood(open(), 1, { headers: { 'x-forwarded-for': other } })).toEqual(['saved']);
  });

  it('takes the 64 bits of an IPv6 network for one address', async () => {
    await setLimit(open(), 1, 10);
    expect(await flood(open(), 1, from('2001:db8:0:1::1'))).toEqual(['saved']);
    expect(await flood(open(), 1, from('2001:DB8:0:1:ffff::2'))).toEqual([LIMITED]);
    for (const form of ['[2001:db8:0:1::3]', '[2001:db8:0:1::3]:443', '2001:db8:0:1::3%eth0']) expect(await flood(open(), 1, from(form))).toEqual([LIMITED]);
    expect(await flood(open(), 1, from('2001:db8:0:2::1'))).toEqual(['saved']);
  });

  it('takes from the 65,536 networks of one /48 three times as many, from other ones as ever', async () => {
    await setLimit(open(), 2, 10);
    const results = [];
    for (let network = 0; network < 60; network++) results.push(...(await flood(open(), 1, from(`2001:db8:77:${network.toString(16)}::1`))));
    expect(results).toEqual([...Array<string>(6).fill('saved'), ...Array<string>(54).fill(LIMITED)]);
    expect(await flood(open(), 3, from('2001:db8:78:1::1'))).toEqual(['saved', 'saved', LIMITED]);
  });

  it('holds what has no readable address together, and refuses nothing for it', async () => {
    await setLimit(open(), 2, 10);
    for (const address of ['', 'unknown', '999.1.1.1', "'; drop table private.lead_senders; --", '🏠', 'x'.repeat(10_000)]) {
      await open().query('delete from private.lead_senders');
      expect([address, await flood(open(), 3, from(address))]).toEqual([address, ['saved', 'saved', LIMITED]]);
    }
    await open().query('delete from private.lead_senders');
    expect(await flood(open(), 3, { headers: {} })).toEqual(['saved', 'saved', LIMITED]);
  });
}
