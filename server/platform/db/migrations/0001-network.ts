import { type Kysely, sql } from 'kysely';

export const brings = ['transaction_rollup'];

/**
 * The network: who holds cash, where, and every movement of it. Codes and numbers that people read are text and
 * sort byte by byte, so that both databases order them alike; leading zeros stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table bank (
      code text collate "C" primary key,
      name text not null,
      partner boolean not null,
      deposit_code_length integer not null check (deposit_code_length between 0 and 20),
      active boolean not null,
      version integer not null default 1
    )`,
    sql`create table establishment (
      code text collate "C" primary key,
      name text not null,
      street text not null,
      number text not null,
      district text not null,
      postal_code text not null,
      city text not null,
      state text not null,
      corban boolean not null default false,
      version integer not null default 1
    )`,
    sql`create table terminal (
      logical_number text collate "C" primary key,
      establishment_code text collate "C" not null references establishment,
      version integer not null default 1
    )`,
    sql`create index terminal_establishment on terminal (establishment_code)`,
    sql`create table operator (
      id integer primary key,
      establishment_code text collate "C" not null references establishment,
      name text not null,
      card_number text not null,
      active boolean not null,
      version integer not null default 1
    )`,
    sql`create index operator_establishment on operator (establishment_code)`,
    sql`create table account (
      id integer primary key,
      nickname text not null,
      bank_code text collate "C" not null references bank,
      branch text not null,
      number text not null,
      active boolean not null,
      version integer not null default 1
    )`,
    sql`create table account_establishment (
      account_id integer not null references account on delete cascade,
      establishment_code text collate "C" not null references establishment,
      primary key (account_id, establishment_code)
    )`,
    sql`create index account_establishment_establishment on account_establishment (establishment_code)`,
    sql`create table grouper (
      id integer primary key,
      name text not null,
      active boolean not null default true,
      version integer not null default 1
    )`,
    sql`create unique index grouper_name on grouper (lower(name))`,
    sql`create table grouper_establishment (
      grouper_id integer not null references grouper on delete cascade,
      establishment_code text collate "C" not null references establishment,
      primary key (grouper_id, establishment_code)
    )`,
    sql`create index grouper_establishment_establishment on grouper_establishment (establishment_code)`,

    // One row for each delivery of transactions (a loaded file, a demo day, a call of the feed). Its position is
    // given as the last act before commit, under a lock: a reader who follows positions misses no slow writer.
    sql`create table arrival (
      id bigint generated always as identity primary key,
      position bigint unique,
      source text not null,
      arrived_at timestamptz not null default now()
    )`,
    sql`create table cash_transaction (
      logical_number text collate "C" not null references terminal,
      nsu text collate "C" not null,
      captured_at timestamp(0) not null,
      accounting_date date not null,
      establishment_code text collate "C" not null references establishment,
      operator_id integer not null references operator,
      account_id integer not null references account,
      process_code smallint not null check (process_code in (302, 304)),
      amount numeric(15, 2) not null check (amount > 0),
      cancelled_at timestamptz,
      arrival_id bigint not null,
      arrived_at timestamptz not null default now(),
      primary key (captured_at, logical_number, nsu),
      check (accounting_date - captured_at::date between 0 and 5)
    ) partition by range (captured_at)`,
    sql`create index cash_transaction_establishment on cash_transaction
      (establishment_code, captured_at, logical_number, nsu)`,
    sql`create index cash_transaction_accounting on cash_transaction
      (accounting_date, captured_at, logical_number, nsu)`,
    sql`create index cash_transaction_operator on cash_transaction (operator_id, captured_at)`,
    sql`create index cash_transaction_account on cash_transaction (account_id, captured_at)`,
    sql`create index cash_transaction_arrival on cash_transaction (arrival_id)`,

    // Written in the transaction that writes the rows; cancelled rows are taken out of it again.
    sql`create table transaction_rollup (
      establishment_code text collate "C" not null references establishment,
      operator_id integer not null references operator,
      accounting_date date not null,
      capture_hour timestamp(0) not null,
      process_code smallint not null,
      count integer not null,
      sum numeric(20, 2) not null,
      primary key (establishment_code, capture_hour, operator_id, accounting_date, process_code)
    )`,
    sql`create index transaction_rollup_hour on transaction_rollup (capture_hour)`,
    sql`create index transaction_rollup_accounting on transaction_rollup (accounting_date)`,
    sql`create index transaction_rollup_operator on transaction_rollup (operator_id, capture_hour)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
