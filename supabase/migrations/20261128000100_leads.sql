-- The two tables that the forms write to. A visitor (role anon) may insert the columns of the form and do nothing else.
-- May be run again: it changes nothing then. The upper lengths are those of generator/plan/leadForm.ts (a test compares them).

create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;

create table if not exists public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  phone text not null,
  address text not null,
  roof_age text,
  best_time text,
  emergency boolean not null default false,
  message text,
  webhook_url text,
  same_lead bytea not null,
  constraint contact_submissions_name check (char_length(name) between 1 and 200),
  constraint contact_submissions_email check (char_length(email) between 3 and 320 and email ~ '^[^\u0001-\u0020]+@[^\u0001-\u0020]+$'),
  constraint contact_submissions_phone check (char_length(phone) between 1 and 100),
  constraint contact_submissions_address check (char_length(address) between 1 and 500),
  constraint contact_submissions_roof_age check (roof_age in ('0-5', '6-10', '11-15', '16-20', '20+', 'unknown')),
  constraint contact_submissions_best_time check (best_time in ('morning', 'afternoon', 'evening', 'anytime')),
  constraint contact_submissions_message check (char_length(message) between 1 and 5000),
  constraint contact_submissions_webhook_url check (
    char_length(webhook_url) <= 2000
    and webhook_url ~* '^https://[^\u0001-\u0020/?#@\\]+([/?#][^\u0001-\u0020]*)?$'
  ),
  constraint contact_submissions_same_lead unique (same_lead)
);

create table if not exists public.promotion_leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  phone text not null,
  address text not null,
  interested_in_consultation boolean not null default true,
  promotion_type text not null default '10_percent_reroof',
  same_lead bytea not null,
  constraint promotion_leads_name check (char_length(name) between 1 and 200),
  constraint promotion_leads_email check (char_length(email) between 3 and 320 and email ~ '^[^\u0001-\u0020]+@[^\u0001-\u0020]+$'),
  constraint promotion_leads_phone check (char_length(phone) between 1 and 100),
  constraint promotion_leads_address check (char_length(address) between 1 and 500),
  constraint promotion_leads_promotion_type check (promotion_type = '10_percent_reroof'),
  constraint promotion_leads_same_lead unique (same_lead)
);

comment on table public.contact_submissions is 'One row for each contact form that a visitor sent.';
comment on table public.promotion_leads is 'One row for each promotion form that a visitor sent.';
comment on column public.contact_submissions.same_lead is 'Hash of the day in Los Angeles and all that was sent: the same lead is kept once a day, and once within ten minutes past midnight.';
comment on column public.promotion_leads.same_lead is 'Hash of the day in Los Angeles and all that was sent: the same lead is kept once a day, and once within ten minutes past midnight.';

-- Who may do what. Older Supabase projects grant everything on a new table to the API roles, newer ones nothing: take
-- all away first, then both end up the same. service_role is the owner's own key, never in the browser.
revoke all on table public.contact_submissions, public.promotion_leads from public, anon, authenticated, service_role;
grant insert (name, email, phone, address, roof_age, best_time, emergency, message, webhook_url)
  on table public.contact_submissions to anon;
grant insert (name, email, phone, address, interested_in_consultation, promotion_type)
  on table public.promotion_leads to anon;
grant select, delete on table public.contact_submissions, public.promotion_leads to service_role;

-- Grants and policies are two locks. The second one holds the time of a visitor's row to now, should the first be opened.
alter table public.contact_submissions enable row level security;
alter table public.promotion_leads enable row level security;
drop policy if exists "a visitor may send a contact form" on public.contact_submissions;
create policy "a visitor may send a contact form" on public.contact_submissions
  for insert to anon with check (created_at = now());
drop policy if exists "a visitor may send a promotion form" on public.promotion_leads;
create policy "a visitor may send a promotion form" on public.promotion_leads
  for insert to anon with check (created_at = now());

