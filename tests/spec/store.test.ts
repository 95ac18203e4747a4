// The rows of the lead store: each has to find a store that breaks it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, migrations, openPglite, prepare } from '../database/open';
import type { Backend } from './backend';
import type { Given } from './checks/check';
import { wrongRequests } from './checks/leads';
import { blankSite, findings, nothing, rowCalled, rows } from './nothing';

type Broken = [id: string, from: string, to: string];

/** [row, a text of supabase/migrations, what stands there instead so that the row is not met] */
const BROKEN: Broken[] = [
  ['S3.1-01', 'name text not null', 'name varchar(400) not null'],
  ...required('S3.1', 'contact_submissions'),
  ['S3.1-05', 'roof_age text', "roof_age text default 'unknown'"],
  ['S3.1-05', 'roof_age text', 'roof_age text not null'],
  ['S3.1-06', 'new.best_time := nullif(', 'new.best_time := coalesce('],
  ['S3.1-06', 'roof_age, best_time, emergency, message,', 'roof_age, emergency, message,'],
  ['S3.1-07', 'emergency boolean not null default false', 'emergency text'],
  ['S3.1-07', 'best_time text,', 'best_time text check (not emergency),'],
  ['S3.1-08', 'message text,', 'message text not null,'],
  ['S3.1-08', 'new.message := nullif(', 'new.message := concat('],
  ['S3.1-09', 'webhook_url text', "webhook_url text default 'https://example.com'"],
  ['S3.1-10', 'webhook_url text,', 'webhook_url text, source text,'],
  ['S3.1-10', 'message, webhook_url)', 'message, webhook_url, created_at)'],
  ['S3.1-10', 'emergency, message, webhook_url)', 'emergency, message)'],
  ['S3.1-13', 'enable row level security', 'disable row level security; grant select on public.contact_submissions to anon'],
  ['S3.1-13', 'for insert to anon', 'for insert to authenticated'],
  ['S3.1-14', 'new.message := nullif(private.trimmed(new.message)', 'new.message := nullif(new.message'],
  ['S3.1-14', 'new.roof_age := nullif(', 'new.roof_age := concat('],
  ['S3.1-15', 'btrim(typed, ', 'coalesce(typed, '],
  ['S3.1-15', 'btrim(typed, ', 'rtrim(typed, '],
  ['S3.1-15', 'new.address := private.trimmed(new.address)', 'new.address := lower(private.trimmed(new.address))'],
  ['S3.1-15', 'new.phone := private.trimmed(new.phone)', 'new.phone := normalize(private.trimmed(new.phone))'],
  ...sameDay('S3.1-17', 'contact_submissions'),
  ['S3.1-18', 'new.emergency::text, new.message, new.webhook_url]', 'new.emergency::text, new.webhook_url]'],
  ['S3.1-19', "(saved_at at time zone 'America/Los_Angeles')::date", "date_trunc('year', saved_at)::date"],
  ['S3.1-19', "'America/Los_Angeles'", "'UTC'"],
  ['S3.1-19', "'10 minutes'", "'11 minutes'"],
  ['S3.1-19', "'10 minutes'", "'9 minutes'"],
  ['S3.1-19', 'then saved_at + interval', 'then saved_at - interval'],
  ['S3.1-19', "perform private.refuse_same_lead('contact_submissions')", 'perform 1'],
  ...required('S3.2', 'promotion_leads'),
  ['S3.2-05', 'consultation boolean not null default true', 'consultation boolean not null default false'],
  ['S3.2-05', 'consultation boolean not null default true', 'consultation text not null default true'],
  ['S3.2-06', "check (promotion_type = '10_percent_reroof')", 'check (true)'],
  ['S3.2-06', "promotion_type text not null default '10_percent_reroof'", 'promotion_type text not null'],
  ['S3.2-07', 'promotion_type text', 'source text, promotion_type text'],
  ['S3.2-07', 'consultation, promotion_type)', 'consultation, promotion_type, id)'],
  ['S3.2-07', 'enable row level security', 'disable row level security; grant select on public.promotion_leads to anon'],
  ...sameDay('S3.2-08', 'promotion_leads'),
  ...(['S6-01', 'S6-02'] as const).map((id): Broken => [id, 'for insert to anon', 'for insert to authenticated']),
  ['S6-01', 'on table public.contact_submissions to anon', 'on table public.contact_submissions to authenticated'],
  ['S6-02', 'on table public.promotion_leads to anon', 'on table public.promotion_leads to authenticated'],
];

