import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Misuse } from '../codes/misuse';

/*
 * The sums that are kept of new transactions: pieces that one statement has together (store.ts), or several on the
 * nodes of a cluster (spread.ts).
 */

type Sql = RawBuilder<unknown>;
type When = RawBuilder<SqlBool>;

/** `later`: `storeCodeUse` follows. */
export type CodeUse = 'now' | 'later';

export interface Storing {
  /** Of the network's clocks. */
  timeZone: string;
  codeUse: CodeUse;
}

export interface Inserted {
  /** The ordinals, from 1, of the rows that were new. */
  stored: 'all' | Set<number>;
  /** The misuses of codes without a notice. */
  pending: Misuse[];
}

/** The columns that are stored of a row as it came. */
export const TRANSACTION = sql`logical_number, nsu, captured_at, accounting_date, establishment_code,
        operator_id, account_id, process_code, amount`;

/** New rows by the key of the rollup by hour. */
export const hoursOf = (stored: Sql): Sql => sql`
      select establishment_code, operator_id, accounting_date, date_trunc('hour', captured_at) as capture_hour,
        process_code, count(*) as count, sum(amount) as sum
      from ${stored}
      group by 1, 2, 3, 4, 5`;

/** Adds hours to the rollup by hour. */
export const intoHours = (hours: Sql): Sql => sql`
      insert into transaction_rollup as rollup
        (establishment_code, operator_id, accounting_date, capture_hour, process_code, count, sum)
      select * from ${hours}
      order by 1, 2, 3, 4, 5
      on conflict (establishment_code, capture_hour, operator_id, accounting_date, process_code)
      do update set count = rollup.count + excluded.count, sum = rollup.sum + excluded.sum`;

/** Adds the deposits of hours to the rollup by operator and day. */
export const intoOperatorDays = (hours: Sql, when: When): Sql => sql`
      insert into operator_day as day
        (establishment_code, operator_id, capture_date, accounting_date, count, sum)
      select establishment_code, operator_id, capture_hour::date, accounting_date, sum(count), sum(sum)
      from ${hours}
      where process_code = ${PROCESS.deposit} and ${when}
      group by 1, 2, 3, 4
      order by 1, 2, 3, 4
      on conflict (establishment_code, capture_date, operator_id, accounting_date)
      do update set count = day.count + excluded.count, sum = day.sum + excluded.sum`;

/** Adds hours to the rollup by day. */
export const intoDays = (hours: Sql, when: When): Sql => sql`
      insert into transaction_day as day
        (establishment_code, capture_date, accounting_date, process_code, count, sum)
      select establishment_code, capture_hour::date, accounting_date, process_code, sum(count), sum(sum)
      from ${hours}
      where ${when}
      group by 1, 2, 3, 4
      order by 1, 2, 3, 4
      on conflict (establishment_code, capture_date, accounting_date, process_code)
      do update set count = day.count + excluded.count, sum = day.sum + excluded.sum`;

export const widenCodeUse = sql`
  on conflict (operator_id) do update set first_used_at = least(use.first_used_at, excluded.first_used_at),
    last_used_at = greatest(use.last_used_at, excluded.last_used_at)`;

/**
 * Parts of a statement, `months` to `misused`, for the tables that one node has alone: months, uses and misuses of the
 * part `stored`, one after another.
 * @param when what the first of them waits for
 */
export const keptHere = (when: When, { timeZone, codeUse }: Storing): Sql => sql`
    months as (
      insert into terminal_month as month (month, logical_number, establishment_code, arrived)
      select date_trunc('month', captured_at)::date, logical_number, establishment_code, sum(amount)
      from stored
      where process_code = ${PROCESS.deposit} and ${when}
      group by 1, 2, 3
      order by 1, 2, 3
      on conflict (month, logical_number, establishment_code)
      do update set arrived = month.arrived + excluded.arrived
      returning 1
    ), used as (
      insert into terminal_use as use (establishment_code, logical_number, last_capture_date)
      select establishment_code, logical_number, max(captured_at)::date as last_capture_date
      from stored left join terminal_use known using (establishment_code, logical_number)
      where (select count(*) from months) >= 0
      group by 1, 2, known.last_capture_date
      -- It is written once a day for each terminal: a row that would not change is not locked.
      having known.last_capture_date is null or known.last_capture_date < max(captured_at)::date
      order by 1, 2
      on conflict (establishment_code, logical_number)
      do update set last_capture_date = greatest(use.last_capture_date, excluded.last_capture_date)
      returning 1
    ), codes_used as (
      insert into operator_use as use (operator_id, first_used_at, last_used_at)
      select operator_id, min(captured_at), max(captured_at)
      from stored left join operator_use known using (operator_id)
      where ${codeUse === 'now'}::boolean and (select count(*) from used) >= 0
      group by operator_id, known.first_used_at, known.last_used_at
      -- A use between the first and the last one, which arrived late, changes nothing and locks no row.
      having known.first_used_at is null or min(captured_at) < known.first_used_at
        or max(captured_at) > known.last_used_at
      order by operator_id
      ${widenCodeUse}
      returning 1
    ), suspicious as (
      select stored.operator_id, stored.establishment_code, stored.captured_at, kind
      from stored join operator on operator.id = stored.operator_id
        cross join lateral (
          select 'elsewhere' as kind where operator.establishment_code <> stored.establishment_code
          union all
          select 'off' where not operator.active and stored.captured_at > operator.ended_at at time zone ${timeZone}
        ) as wrong
    ), misused as (
      insert into operator_misuse as misuse
        (operator_id, kind, establishment_code, first_used_at, last_used_at, count)
      select operator_id, kind, establishment_code, min(captured_at), max(captured_at), count(*)
      from suspicious where (select count(*) from codes_used) >= 0
      group by 1, 2, 3
      order by 1, 2, 3
      on conflict (operator_id, kind, establishment_code) do update set
        first_used_at = least(misuse.first_used_at, excluded.first_used_at),
        last_used_at = greatest(misuse.last_used_at, excluded.last_used_at),
        count = misuse.count + excluded.count
      returning operator_id, kind, establishment_code, last_used_at, told_at
    )`;

/** The misuses of the part `misused` that nobody was told of. */
export const PENDING = sql`(
      select coalesce(json_agg(json_build_object('operatorId', operator_id, 'kind', kind,
        'establishmentCode', establishment_code, 'at', last_used_at) order by operator_id, kind, establishment_code), '[]')
      from misused where told_at is null
    )`;
