import { type RawBuilder, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';

/* What is kept of the transactions beside them, and how the rows say what it has to be (decision 73). */

/** Days of capture, `YYYY-MM-DD`, both included. */
export interface Days {
  first: string;
  last: string;
}

export interface Rollup {
  table: string;
  key: readonly string[];
  /** What is kept for each key. */
  values: readonly string[];
  /** Key and values of the rows of these days. */
  counted: (days: Days) => RawBuilder<unknown>;
  /** Which rows of the table are about these days; the table is `kept`. */
  about: (days: Days) => RawBuilder<unknown>;
  /** A key of which nothing is left stays, with zeros: there is more in its row. */
  stays?: boolean;
}

const rows = (days: Days, which: RawBuilder<unknown> = sql`true`) => sql`(
  select *, date_trunc('hour', captured_at) as capture_hour, captured_at::date as capture_date
  from cash_transaction
  where captured_at >= ${days.first}::date and captured_at < ${days.last}::date + 1 and ${which}) of_days`;

const deposits = sql`process_code = ${PROCESS.deposit}`;
const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** A rollup by day or hour that counts rows, and where it says so adds up their amounts. */
function counting(
  table: string,
  key: readonly string[],
  which: RawBuilder<unknown>,
  sums: boolean,
  moment: 'capture_date' | 'capture_hour',
): Rollup {
  const values = sums ? ['count', 'sum'] : ['count'];
  const sum = sums ? sql`, sum(amount) as sum` : sql``;
  return {
    table,
    key,
    values,
    counted: (days) => sql`select ${refs(key)}, count(*)::integer as count ${sum}
      from ${rows(days, which)} group by ${refs(key)}`,
    about: ({ first, last }) =>
      sql`kept.${sql.ref(moment)} >= ${first}::date and kept.${sql.ref(moment)} < ${last}::date + 1`,
  };
}

const counts = sql`cancelled_at is null`;
const cancelled = sql`cancelled_at is not null`;

const monthsOf = ({ first, last }: Days) => ({
  first: sql`date_trunc('month', ${first}::date)::date`,
  last: sql`(date_trunc('month', ${last}::date) + interval '1 month' - interval '1 day')::date`,
});

/** What each terminal took in: by whole months, those that the days belong to. */
const months: Rollup = {
  table: 'terminal_month',
  key: ['month', 'logical_number', 'establishment_code'],
  values: ['arrived', 'cancelled'],
  stays: true,
  counted: (days) => {
    const { first, last } = monthsOf(days);
    return sql`select date_trunc('month', captured_at)::date as month, logical_number, establishment_code,
        sum(amount) as arrived, coalesce(sum(amount) filter (where ${cancelled}), 0) as cancelled
      from cash_transaction
      where captured_at >= ${first} and captured_at < ${last} + 1 and ${deposits} group by 1, 2, 3`;
  },
  about: (days) => {
    const { first, last } = monthsOf(days);
    return sql`kept.month between ${first} and ${last}`;
  },
};

/** In the order in which deliveries write them. Misuses of codes are none: they tell of how codes stood at their use. */
export const rollups: readonly Rollup[] = [
  counting(
    'transaction_rollup',
    ['establishment_code', 'operator_id', 'accounting_date', 'capture_hour', 'process_code'],
    counts,
    true,
    'capture_hour',
  ),
  counting(
    'operator_day',
    ['establishment_code', 'operator_id', 'capture_date', 'accounting_date'],
    sql`${counts} and ${deposits}`,
    true,
    'capture_date',
  ),
  counting(
    'transaction_day',
    ['establishment_code', 'capture_date', 'accounting_date', 'process_code'],
    counts,
    true,
    'capture_date',
  ),
  months,
  counting(
    'cancellation_hour',
    ['establishment_code', 'capture_hour', 'accounting_date'],
    cancelled,
    false,
    'capture_hour',
  ),
  counting(
    'cancellation_day',
    ['establishment_code', 'capture_date', 'accounting_date'],
    cancelled,
    false,
    'capture_date',
  ),
];

/**
 * When something was used first and last. The rows of some days say how far the moments reach at least; a moment that is
 * kept and lies within the days has to be one of theirs.
 */
export interface Use {
  table: string;
  key: readonly string[];
  /** Each moment that is kept, and which of the rows it is. */
  moments: readonly { column: string; which: 'min' | 'max'; of: RawBuilder<unknown> }[];
}

export const uses: readonly Use[] = [
  {
    table: 'terminal_use',
    key: ['establishment_code', 'logical_number'],
    moments: [{ column: 'last_capture_date', which: 'max', of: sql`captured_at::date` }],
  },
  {
    table: 'operator_use',
    key: ['operator_id'],
    moments: [
      { column: 'first_used_at', which: 'min', of: sql`captured_at` },
      { column: 'last_used_at', which: 'max', of: sql`captured_at` },
    ],
  },
];

/** The tables of all of them. */
export const rollupTables = [...rollups, ...uses].map(({ table }) => table);
