import { isLastDayOfMonth } from 'date-fns';
import { type Insertable, sql } from 'kysely';
import { addDays, utcDay } from '../../../contract/calendar';
import { PROCESS } from '../../../contract/limits';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/open';
import type { Schema } from '../../platform/db/schema';
import { demoActor } from '../actor';
import { isBusinessDay } from '../calendar';
import { Chance } from '../chance';
import { daysOf, HOUR, happensIn } from '../span';
import { instantOf, type Life } from './life';
import type { Notice } from './notifications';

/** Billing runs in the early morning. */
const RUN = 6 * HOUR;

/** Half a month, the first and the last day included. */
interface BillingPeriod {
  first: string;
  last: string;
}

/** Bills the half-months that ended before the days of the span and lie within the demo's life. */
export async function bill(trx: Db, life: Life): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const part of daysOf(life.span)) {
    const period = periodBilledOn(part.date);
    if (period === null || period.first < life.firstDay || !happensIn(part, RUN)) continue;
    await billPeriod(trx, life, part.date, period);
    notices.push({
      what: { kind: 'billingAvailable', ...period },
      at: instantOf(life, part.date, RUN),
      to: ({ role }) => role <= 2,
    });
  }
  return notices;
}

/** A half-month is billed on the first business day after it. */
function periodBilledOn(date: string): BillingPeriod | null {
  if (!isBusinessDay(date)) return null;
  // Back over the days off before it: a half-month must have ended on the way.
  let day = date;
  do {
    day = addDays(day, -1);
    if (day.endsWith('-15')) return { first: `${day.slice(0, 8)}01`, last: day };
    if (isLastDayOfMonth(utcDay(day))) return { first: `${day.slice(0, 8)}16`, last: day };
  } while (!isBusinessDay(day));
  return null;
}

interface Deposited {
  terminal: string;
  code: string;
  deposited: number;
  /** What the terminal's contract was last time. */
  franchise: number | null;
}

async function billPeriod(trx: Db, life: Life, date: string, period: BillingPeriod): Promise<void> {
  const { rows } = await sql<Deposited>`
    select terminal.logical_number as terminal, terminal.establishment_code as code,
      coalesce(deposits.sum, 0) as deposited, (
        select franchise from billing where billing.logical_number = terminal.logical_number
        order by billing_date desc limit 1
      ) as franchise
    from terminal left join (
      select logical_number, sum(amount) as sum from cash_transaction
      where captured_at >= ${period.first}::timestamp and captured_at < ${addDays(period.last, 1)}::timestamp
        and process_code = ${PROCESS.deposit} and cancelled_at is null
      group by logical_number
    ) deposits using (logical_number)
    where terminal.establishment_code = any(${life.shops.map(({ code }) => code)}::text[]) order by 1`.execute(
    trx,
  );
  const billed = rows.map((row) => billedOf(row, date, new Chance(life.seed, 'billing', row.terminal, date)));
  if (billed.length === 0) return;
  await trx
    .insertInto('billing')
    .values(billed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // As with transactions, the audit trail tells of the delivery, not of its rows.
  const deposited = rows.reduce((sum, row) => sum + cents(row.deposited), 0) / 100;
  const after = { ...period, terminals: billed.length, deposited };
  await recordChanges(trx, demoActor, [{ action: 'create', entity: 'billing', key: date, after }]);
}

/**
 * How the columns of FIN-02 hang together here; the specifications do not say it.
 * - franchise: the deposits that the terminal's contract covers in a half-month;
 * - retailer deposit: what was deposited in it, cancelled transactions left out;
 * - excess: the part of the deposit above the franchise;
 * - deductions: what was counted short or proved false when the safe was emptied;
 * - extras: what was counted over, and corrections of earlier periods;
 * - realised: what the retailer is credited, deposit + extras − deductions.
 */
function billedOf(
  { terminal, code, deposited, franchise }: Deposited,
  date: string,
  chance: Chance,
): Insertable<Schema['billing']> {
  const deposit = cents(deposited);
  const contract = franchise === null ? contractFor(deposit, chance) : cents(franchise);
  const notes = (share: number, most: number) =>
    chance.happens(share) ? Math.min(chance.whole(1, most) * 1000, deposit) : 0;
  const deductions = notes(0.3, 30);
  const extras = notes(0.15, 20);
  return {
    billing_date: date,
    logical_number: terminal,
    establishment_code: code,
    franchise: contract / 100,
    retailer_deposit: deposit / 100,
    excess: Math.max(deposit - contract, 0) / 100,
    deductions: deductions / 100,
    extras: extras / 100,
    realised: (deposit + extras - deductions) / 100,
  };
}

/** Contracts come in steps: the one nearest to what the terminal takes, some too small and some too large. */
function contractFor(deposit: number, chance: Chance): number {
  const wanted = Math.max(deposit, 500_000) * chance.around(1.05, 0.2);
  const step = 10 ** Math.floor(Math.log10(wanted)) / 2;
  return Math.max(Math.round(wanted / step), 1) * step;
}

const cents = (reais: number) => Math.round(reais * 100);
