import { sql } from 'kysely';
import { addDays, addMonths, lastDayOf, monthOf } from '../../../contract/calendar';
import { CLOSINGS } from '../../../contract/closings';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { lastDueDay } from './due';

/*
 * Which business days are closed. The job of the days (areas/webhooks/days, decision 57) closes them; a month or any other
 * stretch of days is closed by the closing of its last day.
 */

/** How a day was closed: the same for all establishments. */
export interface Closing {
  /** The newest delivery of then. */
  position: number;
  closedAt: Date;
}

/** Up to where days are closed. */
export interface ClosedDays {
  /** The first and the last closed day; `null`: none is closed yet. */
  since: string | null;
  until: string | null;
  /** The first day that is not closed. */
  next: string;
  /** Since when that one is held back, because transactions are missing; `null`: it is not. */
  heldAt: Date | null;
}

/** Tells which days are closed: all between the first and the last one. */
export async function closedDays(trx: Db, context: Pick<AppContext, 'config' | 'now'>): Promise<ClosedDays> {
  const { rows } = await sql<{ since: string | null; until: string | null; held_since: Date | null }>`
    select (select min(accounting_date) from closed_day) as since, closed_until as until, held_since
    from closed_day_look`.execute(trx);
  const { since = null, until = null, held_since: heldAt = null } = rows[0] ?? {};
  // Before the first look none was closed: the days that were due by then never are.
  const next = addDays(until ?? lastDueDay(context), 1);
  return { since, until: since === null ? null : until, next, heldAt };
}

/** How a day was closed; `null`: it was not. */
export async function closingOf(trx: Db, accountingDate: string): Promise<Closing | null> {
  const known = await trx
    .selectFrom('closed_day')
    .where('accounting_date', '=', accountingDate)
    .select(['position', 'closed_at'])
    .limit(1)
    .executeTakeFirst();
  return known === undefined ? null : { position: known.position, closedAt: known.closed_at };
}

/** The closed months, newest first, each with the closing of its last day. */
export async function closedMonths(
  trx: Db,
  { since, until }: Pick<ClosedDays, 'since' | 'until'>,
): Promise<(Closing & { month: string })[]> {
  if (since === null || until === null) return [];
  const last = lastDayOf(monthOf(until)) === until ? monthOf(until) : addMonths(monthOf(until), -1);
  const months: string[] = [];
  for (
    let month = last;
    lastDayOf(month) >= since && months.length < CLOSINGS.months;
    month = addMonths(month, -1)
  )
    months.push(month);
  const { rows } = await sql<{ day: string; position: number; closed_at: Date }>`
    select wanted.day, closed.position, closed.closed_at from unnest(${months.map(lastDayOf)}::date[]) as wanted (day)
    cross join lateral (
      select position, closed_at from closed_day where accounting_date = wanted.day limit 1
    ) as closed order by wanted.day desc`.execute(trx);
  return rows.map(({ day, position, closed_at: closedAt }) => ({ month: monthOf(day), position, closedAt }));
}
