import { sql } from 'kysely';
import { addDays, lastDayOf, monthOf } from '../../../../contract/calendar';
import { notify } from '../../../engines/notices/notify';
import { publish, type WebhookHappening } from '../../../engines/webhooks/publish';
import { dueMoment, lastDueDay } from '../../../network/closings/due';
import { monthTotals } from '../../../network/closings/month-totals';
import { sealDay } from '../../../network/closings/seal';
import { totalsOfDay } from '../../../network/reconciliation/day-totals';
import { networkHours } from '../../../network/reports/network-hours';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { wallClock } from '../../../platform/time/wall-clock';
import { webhookDayHeld } from '../notices';
import { isBehind, KNOWN_DAYS } from './behind';

const DAY_MS = 86_400_000;
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Up to which day all are closed, as the holder of the lock reads it. */
interface Look {
  closed_until: string;
  held_since: Date | null;
}

/**
 * Closes the next business day of all establishments, also of those without a transaction, if it is due and none of
 * its transactions are missing. The lock of `closed_day_look` makes sure that each day is closed once.
 * @param position the newest delivery
 * @returns whether a day was closed
 */
export async function closeNextDay(
  trx: Db,
  context: AppContext,
  look: Look,
  position: number,
): Promise<boolean> {
  const date = addDays(look.closed_until, 1);
  if (date > lastDueDay(context)) return false;
  const now = context.now();
  const clock = wallClock(context.config.timeZone, now);
  const today = clock.slice(0, 10);
  const hours = await networkHours(trx, today, KNOWN_DAYS + dayNumber(today) - dayNumber(date));
  if (isBehind(hours, dayNumber(date), dayNumber(today) * 24 + Number(clock.slice(11, 13)))) {
    if (look.held_since === null) await hold(trx, date, now);
    return false;
  }
  await closeDay(trx, context, date, position);
  await trx.updateTable('closed_day_look').set({ closed_until: date, held_since: null }).execute();
  return true;
}

/** Notifies the managers once that a day is not closed in time. */
async function hold(trx: Db, day: string, now: Date): Promise<void> {
  await trx.updateTable('closed_day_look').set({ held_since: now }).execute();
  const { rows } = await sql<{ id: number }>`select distinct user_id as id from webhook_endpoint
    where active and events && array['day.closed', 'month.closed'] order by id`.execute(trx);
  await notify(trx, webhookDayHeld({ day }), { to: rows.map(({ id }) => id), at: now });
}

async function closeDay(
  trx: Db,
  { config, now }: AppContext,
  accountingDate: string,
  position: number,
): Promise<void> {
  const at = now();
  // A day, and a month even more, may be larger than what one statement of a page may read: it has no limit of its own.
  await sql`set local statement_timeout = 0`.execute(trx);
  const { rows } = await sql<{ code: string }>`
    insert into closed_day (establishment_code, accounting_date, position, closed_at)
    select code, ${accountingDate}::date, ${position}, ${at}::timestamptz from establishment order by code
    on conflict do nothing
    returning establishment_code as code`.execute(trx);
  const establishments = rows.map(({ code }) => code);
  const due = dueMoment(config, accountingDate);
  const all = await totalsOfDay(trx, { establishments, accountingDate, position });
  await sealDay(trx, { accountingDate, position, totals: all });
  const moments = { dueAt: due.toISOString(), closedAt: at.toISOString() };
  const happenings = all.map((totals): WebhookHappening => {
    const data = { ...totals, delivery: position, ...moments };
    return { type: 'day.closed', establishment: totals.establishment, data };
  });
  // A month is closed with its last day. All of its rows are read before anybody else's events wait for these.
  const month = monthOf(accountingDate);
  const isTold = accountingDate === lastDayOf(month) && (await isHeard(trx, 'month.closed'));
  const months = isTold ? await monthTotals(trx, { establishments, month, position }) : [];
  await publish(trx, happenings, at);
  await publish(
    trx,
    months.map((totals): WebhookHappening => {
      const data = { ...totals, delivery: position, ...moments };
      return { type: 'month.closed', establishment: totals.establishment, data };
    }),
    at,
  );
}

/** Tells whether a receiver is there for an event: only then it is worth what it costs. */
async function isHeard(trx: Db, type: WebhookHappening['type']): Promise<boolean> {
  const { rows } =
    await sql`select from webhook_endpoint where active and events && array[${type}] limit 1`.execute(trx);
  return rows.length > 0;
}
