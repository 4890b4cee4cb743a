import { type Kysely, sql } from 'kysely';

/**
 * Statements of accounts as bank files: each account has a series of them, numbered without gaps (decision 111). A file is
 * made again from the transactions whenever it is asked for; what else stands in it stands here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table bank_file (
    account_id integer not null references account,
    number integer not null check (number > 0),
    -- It has what arrived and what was cancelled after the one delivery, up to the other one.
    after_position bigint not null check (after_position >= 0),
    position bigint not null check (position >= after_position),
    first_day date not null,
    last_day date not null check (last_day >= first_day),
    -- When the transactions of it were captured; null: it has none.
    first_capture timestamp(0),
    last_capture timestamp(0),
    opening numeric(22, 2) not null,
    credits integer not null check (credits >= 0),
    credited numeric(22, 2) not null check (credited >= 0),
    debits integer not null check (debits >= 0),
    debited numeric(22, 2) not null check (debited >= 0),
    largest numeric(15, 2) not null check (largest >= 0),
    -- The account and its words as they were.
    bank_code text collate "C" not null,
    bank_name text not null,
    branch text not null,
    account_number text not null,
    account_name text not null,
    establishments text[] not null,
    currency text collate "C" not null,
    language text collate "C" not null,
    time_zone text collate "C" not null,
    made_at timestamptz not null,
    made_by integer references portal_user on delete set null,
    primary key (account_id, number)
  )`.execute(db);
  await sql`create index bank_file_made_by on bank_file (made_by)`.execute(db);
}
