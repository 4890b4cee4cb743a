import { sql } from 'kysely';
import { firstDayOf, lastDayOf, monthOf } from '../../../../contract/calendar';
import { PROCESS } from '../../../../contract/limits';
import { SILENCE } from '../../../../contract/silence';
import type { WebhookData, WebhookEventType } from '../../../../contract/webhook-events';
import type { WebhookHappening } from '../../../engines/webhooks/publish';
import { closedDays, closedMonths } from '../../../network/closings/closings';
import { dueMoment, lastDueDay } from '../../../network/closings/due';
import { monthTotals } from '../../../network/closings/month-totals';
import { countedAt, newestPosition, ROWS, TYPE } from '../../../network/reconciliation/as-of';
import { dayTotals } from '../../../network/reconciliation/day-totals';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { HttpError } from '../../../platform/errors/http-error';
import { type Scope, within } from '../../../platform/principal/scope';
import { LATE_AT_ONCE } from '../days/late';

/** One sample is made of the network as it is known at a moment. */
interface Source {
  trx: Db;
  context: AppContext;
  /** The establishments of which the sample may tell. */
  scope: Scope;
}

/** Makes an event of each type from real movements; `null` where there are none. */
const makers: { [Type in WebhookEventType]: (source: Source) => Promise<WebhookData<Type> | null> } = {
  'day.closed': closedDay,
  'month.closed': closedMonth,
  'transaction.late': lateTransactions,
  'shop.silent': silentShop,
};

/**
 * Makes an event of a type of what has really happened in one of these establishments.
 * @param trx sees one snapshot
 * @throws HttpError 409 where nothing has arrived of any of them
 */
export async function sampleOf(source: Source, type: WebhookEventType): Promise<WebhookHappening> {
  const data = await makers[type](source);
  if (data === null) throw new HttpError(409, 'webhookReplies.noSample');
  return { type, establishment: data.establishment, data } as WebhookHappening;
}

interface NewestDay {
  establishment: string;
  date: string;
}

