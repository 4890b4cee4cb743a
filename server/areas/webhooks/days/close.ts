import { sql } from 'kysely';
import { addDays } from '../../../../contract/calendar';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/open';
import { notify } from '../../../platform/notices/notify';
import { dayTotals } from '../../../platform/reconciliation/day-totals';
import { networkHours } from '../../../platform/reports/network-hours';
import { instantAt, wallClock } from '../../../platform/time/wall-clock';
import { publish, type WebhookHappening } from '../../../platform/webhooks/publish';
import { isBehind, KNOWN_DAYS } from './behind';
import { eventTotals } from './event-totals';

const DAY_MS = 86_400_000;
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The last business day whose time to be closed has come. */
export function lastDueDay({ config: { timeZone, dayClose }, now }: AppContext): string {
  const clock = wallClock(timeZone, now());
  return addDays(clock.slice(0, 10), clock.slice(11, 16) >= dayClose ? -1 : -2);
}

/** How far days are closed, as the holder of the lock reads it. */
export interface Look {
  closed_until: string;
  held_since: Date | null;
}

/**
 * Closes the next business day of all establishments, those without a transaction as well, where its time has come and
 * nothing of it is behind; once each, under the lock of `closed_day_look`.
 * @param position the newest delivery
 * @returns whether one was closed
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

/** Says once that a day is not closed in time. */
async function hold(trx: Db, day: string, now: Date): Promise<void> {
  await trx.updateTable('closed_day_look').set({ held_since: now }).execute();
  const { rows } = await sql<{ id: number }>`select distinct user_id as id from webhook_endpoint
    where active and 'day.closed' = any(events) order by id`.execute(trx);
  await notify(trx, { kind: 'webhookDayHeld', day, to: rows.map(({ id }) => id), at: now });
}

/** What a day without transactions adds up to: the checksum of nothing. */
const NOTHING = {
  deposits: { count: 0, sum: '0.00' },
  withdrawals: { count: 0, sum: '0.00' },
  checksum: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
};

async function closeDay(
  trx: Db,
  { config: { timeZone, dayClose }, now }: AppContext,
  accountingDate: string,
  position: number,
): Promise<void> {
  const at = now();
  const { rows } = await sql<{ code: string; moved: boolean }>`
    insert into closed_day (establishment_code, accounting_date, position, closed_at)
    select code, ${accountingDate}::date, ${position}, ${at}::timestamptz from establishment order by code
    on conflict do nothing
    returning establishment_code as code, exists (select from transaction_day d
      where d.establishment_code = closed_day.establishment_code and d.accounting_date = ${accountingDate}::date) as moved`.execute(
    trx,
  );
  const due = instantAt(timeZone, `${addDays(accountingDate, 1)}T${dayClose}:00`);
  const happenings: WebhookHappening[] = [];
  for (const { code, moved } of rows) {
    const totals = moved
      ? eventTotals(await dayTotals(trx, { establishment: code, accountingDate, position }))
      : NOTHING;
    const data = {
      establishment: code,
      accountingDate,
      delivery: position,
      ...totals,
      dueAt: due.toISOString(),
      closedAt: at.toISOString(),
    };
    happenings.push({ type: 'day.closed', establishment: code, data });
  }
  await publish(trx, happenings, at);
}
