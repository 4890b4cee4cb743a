-- Once, on the primary, as postgres: psql -f roles.sql; then npm run migrate, as cofre_owner. Both may be run again, also
-- over a database of before, whose tables the role cofre still owned: then after all servers are of this version, and while
-- no long file is made, because each table is locked for a moment. Where it does not get a lock, run it again.
\set ON_ERROR_STOP on

select 'create role cofre login' where not exists (select from pg_roles where rolname = 'cofre') \gexec
select 'create role cofre_owner login' where not exists (select from pg_roles where rolname = 'cofre_owner') \gexec
-- The secrets, not the passwords: PgBouncer has the same.
alter role cofre password '@DATABASE_SCRAM@';
alter role cofre_owner password '@OWNER_SCRAM@';
-- What PgBouncer lets no connection bring along. The server does not start where the time zone is another one.
alter role cofre set timezone = 'UTC';
alter role cofre_owner set timezone = 'UTC';
-- An ordinary call that takes longer is ended; reports and files raise it for themselves.
alter role cofre set statement_timeout = '30s';
-- Of disks that do not turn.
alter role cofre set random_page_cost = 1.1;
-- After a failover it sees at once which timeline a replica follows, rather than at its next checkpoint.
grant pg_monitor to cofre;
select 'create database cofre owner cofre_owner' where not exists (select from pg_database where datname = 'cofre') \gexec
\connect cofre
create extension if not exists pg_trgm;

-- Servers are the role cofre, which reads and writes rows and owns nothing: whoever takes one over cannot switch off what
-- guards the trail. Tables are changed by cofre_owner alone, when somebody runs npm run migrate.
set lock_timeout = '3s';
do $$ begin
  -- Whoever hands over such a function hands over the rights of the new owner with it.
  if exists (select from pg_proc join pg_roles r on r.oid = proowner
    where rolname = 'cofre' and prosecdef and proname <> 'add_transaction_month') then
    raise exception 'cofre has functions with the rights of their owner: look at them and drop them first';
  end if;
  if exists (select from pg_class join pg_roles r on r.oid = relowner
    where rolname = 'cofre' and pg_class.oid = to_regclass('kysely_migration')) then
    reassign owned by cofre to cofre_owner;
  end if;
end $$;
-- A temporary table or a function would take the place of one of these.
revoke temporary on database cofre from public;
revoke create on schema public from public;
grant select, insert, update, delete on all tables in schema public to cofre;
grant usage on all sequences in schema public to cofre;
alter default privileges for role cofre_owner in schema public grant select, insert, update, delete on tables to cofre;
alter default privileges for role cofre_owner in schema public grant usage on sequences to cofre;
