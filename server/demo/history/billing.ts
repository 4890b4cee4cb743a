import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../../../contract/calendar';
import { BILLING } from '../../../contract/financial';
import { PROCESS } from '../../../contract/limits';
import { billMonth } from '../../areas/financial/bill-month';
import { billsOf, nextMonth } from '../../areas/financial/months';
import type { TransactionRow } from '../../ingest/transactions/batch';
import type { Cancellation } from '../../ingest/transactions/cancel';
import type { Db } from '../../platform/db/connections';
import { demoActor } from '../actor';
import { Chance } from '../chance';
import { DAY, daysOf, HOUR, happensIn, type Span } from '../span';
import { instantOf, type Life } from './life';
import type { Notice } from './notifications';
import { agreeOnTariffs } from './tariffs';
import { takeBack } from './transactions';

/** A span month by month: at the end of each but the last it is billed. */
export function monthsOf(span: Span): Span[] {
  const { firstDay, lastDay } = span;
  const end = lastDayOf(monthOf(firstDay));
  if (lastDay <= end) return [span];
  const rest = { ...span, firstDay: firstDayOf(addMonths(monthOf(firstDay), 1)), from: 0 };
  return [{ ...span, lastDay: end, until: DAY }, ...monthsOf(rest)];
}

/** Where the first of a month lies in the span, which goes over no other month: bills what is over. */
export async function bill(trx: Db, life: Life): Promise<Notice[]> {
  const [part] = daysOf(life.span);
  if (part === undefined || !part.date.endsWith('-01') || !happensIn(part, BILLING.hour * HOUR)) return [];
  const over = addMonths(monthOf(part.date), -1);
  await agreeOnTariffs(trx, life, over);
  let billed: readonly string[] | null = null;
  for (let month = await nextMonth(trx); month !== null && month <= over; month = addMonths(month, 1)) {
    billed = await billMonth(trx, demoActor, month, part.date);
  }
  await regret(trx, life, over);
  if (billed === null || billed.length === 0) return [];
  const at = instantOf(life, part.date, BILLING.hour * HOUR);
  return [{ what: billsOf(over), at, to: ({ role }) => role <= LEVEL.manager }];
}

/** In the evening before a month ends, some terminals lose their line: what they take then arrives after the bill. */
const OFFLINE = { share: 0.06, from: 'T17:00:00' };

/** Whether a movement comes late, of a span that ends with its month. */
export function comesLate({ seed, span }: Life, { capturedAt, logicalNumber }: TransactionRow): boolean {
  return (
    capturedAt >= span.lastDay + OFFLINE.from &&
    new Chance(seed, 'offline', span.lastDay, logicalNumber).happens(OFFLINE.share)
  );
}

/** The share of shops where a deposit of a billed month turns out to be wrong, and when that is found. */
const WRONG = { share: 0.15, at: 11 * HOUR };

/** Cancels a deposit of the last day of a billed month in some shops. */
async function regret(trx: Db, life: Life, month: string): Promise<void> {
  const [part] = daysOf(life.span);
  if (part === undefined || !happensIn(part, WRONG.at)) return;
  const codes = life.shops
    .map(({ code }) => code)
    .filter((code) => new Chance(life.seed, 'wrong', month, code).happens(WRONG.share));
  const { rows } = await sql<Omit<Cancellation, 'cancelledAt'>>`
    select distinct on (establishment_code) logical_number as "logicalNumber", nsu, captured_at as "capturedAt"
    from cash_transaction
    where captured_at >= ${lastDayOf(month)}::date and captured_at < ${part.date}::date
      and establishment_code = any(${codes}::text[]) and process_code = ${PROCESS.deposit} and cancelled_at is null
    order by establishment_code, captured_at, logical_number, nsu`.execute(trx);
  const cancelledAt = instantOf(life, part.date, WRONG.at);
  await takeBack(
    trx,
    rows.map((row) => ({ ...row, cancelledAt })),
    cancelledAt,
  );
}
