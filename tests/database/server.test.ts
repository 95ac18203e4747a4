// The database suite against a real PostgreSQL, and what only a real one shows: logins, many requests at once.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cluster, startPostgres } from '../setup/postgres';
import { flood, setHour, setLimit } from './limit/setup';
import { connect, type Database, openPostgres, prepare, REGIMES, type Regime } from './open';
import { from, insert, newAddress, newLead, outcome, request, send, stored } from './request';
import { schemaOf } from './schema';
import { suite } from './suite';

let cluster: Cluster;
const databases = new Map<Regime, Database>();
const open = (regime: Regime): Database => {
  const database = databases.get(regime);
  if (!database) throw new Error(`no database for ${regime}`);
  return database;
};

beforeAll(async () => {
  cluster = await startPostgres();
  for (const regime of REGIMES) databases.set(regime, await prepare(await openPostgres(cluster, `leads_${regime}`), regime));
});
afterAll(async () => {
  for (const database of databases.values()) await database.close();
  await cluster?.stop();
});

describe.each(REGIMES)('PostgreSQL under the %s default privileges', (regime) => suite(() => open(regime)));

describe('PostgreSQL', () => {
  beforeEach(async () => {
    for (const regime of REGIMES) await setHour(open(regime), 1_000_000);
  });

  it('is the same under old and new default privileges', async () => {
    expect(await schemaOf(open('old'))).toEqual(await schemaOf(open('new')));
  });

  it('lets exactly ten of many requests at the same moment through', async () => {
    const options = from(newAddress());
    const results = await Promise.all(Array.from({ length: 40 }, () => send(open('new'), 'contact_submissions', newLead('contact_submissions'), options)));
    expect(results.filter((result) => result === 'saved')).toHaveLength(10);
    expect(results.filter((result) => result === 'PT429')).toHaveLength(30);
  });

  it('holds the limit of two requests at once when a second has begun between them', async () => {
    await setLimit(open('new'), 1, 10);
    const options = from(newAddress());
    const { opened, finish, ended } = pausing((pause) =>
      request(open('new'), options, async (query) => {
        await insert(query, 'contact_submissions', newLead('contact_submissions'));
        await pause();
      }),
    );
    await opened;
    await delay(1_100);
    const second = send(open('new'), 'contact_submissions', newLead('contact_submissions'), options);
    await expect.poll(() => open('new').query("select from pg_stat_activity where wait_event_type = 'Lock'")).toHaveLength(1);
    finish();
    expect([await outcome(ended), await second]).toEqual(['saved', 'PT429']);
    await setLimit(open('new'), 10, 10);
  });

  it('does not wait for another request that is forgetting addresses', async () => {
    await open('new').query("insert into private.lead_senders (sender, second) values ('\\x01', now() - interval '1 hour')");
    const { opened, finish, ended } = pausing((pause) =>
      open('new').transaction(async (query) => {
        await query('select private.forget_lead_senders()');
        await pause();
      }),
    );
    await opened;
    const saved = await Promise.race([send(open('new'), 'contact_submissions', newLead('contact_submissions')), delay(30_000, 'waited')]);
    finish();
    expect([saved, await outcome(ended)]).toEqual(['saved', 'saved']);
  });

  it('saves the same lead once, however many send it at the same moment', async () => {
    const lead = newLead('promotion_leads');
    const results = await Promise.all(Array.from({ length: 40 }, () => send(open('new'), 'promotion_leads', lead)));
    expect(results.filter((result) => result === 'saved')).toHaveLength(1);
    expect(results.filter((result) => result === '23505')).toHaveLength(39);
    expect(await stored(open('new'), 'promotion_leads', lead.name)).toHaveLength(1);
  });

  it('saves the same lead once when it comes on both sides of midnight at the same moment', async () => {
    for (const [first, second, expected] of [
      ['2026-07-02T06:59:59Z', '2026-07-02T07:00:01Z', '23505'],
      ['2026-07-02T07:00:01Z', '2026-07-02T06:59:59Z', '23505'],
      ['2026-07-02T06:50:00Z', '2026-07-02T07:05:00Z', 'saved'],
    ] as const) {
      const lead = newLead('contact_submissions');
      const { opened, finish, ended } = pausing((pause) =>
        open('new').transaction(async (query) => {
          await insert(query, 'contact_submissions', { ...lead, created_at: first });
          await pause();
        }),
      );
      await opened;
      const other = outcome(insert(open('new').query, 'contact_submissions', { ...lead, created_at: second }));
      await delay(200);
      finish();
      expect([first, await outcome(ended), await other]).toEqual([first, 'saved', expected]);
    }
  });

  it('saves it once, however many send it then', async () => {
    const lead = newLead('promotion_leads');
    const midnight = Date.parse('2026-01-15T08:00:00Z');
    const times = Array.from({ length: 40 }, (_, index) => new Date(midnight + (index - 20) * 10_000).toISOString());
    const results = await Promise.all(times.map((created_at) => outcome(insert(open('new').query, 'promotion_leads', { ...lead, created_at }))));
    expect(results.filter((result) => result === 'saved')).toHaveLength(1);
    expect(results.filter((result) => result === '23505')).toHaveLength(39);
  });

  it('holds a /48 and an hour to their numbers however many come at the same moment', async () => {
    const at = (network: number, host: string) => ({ headers: { 'x-forwarded-for': `2001:db8:${host}:${network.toString(16)}::1` } });
    const all = async (options: Parameters<typeof send>[3][]) => {
      const results = await Promise.all(options.map((option) => send(open('new'), 'contact_submissions', newLead('contact_submissions'), option)));
      return [results.filter((result) => result === 'saved').length, results.filter((result) => result === 'PT429').length];
    };
    expect(await all(Array.from({ length: 60 }, (_, network) => at(network, '99')))).toEqual([30, 30]);
    await open('new').query('delete from private.lead_minutes');
    await setHour(open('new'), 20);
    expect(await all(Array.from({ length: 40 }, (_, network) => at(network, `a${network.toString(16)}`)))).toEqual([20, 20]);
  });

  it('never blocks for good when many addresses save, repeat and forget at once', async () => {
    await setLimit(open('old'), 3, 1);
    await open('old').query(
      "insert into private.lead_senders (sender, second) select sha256(n::text::bytea), now() - interval '1 hour' from generate_series(1, 2000) as n",
    );
    const addresses = Array.from({ length: 8 }, newAddress);
    const repeated = newLead('contact_submissions');
    const work = Array.from({ length: 200 }, (_, index) => {
      if (index % 5 === 0) return outcome(open('old').query('select private.forget_lead_senders()'));
      const lead = index % 3 === 0 ? repeated : newLead('contact_submissions');
      return send(open('old'), 'contact_submissions', lead, from(addresses[index % addresses.length] ?? ''));
    });
    const results = await Promise.all(work);
    expect([...new Set(results)].sort()).toEqual(['23505', 'PT429', 'saved']);
    expect(await open('old').query("select 1 from private.lead_senders where second < now() - interval '1 minute'")).toEqual([]);
    await setLimit(open('old'), 10, 10);
  });

  it('serves the data API, which logs in as authenticator and becomes anon', async () => {
    await open('new').query("alter role authenticator password 'of this test'");
    const url = cluster.url('leads_new').replace(`${cluster.user}:${cluster.password}`, `authenticator:${encodeURIComponent('of this test')}`);
    const api = connect(url);
    try {
      const options = from(newAddress());
      const lead = newLead('contact_submissions');
      expect(await send(api, 'contact_submissions', lead, options)).toBe('saved');
      expect(await stored(open('new'), 'contact_submissions', lead.name)).toEqual([lead]);
      expect(await flood(api, 10, options)).toEqual([...Array<string>(9).fill('saved'), 'PT429']);
      expect(await outcome(api.query('select name from public.contact_submissions'))).toBe('42501');
      expect(await outcome(insert(api.query, 'contact_submissions', newLead('contact_submissions')))).toBe('42501');
      expect(await outcome(api.query('select private.check_request()'))).toBe('42501');
      expect(await api.query("select current_setting('pgrst.db_pre_request') as name")).toEqual([{ name: 'private.check_request' }]);
    } finally {
      await api.close();
    }
  });
});

/** Work that stops in its middle: opened when it is there, ended some time after finish is called. */
function pausing(work: (pause: () => Promise<void>) => Promise<unknown>): { opened: Promise<void>; finish: () => void; ended: Promise<unknown> } {
  let open = (): void => undefined;
  let finish = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const ended = work(() => {
    open();
    return finished;
  });
  return { opened, finish: () => finish(), ended };
}