/** The four that each form asks for: each once may be left out, once may be blank. */
function required(section: string, table: string): Broken[] {
  return ['name', 'email', 'phone', 'address'].flatMap((column, index): Broken[] => [
    [`${section}-0${index + 1}`, `${column} text not null`, `${column} text`],
    [`${section}-0${index + 1}`, `constraint ${table}_${column} check (`, `constraint ${table}_${column} check (true or `],
  ]);
}

/** The day of another place, the day without summer time, and no rule at all. */
function sameDay(id: string, table: string): Broken[] {
  return [
    [id, "'America/Los_Angeles'", "'UTC'"],
    [id, "'America/Los_Angeles'", "'-08:00'"],
    [id, `${table}_same_lead unique (same_lead)`, `${table}_same_lead check (true)`],
  ];
}

describe('no row of the lead store passes over a store that breaks it', () => {
  const inStore = rows.filter(({ where }) => where === 'database');
  /** What the browser tells of a row is not the store's. */
  const browse: Given['browse'] = () => Promise.resolve([]);
  const fields = ['name', 'email', 'phone', 'address', 'roofAge', 'bestTime', 'emergency', 'message'];
  const site = blankSite(`<section data-section="contact">${fields.map((name) => `<input name="${name}">`).join('')}</section>`);
  let store: Database;
  let backend: Backend;

  beforeAll(async () => {
    store = await prepare(await openPglite(), 'new');
    backend = { ...nothing.backend, store: () => Promise.resolve(store) };
  });
  afterAll(() => store.close());

  /** The tables anew, from migrations in which one text is another. */
  async function changeStore(from: string, to: string): Promise<void> {
    const made = migrations().map((sql) => sql.replaceAll(from, to));
    expect(from === to || made.join('') !== migrations().join('')).toBe(true);
    await store.run('drop schema private cascade; drop table public.contact_submissions, public.promotion_leads');
    for (const sql of made) await store.run(sql);
  }

  it('has a change for each row', () => {
    expect([...new Set(BROKEN.map(([id]) => id))].sort()).toEqual(inStore.map(({ id }) => id).sort());
  });

  it.each(inStore.map((row) => [row.id, row] as const))('%s passes over the store as it is', async (_, row) => {
    await changeStore('', '');
    expect(await findings(row, { site, backend, browse })).toBe(0);
  });

  it.each(BROKEN)('%s finds %s ➜ %s', async (id, from, to) => {
    await changeStore(from, to);
    expect(await findings(rowCalled(id), { site, backend, browse })).toBeGreaterThan(0);
  });

  it.each(inStore.filter(({ expect }) => 'form' in Object(expect)).map((row) => [row.id, row] as const))(
    '%s finds that the form calls it something else',
    async (_, row) => {
      await changeStore('', '');
      const renamed = { ...row, expect: { ...Object(row.expect), form: 'elsewhere' } };
      expect(await findings(renamed, { site, backend, browse })).toBeGreaterThan(1);
      expect(await findings(row, { site: blankSite('<section data-section="contact"></section>'), backend, browse })).toBeGreaterThan(0);
    },
  );

  it('an insert is plain: one request, nothing asked back', () => {
    const address = 'https://backend.example.com/rest/v1/promotion_leads';
    const plain = () => new Request(address, { method: 'POST' });
    const readBack = new Request(address, { method: 'POST', headers: { Prefer: 'return=representation' } });
    expect(wrongRequests('promotion_leads', [plain()])).toEqual([]);
    const selecting = new Request(`${address}?select=id`, { method: 'POST' });
    for (const requests of [[], [plain(), plain()], [readBack], [selecting], [new Request(address)]]) {
      expect(wrongRequests('promotion_leads', requests)).toHaveLength(1);
    }
    expect(wrongRequests('contact_submissions', [plain()])).toHaveLength(1);
  });
});
