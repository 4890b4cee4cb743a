import { type Kysely, sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import { PATIENCE, type Patience, patiently } from '../../platform/db/migrate/patience';
import { type Difference, differences, mend } from './compare';
import type { Days } from './rollups';

/** Every day of capture that rows or rollups may be of; `null`: there are none. */
export async function allDays(db: Db): Promise<Days | null> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(first) as first, max(last) as last from (
      select min(captured_at)::date as first, max(captured_at)::date as last from cash_transaction
      union all select min(capture_date), max(capture_date) from transaction_day
      union all select min(month), max(month) from terminal_month
      union all select min(last_capture_date), max(last_capture_date) from terminal_use
      union all select min(first_used_at)::date, max(last_used_at)::date from operator_use) each`.execute(db);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}

/** Months, so that no statement reads more than one partition: each with its days of those that are asked for. */
export async function* inMonths(db: Db, { first, last }: Days): AsyncGenerator<Days> {
  const { rows } = await sql<Days>`
    select greatest(month, ${first}::date)::date as first,
      least(month + interval '1 month' - interval '1 day', ${last}::date)::date as last
    from generate_series(date_trunc('month', ${first}::date), ${last}::date, interval '1 month') month
    order by month`.execute(db);
  yield* rows;
}

interface Repairing {
  only?: readonly string[];
  patience?: Patience;
}

/**
 * Compares rollups and rows, and mends those days on which they differ, one after another: deliveries wait while one is
 * mended, and for no longer.
 * @returns what differed before
 */
export async function repaired(
  db: Db,
  days: Days,
  { only, patience = PATIENCE }: Repairing = {},
): Promise<Difference[]> {
  const before = await differences(db, days, only);
  if (before.length === 0) return [];
  const { rows } = await sql<{ day: string }>`
    select generate_series(${days.first}::date, ${days.last}::date, interval '1 day')::date as day`.execute(
    db,
  );
  for (const { day } of rows) {
    const one = { first: day, last: day };
    if ((await differences(db, one, only)).length === 0) continue;
    await withoutDeliveries(db, patience, `The repair of ${day}`, (trx) => mend(trx, one, only));
  }
  return before;
}

/** Runs a transaction beside which nothing is delivered and nothing cancelled; others read meanwhile. */
export async function withoutDeliveries(
  db: Db,
  patience: Patience,
  what: string,
  work: (trx: Db) => Promise<void>,
): Promise<void> {
  await patiently(db as unknown as Kysely<unknown>, patience, what, async (trx) => {
    await sql`lock table arrival in share row exclusive mode`.execute(trx);
    await work(trx);
  });
}
