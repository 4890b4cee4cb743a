import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { ACCOUNTING_LAG_DAYS } from '../../../contract/limits';
import type { Period } from '../../../contract/reports';
import { isSpread } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';
import { type Selection, selected } from './selection';

/*
 * Which transactions a report is about: one definition for the screen, the totals and the files. All of it speaks of
 * `cash_transaction t`.
 */

/** The rows of a selection in a period; cancelled ones are absent everywhere. */
export function rowsOf(selection: Selection, period: Period): RawBuilder<SqlBool> {
  return rowsWhen(selection, rowsOfPeriod(period));
}

/** All of a selection in a period, cancelled or not. */
export function everyRowOf(selection: Selection, period: Period): RawBuilder<SqlBool> {
  return everyRowWhen(selection, rowsOfPeriod(period));
}

/** The cancelled ones of a selection in a period, by the date of the transaction and not of its cancellation. */
export function cancelledOf(selection: Selection, period: Period): RawBuilder<SqlBool> {
  return sql`${everyRowWhen(selection, rowsOfPeriod(period))} and t.cancelled_at is not null`;
}

/** The rows of a selection at the times that `when` names. */
export function rowsWhen(selection: Selection, when: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql`${everyRowWhen(selection, when)} and t.cancelled_at is null`;
}

/** Holds where a delivery, by its id, is later than a position. */
type Later = (arrival: RawBuilder<unknown>) => RawBuilder<SqlBool>;

/** The deliveries are looked up for each row, or on a cluster, whose nodes do not have them, all at once. */
export async function laterThan(trx: Db, position: number): Promise<Later> {
  const late = sql`(arrival.position is null or arrival.position > ${position})`;
  return (await isSpread(trx))
    ? (arrival) => sql<SqlBool>`coalesce(${arrival} in (select id from arrival where ${late}), false)`
    : (arrival) => sql<SqlBool>`exists (select from arrival where arrival.id = ${arrival} and ${late})`;
}

const ofRow = sql`t.arrival_id`;
const ofCancellation = sql`t.cancelled_arrival_id`;

/** The rows of a selection in a period as they were after a delivery: what was cancelled later is among them. */
export function rowsThen(selection: Selection, period: Period, later: Later): RawBuilder<SqlBool> {
  return sql`${everyRowWhen(selection, rowsOfPeriod(period))} and not ${later(ofRow)}
    and (t.cancelled_at is null or ${later(ofCancellation)})`;
}

/** Those of a selection in a period that were cancelled by a delivery. */
export function cancelledThen(selection: Selection, period: Period, later: Later): RawBuilder<SqlBool> {
  return sql`${cancelledOf(selection, period)} and not ${later(ofRow)} and not ${later(ofCancellation)}`;
}

/** Those that have arrived since, and are not cancelled. */
export function rowsArrivedSince(selection: Selection, period: Period, later: Later): RawBuilder<SqlBool> {
  return sql`${rowsOf(selection, period)} and ${later(ofRow)}`;
}

/** Those of then that were cancelled since. */
export function rowsCancelledSince(selection: Selection, period: Period, later: Later): RawBuilder<SqlBool> {
  return sql`${everyRowWhen(selection, rowsOfPeriod(period))} and not ${later(ofRow)}
    and t.cancelled_at is not null and ${later(ofCancellation)}`;
}

/**
 * Tells whether a report has changed since a delivery: rows came or were cancelled. The rows of later deliveries are
 * read by their index, and not those of the period.
 */
export async function hasChangedSince(
  trx: Db,
  selection: Selection,
  period: Period,
  position: number,
): Promise<boolean> {
  const later = await trx.selectFrom('arrival').where('position', '>', position).select('id').execute();
  const since = sql`(${later.map(({ id }) => id)}::bigint[])`;
  const rows = (which: RawBuilder<SqlBool>) => sql`exists (select from cash_transaction t where ${which})`;
  const came = sql<SqlBool>`t.arrival_id = any${since} and ${rowsOf(selection, period)}`;
  const went = sql<SqlBool>`t.cancelled_arrival_id = any${since} and not t.arrival_id = any${since}
    and ${everyRowWhen(selection, rowsOfPeriod(period))}`;
  const { rows: found } = await sql<{ changed: boolean }>`
    select ${rows(came)} or ${rows(went)} as changed`.execute(trx);
  return found[0]?.changed ?? false;
}

function everyRowWhen(selection: Selection, when: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  const chosen = selected(selection, {
    establishment: sql.ref('t.establishment_code'),
    operator: sql.ref('t.operator_id'),
  });
  const accounts =
    selection.accounts === null ? sql`true` : sql`t.account_id = any(${selection.accounts}::int[])`;
  return sql`${when} and ${chosen} and ${accounts}`;
}

/** By accounting date the capture is bounded as well, by the lag there can be, so that partitions are pruned. */
function rowsOfPeriod(period: Period): RawBuilder<SqlBool> {
  if (period.dateType === 'dt') {
    const { from, until } = captureRange(period);
    return sql`t.captured_at >= ${from} and t.captured_at < ${until}`;
  }
  return sql`t.accounting_date between ${period.startDate}::date and ${period.endDate}::date
    and t.captured_at >= ${addDays(period.startDate, -ACCOUNTING_LAG_DAYS)}::timestamp
    and t.captured_at < ${addDays(period.endDate, 1)}::timestamp`;
}

/** The capture times of a period, the end exclusive: the chosen last second belongs to it. */
export function captureRange(period: Period): { from: RawBuilder<string>; until: RawBuilder<string> } {
  return {
    from: sql`${`${period.startDate} ${period.startTime}`}::timestamp`,
    until: sql`(${`${period.endDate} ${period.endTime}`}::timestamp + interval '1 second')`,
  };
}
