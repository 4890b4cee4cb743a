import { type Kysely, sql } from 'kysely';

export const brings = ['terminal_use'];

/**
 * The last day on which each terminal captured anything, cancelled or not, for the establishment that it stood in: a
 * row a terminal, whatever the number of transactions. It is in use in the last n days where that day is one of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table terminal_use (
    establishment_code text collate "C" not null references establishment,
    logical_number text collate "C" not null references terminal,
    last_capture_date date not null,
    primary key (establishment_code, logical_number)
  )`.execute(db);
  await sql`insert into terminal_use
    select establishment_code, logical_number, max(captured_at)::date from cash_transaction group by 1, 2`.execute(
    db,
  );
}
