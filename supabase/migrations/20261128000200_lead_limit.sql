-- How many leads one address may save in a stretch of minutes: 10 in 10, unless private.lead_settings says otherwise.
-- Addresses are kept as salted hashes, for that stretch alone. May be run again.
--
-- The data API runs private.check_request() before each request (pgrst.db_pre_request), which refuses an address that has
-- reached its limit with SQLSTATE PT429: the answer is HTTP 429. A trigger counts what is saved, and holds to the limit
-- what the first look cannot see: many rows in one request, or many requests at the same moment.

create table if not exists private.lead_settings (
  only_row boolean primary key default true check (only_row),
  saved_leads integer not null default 10 check (saved_leads > 0),
  minutes integer not null default 10 check (minutes between 1 and 1440),
  address_header text not null default 'x-forwarded-for' check (address_header = lower(address_header)),
  salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);

comment on table private.lead_settings is 'One row: how many leads an address may save in how many minutes.';
comment on column private.lead_settings.address_header is 'The request header with the visitor''s address in its last entry. It has to be one that the proxy before the API sets itself.';

-- Hosted Supabase is behind Cloudflare, which sets cf-connecting-ip itself; x-forwarded-for may have entries after the
-- visitor's there. Without such a proxy a visitor could write that header, so it counts only where Supabase's own role is.
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

comment on table private.lead_senders is 'How many leads each address, a salted hash, saved in each second of the stretch in private.lead_settings.';

revoke all on table private.lead_settings, private.lead_senders from public, anon, authenticated, service_role;
alter table private.lead_settings enable row level security;
alter table private.lead_senders enable row level security;

-- One household has one IPv4 address, or a whole /64 of IPv6.
create or replace function private.network_of(address text) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  parsed inet;
begin
  parsed := regexp_replace(address, '^::ffff:(?=[0-9.]+$)', '', 'i')::inet;
  return case family(parsed) when 4 then host(parsed) else network(set_masklen(parsed, 64))::text end;
exception
  when invalid_text_representation then
    return address;
end;
$$;

-- The salted hash of the visitor's address; null where no request is served, such as in the SQL editor.
create or replace function private.lead_sender() returns bytea
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
  forwarded := coalesce(headers ->> settings.address_header, headers ->> 'x-forwarded-for', '');
  return sha256(settings.salt || convert_to(private.network_of(btrim(split_part(forwarded, ',', -1))), 'UTF8'));
end;
$$;

create or replace function private.saved_leads(of_sender bytea) returns bigint
  language plpgsql volatile set search_path = ''
as $$
begin
  return (
    select coalesce(sum(senders.leads), 0)
    from private.lead_senders as senders, private.lead_settings as settings
    where senders.sender = of_sender
      and senders.second > now() - make_interval(mins => settings.minutes)
  );
end;
$$;

create or replace function private.refuse_more_leads() returns void
  language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT429' using
    message = 'Too many requests were sent from this address.',
    hint = 'Please call, or try again later.';
end;
$$;

create or replace function private.check_request() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('request.method', true) = 'POST'
    and current_setting('request.path', true) ~ '/(contact_submissions|promotion_leads)$'
    and private.saved_leads(private.lead_sender()) >= (select saved_leads from private.lead_settings)
  then
    perform private.refuse_more_leads();
  end if;
end;
$$;

-- Rows that another request is deleting at this moment are left to it.
create or replace function private.forget_lead_senders() returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  since timestamptz := now() - make_interval(mins => coalesce((select minutes from private.lead_settings), 0));
begin
  if exists (select from private.lead_senders where second <= since) then
    delete from private.lead_senders where ctid = any (array(
      select ctid from private.lead_senders where second <= since for update skip locked
    ));
  end if;
end;
$$;

create or replace function private.note_saved_lead() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  of_sender bytea := private.lead_sender();
begin
  if of_sender is null then
    return null;
  end if;
  -- One at a time for each address: of two requests at the same moment the second sees what the first saved.
  perform pg_advisory_xact_lock(hashtextextended(encode(of_sender, 'hex'), 0));
  perform private.forget_lead_senders();
  insert into private.lead_senders as senders (sender, second) values (of_sender, date_trunc('second', now()))
    on conflict (sender, second) do update set leads = senders.leads + 1;
  if private.saved_leads(of_sender) > (select saved_leads from private.lead_settings) then
    perform private.refuse_more_leads();
  end if;
  return null;
end;
$$;

create or replace trigger note_saved after insert on public.contact_submissions
  for each row execute function private.note_saved_lead();
create or replace trigger note_saved after insert on public.promotion_leads
  for each row execute function private.note_saved_lead();

-- The data API calls check_request as the role of the request, so that one has to be allowed; it gives nothing away.
revoke all on function
  private.network_of(text),
  private.lead_sender(),
  private.saved_leads(bytea),
  private.refuse_more_leads(),
  private.check_request(),
  private.forget_lead_senders(),
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

-- Each save forgets the addresses that are out of the stretch. After the last one of the day a job does, where there is one.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('forget-lead-senders', '* * * * *', 'select private.forget_lead_senders()');
  end if;
exception
  when others then
    raise notice 'No job forgets addresses (%); the next saved lead does.', sqlerrm;
end;
$$;

notify pgrst, 'reload config';