-- The white space that String.prototype.trim takes away, so that browser and database agree on what was typed.
create or replace function private.trimmed(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  return btrim(typed, E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF');

-- The day that a lead belongs to.
create or replace function private.lead_day(saved_at timestamptz) returns date
  language sql stable parallel safe set search_path = ''
  return (saved_at at time zone 'America/Los_Angeles')::date;

-- sha256 is built in; digest() of pgcrypto lives in another schema on hosted Supabase.
create or replace function private.lead_hash(saved_at timestamptz, variadic sent text[]) returns bytea
  language sql stable parallel safe set search_path = ''
  return sha256(convert_to(to_jsonb(array_prepend(private.lead_day(saved_at)::text, sent))::text, 'UTF8'));

-- The time on the other side of midnight, where one is within ten minutes; else null.
create or replace function private.past_midnight(saved_at timestamptz) returns timestamptz
  language sql stable parallel safe set search_path = ''
  return case
    when private.lead_day(saved_at - interval '10 minutes') <> private.lead_day(saved_at) then saved_at - interval '10 minutes'
    when private.lead_day(saved_at + interval '10 minutes') <> private.lead_day(saved_at) then saved_at + interval '10 minutes'
  end;

-- Two equal leads on both sides of midnight come one after the other: the second sees the first, as with a unique index.
create or replace function private.lock_lead(one_day bytea, other_day bytea) returns void
  language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended(encode(least(one_day, other_day), 'hex'), 0));
$$;

-- In the words of PostgreSQL, as the unique index on the same day says it.
create or replace function private.refuse_same_lead(in_table text) returns void
  language plpgsql set search_path = ''
as $$
begin
  raise unique_violation using
    message = format('duplicate key value violates unique constraint "%s_same_lead"', in_table),
    schema = 'public', table = in_table, constraint = in_table || '_same_lead';
end;
$$;

create or replace function private.prepare_contact_submission() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  sent text[];
  other_day bytea;
begin
  new.name := private.trimmed(new.name);
  new.email := private.trimmed(new.email);
  new.phone := private.trimmed(new.phone);
  new.address := private.trimmed(new.address);
  new.roof_age := nullif(private.trimmed(new.roof_age), '');
  new.best_time := nullif(private.trimmed(new.best_time), '');
  new.message := nullif(private.trimmed(new.message), '');
  new.webhook_url := nullif(private.trimmed(new.webhook_url), '');
  sent := array[new.name, new.email, new.phone, new.address,
    new.roof_age, new.best_time, new.emergency::text, new.message, new.webhook_url];
  new.same_lead := private.lead_hash(new.created_at, variadic sent);
  if private.past_midnight(new.created_at) is not null then
    other_day := private.lead_hash(private.past_midnight(new.created_at), variadic sent);
    perform private.lock_lead(new.same_lead, other_day);
    if exists (
      select from public.contact_submissions as other
      where other.same_lead = other_day
        and other.created_at between new.created_at - interval '10 minutes' and new.created_at + interval '10 minutes'
    ) then
      perform private.refuse_same_lead('contact_submissions');
    end if;
  end if;
  return new;
end;
$$;

create or replace function private.prepare_promotion_lead() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  sent text[];
  other_day bytea;
begin
  new.name := private.trimmed(new.name);
  new.email := private.trimmed(new.email);
  new.phone := private.trimmed(new.phone);
  new.address := private.trimmed(new.address);
  sent := array[new.name, new.email, new.phone, new.address,
    new.interested_in_consultation::text, new.promotion_type];
  new.same_lead := private.lead_hash(new.created_at, variadic sent);
  if private.past_midnight(new.created_at) is not null then
    other_day := private.lead_hash(private.past_midnight(new.created_at), variadic sent);
    perform private.lock_lead(new.same_lead, other_day);
    if exists (
      select from public.promotion_leads as other
      where other.same_lead = other_day
        and other.created_at between new.created_at - interval '10 minutes' and new.created_at + interval '10 minutes'
    ) then
      perform private.refuse_same_lead('promotion_leads');
    end if;
  end if;
  return new;
end;
$$;

create or replace trigger prepare before insert on public.contact_submissions
  for each row execute function private.prepare_contact_submission();
create or replace trigger prepare before insert on public.promotion_leads
  for each row execute function private.prepare_promotion_lead();

-- A trigger needs no right to run: nobody may call these.
revoke all on function
  private.trimmed(text),
  private.lead_day(timestamptz),
  private.lead_hash(timestamptz, text[]),
  private.past_midnight(timestamptz),
  private.lock_lead(bytea, bytea),
  private.refuse_same_lead(text),
  private.prepare_contact_submission(),
  private.prepare_promotion_lead()
from public, anon, authenticated, service_role;

notify pgrst, 'reload schema';
