// Those who would end the server, fill its disk or keep honest visitors out: each kind posts one thing again and again.
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../setup/random';
import { contact, insertRequest, type Running } from './running';

export interface Attack {
  name: string;
  /** Where it says that it comes from. */
  address(random: Random): string;
  body(random: Random): string;
}

const ofOne = (address: string) => () => address;
const ofMany = (random: Random) => `198.18.${random(200)}.${random(250)}`;
/** Two bytes for each character, which do not repeat: no table and no log keeps them in less. */
const noise = (random: Random, length: number) => String.fromCharCode(...Array.from({ length }, () => 0x100 + random(0x700)));
const rows = (count: number, more: (index: number) => Record<string, unknown> = () => ({})) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => contact({ name: `Attacker ${index}`, ...more(index) })));

/** Ten rows of 90 KB, of which the last is refused: nine were written by then. */
export const nineWritten = (random: Random) => rows(10, (index) => (index === 9 ? { roof_age: 'old' } : { message: noise(random, 4800) }));

export const manyLong = (random: Random) => rows(400, () => ({ message: noise(random, 2400) }));

export const ATTACKS: readonly Attack[] = [
  { name: '43,000 short rows', address: ofOne('203.0.113.1'), body: () => `[${'{"name":"x","email":"a@b","phone":"1","address":"x"},'.repeat(43_000)}{}]` },
  { name: '1.2 million brackets', address: ofOne('203.0.113.2'), body: () => '['.repeat(1_200_000) },
  { name: '99,000 brackets', address: ofOne('203.0.113.3'), body: () => '['.repeat(99_000) },
  { name: '400 rows of 5 KB', address: ofOne('203.0.113.4'), body: manyLong },
  { name: 'ten rows, the last refused', address: ofOne('203.0.113.5'), body: nineWritten },
  { name: 'ten rows, the last refused, from many addresses', address: ofMany, body: nineWritten },
  { name: 'the same lead from many addresses', address: ofMany, body: () => rows(1, () => ({ name: 'The same' })) },
  { name: 'all of a /48', address: (random) => `2001:db8:${random(4)}:${random(65_536).toString(16)}::1`, body: (random) => rows(1, () => ({ name: `V6 ${random(10 ** 9)}` })) },
];

/** The status; 0 where the connection was cut. */
export function post({ url, key }: Pick<Running, 'url' | 'key'>, { body, address }: { body: string; address: string }): Promise<number> {
  const { headers } = insertRequest(key, body);
  return new Promise((resolve) => {
    const sent = request(`${url}rest/v1/contact_submissions`, { method: 'POST', headers: { ...(headers as Record<string, string>), 'x-forwarded-for': address } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0)).once('error', () => resolve(0));
    });
    sent.once('error', () => resolve(0)).end(body);
  });
}

export interface Attacked {
  random: Random;
  signal: AbortSignal;
  /** How many do the same at once. */
  atOnce: number;
}

/** Until it is told to end. Gives how often each attack was answered with what. */
export async function attack(server: () => Pick<Running, 'url' | 'key'> | null, { random, signal, atOnce }: Attacked): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const attacker = async ({ name, address, body }: Attack) => {
    // Made beforehand: whoever makes noise in this process keeps its other visitors waiting.
    const bodies = Array.from({ length: 5 }, () => body(random));
    while (!signal.aborted) {
      const at = server();
      const status = at === null ? 0 : await post(at, { body: bodies[random(bodies.length)] ?? '', address: address(random) });
      answers[`${name}: ${status}`] = (answers[`${name}: ${status}`] ?? 0) + 1;
      await delay(20);
    }
  };
  await Promise.all(ATTACKS.flatMap((one) => Array.from({ length: atOnce }, () => attacker(one))));
  return answers;
}
