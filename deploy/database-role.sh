#!/bin/sh
# Gives the API and the worker the role `site`, which owns their database and everything in it but is no superuser. Runs
# before each release and changes nothing that is already so. SITE_PASSWORD is the role's password.
set -eu
psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 <<'SQL'
\getenv password SITE_PASSWORD
select not exists (select from pg_roles where rolname = 'site') as is_missing \gset
\if :is_missing
create role site;
\endif
alter role site login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
-- The previous release may be serving: what can't be locked soon fails, and the next run goes on from there.
set lock_timeout = '3s';
do $$
declare
  command text;
begin
  execute format('alter database %I owner to site', current_database());
  -- What an extension owns stays, and a sequence follows the table of its column.
  for command in
    with foreign_parts as (select objid from pg_depend where deptype = 'e'),
    ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
    previous as (select oid from pg_roles where rolsuper)
    select format('alter schema %I owner to site', nspname) from pg_namespace
    where oid in (table ours) and nspowner in (table previous)
    union all
    select format('alter %s %s owner to site', case relkind when 'S' then 'sequence' when 'v' then 'view'
      when 'm' then 'materialized view' else 'table' end, oid::regclass) from pg_class
    where relnamespace in (table ours) and relowner in (table previous) and oid not in (table foreign_parts)
      and (relkind in ('r', 'p', 'v', 'm') or relkind = 'S'
        and oid not in (select objid from pg_depend where classid = 'pg_class'::regclass and deptype in ('a', 'i')))
    union all
    select format('alter routine %s owner to site', oid::regprocedure) from pg_proc
    where pronamespace in (table ours) and proowner in (table previous) and oid not in (table foreign_parts)
    union all
    select format('alter type %s owner to site', oid::regtype) from pg_type
    where typnamespace in (table ours) and typowner in (table previous) and oid not in (table foreign_parts)
      and typtype in ('e', 'd')
  loop
    execute command;
    commit;
  end loop;
end
$$;
SQL
