import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Period } from '../../../contract/reports';
import { type Selection, selected, selectedEstablishments } from './selection';
import { captureRange, rowsOf, rowsWhen } from './transactions';

/** What the parts of a sum are told apart by, each with an alias; they may be of any number, and of the same in all. */
export interface Keys {
  /** Of `cash_transaction t`. */
  ofRow: readonly RawBuilder<unknown>[];
  /** Of `transaction_rollup r`; `null`: it does not know one of them. */
  ofHour: readonly RawBuilder<unknown>[] | null;
  /** Of `transaction_day r`, likewise. */
  ofDay: readonly RawBuilder<unknown>[] | null;
}

export const NO_KEYS: Keys = { ofRow: [], ofHour: [], ofDay: [] };

type When = RawBuilder<SqlBool>;
type Part = RawBuilder<unknown>;

/**
 * The parts that the rows of a period add up from, as a query of their `process_code`, `count`, `sum` and keys. The
 * rollups know no accounts and no terminals: with them every row is read. Otherwise whole days come from the rollup by
 * day, unless it is about operators, which only the one by hour knows; what is left of the first and the last day comes
 * from that one, and only the broken hours at the ends of the range read rows.
 */
export function partsOf(selection: Selection, period: Period, keys: Keys): RawBuilder<unknown> {
  return sql.join(listedParts(selection, period, keys), sql` union all `);
}

/** The same of rows alone, for a report as it stood at an earlier delivery: rollups are of now. */
export const partsOfRows = (rows: When, keys: Keys): RawBuilder<unknown> => rowsPart(rows, keys);

function listedParts(selection: Selection, period: Period, keys: Keys): Part[] {
  const { ofHour, ofDay } = keys;
  if (selection.accounts !== null || ofHour === null) return [rowsPart(rowsOf(selection, period), keys)];
  const hours = (when: When) => hoursPart(selection, when, ofHour);
  const days =
    selection.operators === null && ofDay !== null
      ? (when: When) => daysPart(selection, when, ofDay)
      : undefined;
  if (period.dateType === 'dc') {
    const when = sql<SqlBool>`r.accounting_date between ${period.startDate}::date and ${period.endDate}::date`;
    return [(days ?? hours)(when)];
  }
  const { from, until } = captureRange(period);
  const firstHour = sql`date_trunc('hour', ${from} + interval '1 hour' - interval '1 second')`;
  const lastHour = sql`date_trunc('hour', ${until})`;
  const whole = (low: RawBuilder<unknown>, high: RawBuilder<unknown>) =>
    hours(sql`r.capture_hour >= ${low} and r.capture_hour < ${high}`);
  const rows = (low: RawBuilder<unknown>, high: RawBuilder<unknown>, sign: 1 | -1 = 1) =>
    rowsPart(rowsWhen(selection, sql`t.captured_at >= ${low} and t.captured_at < ${high}`), keys, sign);
  const ends = brokenHours(period, { firstHour, lastHour, hours, rows });
  if (days === undefined) return [whole(firstHour, lastHour), ...ends];

  const firstDay = sql`date_trunc('day', ${from} + interval '1 day' - interval '1 second')`;
  const lastDay = sql`date_trunc('day', ${until})`;
  return [
    days(sql`r.capture_date >= ${firstDay}::date and r.capture_date < ${lastDay}::date`),
    whole(firstHour, sql`least(${firstDay}, ${lastHour})`),
    whole(sql`greatest(${lastDay}, ${firstDay})`, lastHour),
    ...ends,
  ];
}

interface Around {
  firstHour: RawBuilder<unknown>;
  lastHour: RawBuilder<unknown>;
  hours: (when: When) => Part;
  rows: (low: RawBuilder<unknown>, high: RawBuilder<unknown>, sign?: 1 | -1) => Part;
}

/**
 * The parts of hours at the ends of a range. A busy network has thousands of rows an hour: of more than half of one,
 * its total less the rest is read. A range within one hour has its rows read.
 */
function brokenHours(period: Period, { firstHour, lastHour, hours, rows }: Around): Part[] {
  const { from, until } = captureRange(period);
  const hour = (began: RawBuilder<unknown>) => hours(sql`r.capture_hour = ${began}`);
  const { startDate, startTime, endDate, endTime } = period;
  const [startsWhole, endsWhole] = [startTime.endsWith(':00:00'), endTime.endsWith(':59:59')];
  if (`${startDate} ${startTime}`.slice(0, 13) === `${endDate} ${endTime}`.slice(0, 13)) {
    return startsWhole && endsWhole ? [] : [rows(from, until)];
  }
  const began = sql`date_trunc('hour', ${from})`;
  const ends = sql`(${lastHour} + interval '1 hour')`;
  const start = minuteOf(startTime) < 30 ? [hour(began), rows(began, from, -1)] : [rows(from, firstHour)];
  const end = minuteOf(endTime) < 30 ? [rows(lastHour, until)] : [hour(lastHour), rows(until, ends, -1)];
  return [...(startsWhole ? [] : start), ...(endsWhole ? [] : end)];
}

const minuteOf = (time: string) => Number(time.slice(3, 5));

const listed = (columns: readonly RawBuilder<unknown>[]) => sql.join(columns, sql`, `);

function hoursPart(selection: Selection, when: When, keys: readonly RawBuilder<unknown>[]): Part {
  const chosen = selected(selection, {
    establishment: sql.ref('r.establishment_code'),
    operator: sql.ref('r.operator_id'),
  });
  return sql`select ${listed([sql`r.process_code, r.count, r.sum`, ...keys])}
    from transaction_rollup r where ${when} and ${chosen}`;
}

/** The part of whole days, for selections without operators. */
function daysPart(selection: Selection, when: When, keys: readonly RawBuilder<unknown>[]): Part {
  const chosen = selectedEstablishments(selection, sql.ref('r.establishment_code'));
  return sql`select ${listed([sql`r.process_code, r.count, r.sum`, ...keys])}
    from transaction_day r where ${when} and ${chosen}`;
}

/** @param sign -1 takes the rows away */
function rowsPart(rows: When, { ofRow }: Keys, sign: 1 | -1 = 1): Part {
  const by = sql.lit(sign);
  const columns = [sql`t.process_code, ${by} as count, ${by} * t.amount as sum`, ...ofRow];
  return sql`select ${listed(columns)} from cash_transaction t where ${rows}`;
}
