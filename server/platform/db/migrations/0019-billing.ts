import { type Kysely, sql } from 'kysely';

export const brings = ['terminal_month'];

/**
 * Bills by terminal and month (docs/decisions/0042): the tariffs that they go by, what each terminal took in each month,
 * how much of that bills have counted, and the entries of earlier months on later bills.
 *
 * The bills before were a demo's alone, of half a month each: they go, and so do the notices of them. A demo draws its
 * bills anew when it is started.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table tariff (
      establishment_code text collate "C" not null references establishment,
      starts_on date not null check (starts_on = date_trunc('month', starts_on)),
      ends_on date check (ends_on > starts_on and ends_on + 1 = date_trunc('month', ends_on + 1)),
      franchise numeric(15, 2) not null check (franchise >= 0),
      primary key (establishment_code, starts_on)
    )`,
    // Deposits; what arrived and what was cancelled only ever grow, and a bill takes in what it has not seen yet.
    sql`create table terminal_month (
      month date not null,
      logical_number text collate "C" not null references terminal,
      establishment_code text collate "C" not null references establishment,
      arrived numeric(20, 2) not null,
      cancelled numeric(20, 2) not null default 0,
      billed_arrived numeric(20, 2) not null default 0,
      billed_cancelled numeric(20, 2) not null default 0,
      primary key (month, logical_number, establishment_code)
    ) with (fillfactor = 80)`,
    sql`insert into terminal_month (month, logical_number, establishment_code, arrived, cancelled)
      select date_trunc('month', captured_at)::date, logical_number, establishment_code, sum(amount),
        coalesce(sum(amount) filter (where cancelled_at is not null), 0)
      from cash_transaction where process_code = 304 group by 1, 2, 3`,
    sql`create table billing_run (
      month date primary key,
      billed_on date not null
    )`,
    sql`drop table billing`,
    sql`delete from user_notification where notification_id in (
      select id from notification where kind = 'billingAvailable')`,
    sql`delete from notification where kind = 'billingAvailable'`,
    // FIN-02. One row a terminal and month; a terminal that was moved within the month has one for each of its places.
    sql`create table billing (
      id integer generated always as identity primary key,
      month date not null references billing_run,
      billing_date date not null,
      logical_number text collate "C" not null references terminal,
      establishment_code text collate "C" not null references establishment,
      franchise numeric(15, 2) not null,
      retailer_deposit numeric(20, 2) not null,
      excess numeric(20, 2) not null,
      deductions numeric(20, 2) not null,
      extras numeric(20, 2) not null,
      realised numeric(20, 2) not null,
      unique (month, logical_number, establishment_code)
    )`,
    sql`create index billing_date on billing (billing_date, id)`,
    sql`create index billing_establishment on billing (establishment_code, billing_date, id)`,
    sql`create table billing_entry (
      billing_id integer not null references billing,
      month date not null,
      extras numeric(20, 2) not null,
      deductions numeric(20, 2) not null,
      primary key (billing_id, month)
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
