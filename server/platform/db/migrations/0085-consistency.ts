import { type Kysely, sql } from 'kysely';

/**
 * What is kept beside the transactions is compared with them hour by hour (decision 120). `rollup_look`, by which a night
 * was enough, stays for servers of before that run beside this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What a business day was closed with, of all establishments, so that nobody changes it unseen.
  await sql`create table closed_day_seal (
    accounting_date date primary key,
    position bigint not null,
    seal bytea not null check (length(seal) = 32)
  )`.execute(db);
  await sql`create table consistency_look (
    single boolean primary key default true check (single),
    -- The beginning of the last hour whose part was compared.
    hour timestamptz,
    -- The last bank file that was compared; the next ones are those after it.
    account_id integer not null default 0,
    number integer not null default 0
  )`.execute(db);
  await sql`insert into consistency_look default values`.execute(db);
  // What did not agree when it was compared last; it goes once it agrees.
  await sql`create table consistency_difference (
    kind text collate "C" not null,
    key text collate "C" not null,
    count integer not null check (count > 0),
    found_at timestamptz not null,
    primary key (kind, key)
  )`.execute(db);
  await sql`insert into notification_type (id, description) values (11, 'Operação') on conflict do nothing`.execute(
    db,
  );
}
