-- The roles that hosted Supabase has and a bare PostgreSQL has not. Run once before supabase/migrations; may be run again.

do $$
begin
  if to_regrole('anon') is null then create role anon; end if;
  if to_regrole('authenticated') is null then create role authenticated; end if;
  if to_regrole('service_role') is null then create role service_role; end if;
  if to_regrole('authenticator') is null then create role authenticator; end if;
end;
$$;

alter role anon nologin inherit;
alter role authenticated nologin inherit;
alter role service_role nologin inherit bypassrls;
alter role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
grant usage on schema public to anon, authenticated, service_role;
