import { type Kysely, sql } from 'kysely';

export const brings = ['transaction_day'];

/**
 * Totals by day, without operators and hours: what most statements add up. The hourly rollup hardly shrinks a busy
 * network, because nearly every hour of every operator has a row of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table transaction_day (
      establishment_code text collate "C" not null references establishment,
      capture_date date not null,
      accounting_date date not null,
      process_code smallint not null,
      count integer not null,
      sum numeric(20, 2) not null,
      primary key (establishment_code, capture_date, accounting_date, process_code)
    )`,
    sql`create index transaction_day_capture on transaction_day (capture_date)`,
    sql`create index transaction_day_accounting on transaction_day (accounting_date)`,
    sql`insert into transaction_day
      select establishment_code, capture_hour::date, accounting_date, process_code, sum(count), sum(sum)
      from transaction_rollup group by 1, 2, 3, 4`,
  ];
  for (const statement of statements) await statement.execute(db);
}
