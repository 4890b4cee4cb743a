import { type RawBuilder, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Dimension } from '../../../contract/narrowing';
import type { Period } from '../../../contract/reports';
import { within } from '../../platform/principal/scope';
import { namesBetween } from './operator-names';
import type { Keys } from './parts';
import type { Selection } from './selection';
import { captureRange } from './transactions';

type Sql = RawBuilder<unknown>;

/** A dimension as each source knows it; `null`: it does not. */
interface Sources {
  row: Sql;
  hour: Sql | null;
  day: Sql | null;
}

/** By the date that the statement goes by. */
function dated({ dateType }: Period, of: (date: Sql) => Sql): Sources {
  return dateType === 'dc'
    ? { row: of(sql`t.accounting_date`), hour: of(sql`r.accounting_date`), day: of(sql`r.accounting_date`) }
    : {
        row: of(sql`t.captured_at::date`),
        hour: of(sql`r.capture_hour::date`),
        day: of(sql`r.capture_date`),
      };
}

const sourcesOf: Record<Dimension, (period: Period) => Sources> = {
  establishment: () => ({
    row: sql`t.establishment_code`,
    hour: sql`r.establishment_code`,
    day: sql`r.establishment_code`,
  }),
  terminal: () => ({ row: sql`t.logical_number`, hour: null, day: null }),
  account: () => ({ row: sql`t.account_id`, hour: null, day: null }),
  operator: () => ({ row: sql`t.operator_id`, hour: sql`r.operator_id`, day: null }),
  day: (period) => dated(period, (date) => date),
  month: (period) => dated(period, (date) => sql`date_trunc('month', ${date})::date`),
  type: () => ({ row: sql`t.process_code`, hour: sql`r.process_code`, day: sql`r.process_code` }),
};

const ALIASES = [sql`d1`, sql`d2`] as const;

/** What the parts of a breakdown are told apart by: `d1`, and with two dimensions `d2`. */
export function keysOf(by: readonly Dimension[], period: Period): Keys {
  const sources = by.map((dimension) => sourcesOf[dimension](period));
  const aliased = (place: keyof Sources) => {
    const columns = sources.map((source) => source[place]);
    return columns.includes(null) ? null : columns.map((column, at) => sql`${column} as ${ALIASES[at]}`);
  };
  return { ofRow: aliased('row') ?? [], ofHour: aliased('hour'), ofDay: aliased('day') };
}

/** What is said of a key: expressions over it and what they join. */
interface Described {
  key: Sql;
  name: Sql;
  detail: Sql;
  join: Sql;
  /** What it is sorted by, before its key. */
  sort: readonly Sql[];
}

/** The first and the last second of a period. */
function spanOf(period: Period) {
  const { from, until } = captureRange(period);
  return { from, until: sql`(${until} - interval '1 second')` };
}

const plain = (key: Sql, sort: Sql): Described => ({
  key,
  name: sql`null::text`,
  detail: sql`null::text`,
  join: sql``,
  sort: [sort],
});

/**
 * How the keys of a dimension are written, called and sorted.
 * @param column the key
 * @param scope nothing is said of what lies beyond it
 * @param period operators are called what they were called in it
 * @param timeZone whose clocks the network goes by
 */
export function describedBy(
  dimension: Dimension,
  column: Sql,
  { scope, period, timeZone }: { scope: Selection['scope']; period: Period; timeZone: string },
): Described {
  switch (dimension) {
    case 'establishment':
      return {
        key: column,
        name: sql`e.name`,
        detail: column,
        join: sql`left join establishment e on e.code = ${column}`,
        sort: [sql`e.name_folded`],
      };
    case 'terminal':
      return {
        key: column,
        name: sql`null::text`,
        detail: sql`m.name`,
        // A terminal moves: it stood where it was used in the period, of several shops in the one that it left first.
        join: sql`left join (
          select distinct on (u.logical_number) u.logical_number, e.name
          from terminal_use u join establishment e on e.code = u.establishment_code
          where u.last_capture_date >= ${period.startDate}::date and ${within(scope, sql.ref('u.establishment_code'))}
          order by u.logical_number, u.last_capture_date, e.code
        ) as m on m.logical_number = ${column}`,
        sort: [column],
      };
    case 'account':
      return {
        key: sql`${column}::text`,
        name: sql`concat_ws(' ', b.name, a.branch || ' / ' || a.number)`,
        // The feed takes rows for accounts of other shops, whose nicknames are theirs.
        detail: scope.all
          ? sql`a.nickname`
          : sql`case when exists (select from account_establishment link where link.account_id = a.id
              and ${within(scope, sql.ref('link.establishment_code'))}) then a.nickname end`,
        join: sql`left join account a on a.id = ${column} left join bank b on b.code = a.bank_code`,
        sort: [sql`b.name_folded`, sql`a.branch`, sql`a.number`],
      };
    case 'operator':
      return {
        key: sql`${column}::text`,
        name: namesBetween(spanOf(period), timeZone),
        detail: sql`o.code_tail`,
        join: sql`left join operator o on o.id = ${column}`,
        sort: [sql`o.name_folded`],
      };
    case 'day':
      return plain(sql`to_char(${column}, 'YYYY-MM-DD')`, column);
    case 'month':
      return plain(sql`to_char(${column}, 'YYYY-MM')`, column);
    default:
      return plain(
        sql`case ${column} when ${sql.lit(PROCESS.withdrawal)} then 'withdrawal' else 'deposit' end`,
        // Deposits have the greater code, and come first.
        sql`-${column}`,
      );
  }
}
