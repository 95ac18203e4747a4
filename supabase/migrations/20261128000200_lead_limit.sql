-- How many leads may be saved: 10 in 10 minutes from one address, 500 in an hour from all together, unless
-- private.lead_settings says otherwise. Addresses are kept as salted hashes, for those minutes and at most an hour more. May be run again.
--
-- The data API runs private.check_request() before each request (pgrst.db_pre_request), which refuses an address that has
-- reached its limit with SQLSTATE PT429: the answer is HTTP 429. A trigger before each row holds to the limit what that first
-- look cannot see, many rows in one request, before any of the row is written; a trigger after it counts what is saved.
--
-- A request that is refused leaves nothing behind, not even a count: PostgREST runs each in one transaction. So each refusal
-- has to be cheap, and what is refused may not have been written before. `shingle serve` also counts, in its memory, what
-- it refuses; on hosted Supabase the requests themselves are limited by its gateway.

create table if not exists private.lead_settings (
  only_row boolean primary key default true check (only_row),
  saved_leads integer not null default 10 check (saved_leads > 0),
  minutes integer not null default 10 check (minutes between 1 and 1440),
  address_header text not null default 'x-forwarded-for' check (address_header = lower(address_header)),
  salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
alter table private.lead_settings add column if not exists hour_leads integer not null default 500 check (hour_leads > 0);

comment on table private.lead_settings is 'One row: how many leads an address may save in how many minutes, and all together in an hour.';
comment on column private.lead_settings.saved_leads is 'Leads from one address: one of IPv4, or a /64 of IPv6. The 65,536 of those in a /48 may be one person''s: it has three times as many.';
comment on column private.lead_settings.hour_leads is 'Leads from all addresses in an hour: it bounds the disk. The second half is for addresses that saved none in the minutes before.';
comment on column private.lead_settings.address_header is 'The request header with the visitor''s address in its last entry. It has to be one that the proxy before the API sets itself.';

-- Hosted Supabase is behind Cloudflare, which sets cf-connecting-ip itself; x-forwarded-for may have entries after the
-- visitor's there. Nothing in a database says whether it is hosted: with a Supabase of your own that is not behind Cloudflare,
-- a visitor could write that header, and the row has to name the one that your proxy sets (README, "Leads").
insert into private.lead_settings (address_header)
select case when exists (select from pg_roles where rolname = 'supabase_admin') then 'cf-connecting-ip' else 'x-forwarded-for' end
on conflict do nothing;

-- A row a second, not a row a lead: with a high limit each save would count all the saves before it.
create table if not exists private.lead_senders (
  sender bytea not null,
  second timestamptz not null,
  leads integer not null default 1,
  primary key (sender, second)
);
create index if not exists lead_senders_by_second on private.lead_senders (second);

create table if not exists private.lead_minutes (
  minute timestamptz primary key,
  leads integer not null default 1
);

comment on table private.lead_senders is 'How many leads each address, a salted hash, saved in each second of the stretch in private.lead_settings.';
comment on table private.lead_minutes is 'How many leads were saved in each minute of the last hour.';

revoke all on table private.lead_settings, private.lead_senders, private.lead_minutes from public, anon, authenticated, service_role;
alter table private.lead_settings enable row level security;
alter table private.lead_senders enable row level security;
alter table private.lead_minutes enable row level security;

-- What an address counts for: one household has one IPv4 address or a whole /64 of IPv6, and some a whole /48. Some proxies write
-- the port beside it, which is another one for each connection, or IPv4 in the form of IPv6 (generator/serve/peer.ts does the same).
create or replace function private.networks_of(address text) returns text[]
  language plpgsql immutable set search_path = ''
as $$
declare
  plain text := regexp_replace(regexp_replace(address, '^\[([^]]*)\](:[0-9]+)?$', '\1'), '^([0-9]+(\.[0-9]+){3}):[0-9]+$', '\1');
  parsed inet;
begin
  parsed := regexp_replace(plain, '%.*$', '')::inet;
  if parsed <<= inet '::ffff:0:0/96' then
    parsed := inet '0.0.0.0' + (parsed - inet '::ffff:0:0');
  end if;
  return case family(parsed)
    when 4 then array[host(parsed)]
    else array[network(set_masklen(parsed, 64))::text, network(set_masklen(parsed, 48))::text]
  end;
exception
  when invalid_text_representation then
    return array[address];
end;
$$;

-- The salted hashes of the visitor's networks, the smaller one first; null where no request is served, such as in the SQL editor,
-- and where there are no settings.
create or replace function private.request_senders() returns bytea[]
  language plpgsql stable set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  settings private.lead_settings;
  forwarded text;
begin
  if headers is null then
    return null;
  end if;
  select * into settings from private.lead_settings;
  if not found then
    return null;
  end if;
  forwarded := coalesce(headers ->> settings.address_header, headers ->> 'x-forwarded-for', '');
  return array(
    select sha256(settings.salt || convert_to(network, 'UTF8'))
    from unnest(private.networks_of(btrim(split_part(forwarded, ',', -1)))) with ordinality as networks (network, place)
    order by place
  );
end;
$$;

-- What lies ahead by more than a minute was counted by a clock that has been put right since: it counts no more.
create or replace function private.saved_leads(of_sender bytea) returns bigint
  language plpgsql volatile set search_path = ''
as $$
begin
  return (
    select coalesce(sum(senders.leads), 0)
    from private.lead_senders as senders, private.lead_settings as settings
    where senders.sender = of_sender
      and senders.second > now() - make_interval(mins => settings.minutes)
      and senders.second < now() + interval '1 minute'
  );
end;
$$;

create or replace function private.saved_in_hour() returns bigint
  language plpgsql volatile set search_path = ''
as $$
begin
  return (
    select coalesce(sum(leads), 0) from private.lead_minutes
    where minute > now() - interval '1 hour' and minute < now() + interval '1 minute'
  );
end;
$$;

create or replace function private.refuse_more_leads(from_whom text) returns void
  language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT429' using
    message = format('Too many requests were sent %s.', from_whom),
    hint = 'Please call, or try again later.';
end;
$$;

-- Refuses where the leads that are saved, with so many more, would be above a limit.
create or replace function private.hold_limits(senders bytea[], more integer) returns void
  language plpgsql volatile set search_path = ''
as $$
declare
  settings private.lead_settings;
  from_sender bigint := private.saved_leads(senders[1]) + more;
  in_hour bigint := private.saved_in_hour() + more;
begin
  select * into settings from private.lead_settings;
  if from_sender > settings.saved_leads or private.saved_leads(senders[2]) + more > settings.saved_leads * 3::bigint then
    perform private.refuse_more_leads('from this address');
  end if;
  if in_hour > settings.hour_leads or (in_hour > (settings.hour_leads::bigint + 1) / 2 and from_sender > 1) then
    perform private.refuse_more_leads('in this hour');
  end if;
end;
$$;

create or replace function private.check_request() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('request.method', true) = 'POST'
    and current_setting('request.path', true) ~ '/(contact_submissions|promotion_leads)$'
  then
    perform private.hold_limits(private.request_senders(), 1);
  end if;
end;
$$;

-- Rows that another request is deleting at this moment are left to it.
create or replace function private.forget_lead_senders() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  since timestamptz := now() - make_interval(mins => coalesce((select minutes from private.lead_settings), 0));
  ahead timestamptz := now() + interval '1 minute';
begin
  if exists (select from private.lead_senders where second <= since or second > ahead) then
    delete from private.lead_senders where ctid = any (array(
      select ctid from private.lead_senders where second <= since or second > ahead for update skip locked
    ));
  end if;
  if exists (select from private.lead_minutes where minute <= now() - interval '1 hour' or minute > ahead) then
    delete from private.lead_minutes where ctid = any (array(
      select ctid from private.lead_minutes where minute <= now() - interval '1 hour' or minute > ahead for update skip locked
    ));
  end if;
end;
$$;

-- One at a time for each network: of two requests at the same moment the second sees what the first saved. The larger first.
create or replace function private.lock_senders(senders bytea[]) returns void
  language plpgsql volatile set search_path = ''
as $$
begin
  for place in reverse cardinality(senders) .. 1 loop
    perform pg_advisory_xact_lock(hashtextextended(encode(senders[place], 'hex'), 0));
  end loop;
end;
$$;

-- Goes before `prepare`. The rows of one request are counted in a setting of its transaction: no form sends more than one.
create or replace function private.admit_lead() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  senders bytea[] := private.request_senders();
  row_number integer := coalesce(nullif(current_setting('shingle.rows_of_request', true), ''), '0')::integer + 1;
begin
  if senders is null then
    return new;
  end if;
  if row_number > 10 then
    raise sqlstate 'PT413' using message = 'At most 10 leads are taken in one request.';
  end if;
  perform set_config('shingle.rows_of_request', row_number::text, true);
  perform private.lock_senders(senders);
  perform private.hold_limits(senders, 1);
  return new;
end;
$$;

create or replace function private.note_saved_lead() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  senders bytea[] := private.request_senders();
begin
  if senders is null then
    return null;
  end if;
  perform private.forget_lead_senders();
  insert into private.lead_senders as noted (sender, second)
    select sender, date_trunc('second', now()) from unnest(senders) as sender
    on conflict (sender, second) do update set leads = noted.leads + 1;
  insert into private.lead_minutes as noted (minute) values (date_trunc('minute', now()))
    on conflict (minute) do update set leads = noted.leads + 1;
  perform private.hold_limits(senders, 0);
  return null;
end;
$$;

create or replace trigger admit before insert on public.contact_submissions
  for each row execute function private.admit_lead();
create or replace trigger admit before insert on public.promotion_leads
  for each row execute function private.admit_lead();
create or replace trigger note_saved after insert on public.contact_submissions
  for each row execute function private.note_saved_lead();
create or replace trigger note_saved after insert on public.promotion_leads
  for each row execute function private.note_saved_lead();

-- The data API calls check_request as the role of the request, so that one has to be allowed; it gives nothing away.
revoke all on function
  private.networks_of(text),
  private.request_senders(),
  private.saved_leads(bytea),
  private.saved_in_hour(),
  private.refuse_more_leads(text),
  private.hold_limits(bytea[], integer),
  private.check_request(),
  private.forget_lead_senders(),
  private.lock_senders(bytea[]),
  private.admit_lead(),
  private.note_saved_lead()
from public, anon, authenticated, service_role;
grant execute on function private.check_request() to anon, authenticated, service_role;

-- Hosted Supabase allows its owner this setting. Where it is not allowed the trigger alone holds the limit.
do $$
declare
  present text := (
    select substr(setting, length('pgrst.db_pre_request=') + 1)
    from pg_db_role_setting, unnest(setconfig) as setting
    where setrole = 'authenticator'::regrole and setting like 'pgrst.db\_pre\_request=%'
    limit 1
  );
begin
  if present <> 'private.check_request' then
    raise warning 'pgrst.db_pre_request is % already and stays so; let it call private.check_request().', present;
  else
    alter role authenticator set pgrst.db_pre_request = 'private.check_request';
  end if;
exception
  when insufficient_privilege then
    raise notice 'pgrst.db_pre_request was not set (%); the limit is held by a trigger alone.', sqlerrm;
end;
$$;

-- Each save forgets the addresses that are out of the stretch. After the last one of the day a job does, where there is one. Once an
-- hour: pg_cron keeps a row for each run, and no limit counts what is out of its stretch.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('forget-lead-senders', '17 * * * *', 'select private.forget_lead_senders()');
  end if;
exception
  when others then
    raise notice 'No job forgets addresses (%); the next saved lead does.', sqlerrm;
end;
$$;

notify pgrst, 'reload config';