/** The newest accounting date of which something has arrived, and whose it is. */
async function newestDay({ trx, scope }: Source): Promise<NewestDay | null> {
  const { rows } = await sql<NewestDay>`select establishment_code as establishment, accounting_date as date
    from transaction_day where ${within(scope, sql.ref('establishment_code'))} and count > 0
    order by accounting_date desc, establishment_code limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** The last closed day, of an establishment with transactions on it if there is one; before any, that of the last due day. */
async function closedDay(source: Source): Promise<WebhookData<'day.closed'> | null> {
  const { trx, context, scope } = source;
  const own = within(scope, sql.ref('c.establishment_code'));
  const { rows: last } = await sql<{ date: string | null }>`
    select max(accounting_date) as date from closed_day c where ${own}`.execute(trx);
  const { rows } = await sql<NewestDay & { position: number; closed: Date }>`
    select c.establishment_code as establishment, c.accounting_date as date, c.position, c.closed_at as closed
    from closed_day c where c.accounting_date = ${last[0]?.date}::date and ${own}
    order by c.establishment_code in (select d.establishment_code from transaction_day d
      where d.accounting_date = ${last[0]?.date}::date and d.count > 0) desc, c.establishment_code limit 1`.execute(
    trx,
  );
  const closed = rows[0] ?? (await notYetClosed(source));
  if (closed === null) return null;
  const { establishment, date: accountingDate, position } = closed;
  return {
    ...(await dayTotals(trx, { establishment, accountingDate, position })),
    delivery: position,
    dueAt: dueMoment(context.config, accountingDate).toISOString(),
    closedAt: closed.closed.toISOString(),
  };
}

async function notYetClosed(source: Source) {
  const newest = await newestDay(source);
  if (newest === null) return null;
  const { trx, context } = source;
  const date = lastDueDay(context);
  return { ...newest, date, position: await newestPosition(trx), closed: dueMoment(context.config, date) };
}

/** The last closed month, of an establishment with transactions in it; before any, that of the newest ones as it is. */
async function closedMonth(source: Source): Promise<WebhookData<'month.closed'> | null> {
  const newest = await newestDay(source);
  if (newest === null) return null;
  const { trx, context, scope } = source;
  const [last] = await closedMonths(trx, await closedDays(trx, context));
  const month = last?.month ?? monthOf(newest.date);
  const { rows } = await sql<{ code: string }>`select establishment_code as code from transaction_day
    where ${within(scope, sql.ref('establishment_code'))} and count > 0
      and accounting_date between ${firstDayOf(month)}::date and ${lastDayOf(month)}::date
    order by establishment_code limit 1`.execute(trx);
  const delivery = last?.position ?? (await newestPosition(trx));
  const establishments = [rows[0]?.code ?? newest.establishment];
  const [totals] = await monthTotals(trx, { establishments, month, position: delivery });
  if (totals === undefined) return null;
  const due = dueMoment(context.config, lastDayOf(month));
  const moments = { dueAt: due.toISOString(), closedAt: (last?.closedAt ?? due).toISOString() };
  return { ...totals, delivery, ...moments };
}

/** Reads the rows that the newest delivery has brought of a day, as if the day had been closed before it. */
async function lateTransactions(source: Source): Promise<WebhookData<'transaction.late'> | null> {
  const newest = await newestDay(source);
  if (newest === null) return null;
  const { trx } = source;
  const { establishment, date: accountingDate } = newest;
  const ofDay = (position: number) => sql`from ${ROWS}
    where t.establishment_code = ${establishment} and ${countedAt(accountingDate, position)}`;
  const {
    rows: [last],
  } = await sql<{ position: number | null }>`
    select max(a.position) as position ${ofDay(await newestPosition(trx))}`.execute(trx);
  const position = last?.position ?? null;
  if (position === null) return null;
  const { rows: transactions } = await sql<WebhookData<'transaction.late'>['transactions'][number]>`
    select 'arrived' as change, a.position as delivery, t.logical_number as terminal, t.nsu,
      t.captured_at as "capturedAt", ${TYPE} as type, t.amount::text as amount
    ${ofDay(position)} and a.position = ${position}
    order by t.captured_at, t.logical_number, t.nsu limit ${LATE_AT_ONCE}`.execute(trx);
  return {
    ...(await dayTotals(trx, { establishment, accountingDate, position })),
    closedDelivery: Math.max(0, position - 1),
    delivery: position,
    transactions,
  };
}

/** The last silence that was noticed; where there was none, the last deposit, which is no silence on any day. */
async function silentShop(source: Source): Promise<WebhookData<'shop.silent'> | null> {
  const { trx, context, scope } = source;
  const { rows } = await sql<{ establishment: string; name: string; last: string; once: number; at: Date }>`
    select e.code as establishment, e.name, s.last_deposit_at as last, s.once_in_days as once, s.noticed_at as at
    from silence s join establishment e on e.code = s.establishment_code
    where ${within(scope, sql.ref('e.code'))} order by s.noticed_at desc, s.id desc limit 1`.execute(trx);
  const [noticed] = rows;
  const found = noticed ?? (await lastDeposit(source));
  if (found === null) return null;
  return {
    establishment: found.establishment,
    name: found.name,
    lastDeposit: found.last,
    onceInDays: noticed === undefined ? 1 : Math.min(noticed.once, SILENCE.onceInDays),
    noticedAt: (noticed?.at ?? context.now()).toISOString(),
  };
}

async function lastDeposit(source: Source) {
  const newest = await newestDay(source);
  if (newest === null) return null;
  const { rows } = await sql<{ establishment: string; name: string; last: string }>`
    select e.code as establishment, e.name, t.captured_at as last
    from cash_transaction t join establishment e on e.code = t.establishment_code
    where t.establishment_code = ${newest.establishment} and t.process_code = ${PROCESS.deposit}
      and t.cancelled_at is null
    order by t.captured_at desc limit 1`.execute(source.trx);
  return rows[0] ?? null;
}
