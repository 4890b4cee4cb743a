import { type Kysely, sql } from 'kysely';
import { indexBeside } from '../migrate/indexes';

export const brings = ['operator_day', 'cancellation_hour', 'cancellation_day'];

export const beside = (db: Kysely<unknown>): Promise<void> =>
  indexBeside(db, {
    name: 'transaction_rollup_hours',
    table: 'transaction_rollup',
    definition: sql`(capture_hour, establishment_code) include (operator_id, process_code, sum)`,
  });

/**
 * What dashboards add up. Operators by day, because nearly every hour of every operator has a row of its own in the
 * hourly rollup; cancellations by hour and by day, because those rollups no longer know what was cancelled; and the hours of a day
 * from an index alone, without a look at the rows of the rollup.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table operator_day (
      establishment_code text collate "C" not null references establishment,
      operator_id integer not null references operator,
      capture_date date not null,
      accounting_date date not null,
      process_code smallint not null,
      count integer not null,
      sum numeric(20, 2) not null,
      primary key (establishment_code, capture_date, operator_id, accounting_date, process_code)
    )`,
    sql`create index operator_day_capture on operator_day (capture_date)`,
    sql`create index operator_day_operator on operator_day (operator_id, capture_date)
      include (establishment_code, accounting_date, process_code, sum)`,
    sql`insert into operator_day
      select establishment_code, operator_id, capture_hour::date, accounting_date, process_code, sum(count), sum(sum)
      from transaction_rollup group by 1, 2, 3, 4, 5`,

    sql`create table cancellation_hour (
      establishment_code text collate "C" not null references establishment,
      capture_hour timestamp(0) not null,
      accounting_date date not null,
      count integer not null,
      primary key (establishment_code, capture_hour, accounting_date)
    )`,
    sql`create index cancellation_hour_capture on cancellation_hour (capture_hour)`,
    sql`insert into cancellation_hour
      select establishment_code, date_trunc('hour', captured_at), accounting_date, count(*)
      from cash_transaction where cancelled_at is not null group by 1, 2, 3`,

    sql`create table cancellation_day (
      establishment_code text collate "C" not null references establishment,
      capture_date date not null,
      accounting_date date not null,
      count integer not null,
      primary key (establishment_code, capture_date, accounting_date)
    )`,
    sql`create index cancellation_day_capture on cancellation_day (capture_date)`,
    sql`insert into cancellation_day
      select establishment_code, capture_hour::date, accounting_date, sum(count) from cancellation_hour group by 1, 2, 3`,

    sql`drop index transaction_rollup_hour`,
  ];
  for (const statement of statements) await statement.execute(db);
}
