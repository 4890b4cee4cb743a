-- Once, on the primary, as postgres: psql -f roles.sql. Everything may be run again.
\set ON_ERROR_STOP on

select 'create role cofre login' where not exists (select from pg_roles where rolname = 'cofre') \gexec
-- The secret, not the password: PgBouncer has the same.
alter role cofre password '@DATABASE_SCRAM@';
-- What PgBouncer lets no connection bring along. The server does not start where the time zone is another one.
alter role cofre set timezone = 'UTC';
-- An ordinary call that takes longer is ended; reports and files raise it for themselves.
alter role cofre set statement_timeout = '30s';
-- Of disks that do not turn.
alter role cofre set random_page_cost = 1.1;
-- After a failover it sees at once which timeline a replica follows, rather than at its next checkpoint.
grant pg_monitor to cofre;
select 'create database cofre owner cofre' where not exists (select from pg_database where datname = 'cofre') \gexec
\connect cofre
create extension if not exists pg_trgm;
