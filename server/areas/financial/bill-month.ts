import { sql } from 'kysely';
import { firstDayOf, lastDayOf } from '../../../contract/calendar';
import { centsText, moneyFrom, toCents } from '../../../contract/money';
import { hasTariff, lockTariffs, tariffIn } from '../../ingest/master-data/tariffs';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import type { Principal } from '../../platform/principal/principal';

/**
 * Bills a month, inside the caller's transaction: a bill for each terminal whose establishment has a tariff, and for
 * each that has later changes of a month that was billed before (docs/decisions/0042). A second run, of this or another
 * server, waits for the first and finds the month billed.
 * @param month `YYYY-MM`; all earlier months that have a tariff are billed
 * @param date the day of the billing, `YYYY-MM-DD`
 * @returns the codes of the establishments that have a bill; `null` if the month was billed already
 */
export async function billMonth(
  trx: Db,
  by: Principal,
  month: string,
  date: string,
): Promise<readonly string[] | null> {
  await lockTariffs(trx);
  const first = firstDayOf(month);
  const run = await trx
    .insertInto('billing_run')
    .values({ month: first, billed_on: date })
    .onConflict((conflict) => conflict.doNothing())
    .returning('month')
    .executeTakeFirst();
  if (run === undefined) return null;
  const { rows } = await sql<{ code: string; bills: number; deposited: string }>`
    with due as materialized (
      select month, logical_number, establishment_code, arrived, cancelled,
        arrived - billed_arrived as extras, cancelled - billed_cancelled as deductions
      from terminal_month
      where month <= ${first}::date
        and (arrived, cancelled) is distinct from (billed_arrived, billed_cancelled)
        and ${hasTariff('terminal_month.establishment_code', sql`terminal_month.month`)}
      -- Locked in the order of their writers, to avoid deadlocks.
      order by month, logical_number, establishment_code
      for update
    ), taken as (
      update terminal_month t set billed_arrived = due.arrived, billed_cancelled = due.cancelled from due
      where (t.month, t.logical_number, t.establishment_code)
        = (due.month, due.logical_number, due.establishment_code)
    ), own as (
      select logical_number, establishment_code, extras - deductions as deposit from due where month = ${first}::date
    ), earlier as (
      select logical_number, establishment_code, sum(extras) as extras, sum(deductions) as deductions
      from due where month < ${first}::date group by 1, 2
    ), billed as (
      select logical_number, establishment_code from terminal
      where ${hasTariff('terminal.establishment_code', sql`${first}::date`)}
      union select logical_number, establishment_code from due
    ), figures as (
      select establishment_code, logical_number, coalesce(tariff.franchise, 0) as franchise,
        coalesce(deposit, 0) as deposit, coalesce(extras, 0) as extras, coalesce(deductions, 0) as deductions,
        coalesce(deposit, 0) + coalesce(extras, 0) - coalesce(deductions, 0) as realised
      from billed
      left join lateral (
        select franchise ${tariffIn('billed.establishment_code', sql`${first}::date`)}
      ) as tariff on true
      left join own using (establishment_code, logical_number)
      left join earlier using (establishment_code, logical_number)
    ), bill as (
      insert into billing (month, billing_date, logical_number, establishment_code, franchise, retailer_deposit,
        excess, deductions, extras, realised)
      select ${first}::date, ${date}::date, logical_number, establishment_code, franchise, deposit,
        greatest(realised - franchise, 0), deductions, extras, realised
      from figures order by establishment_code, logical_number
      returning id, logical_number, establishment_code, retailer_deposit
    ), entries as (
      insert into billing_entry (billing_id, month, extras, deductions)
      select bill.id, due.month, due.extras, due.deductions
      from due join bill using (logical_number, establishment_code) where due.month < ${first}::date
    )
    select establishment_code as code, count(*)::int as bills, sum(retailer_deposit)::text as deposited
    from bill group by 1 order by 1`.execute(trx);
  // As with transactions, the audit trail has one entry for all rows.
  const after = {
    first,
    last: lastDayOf(month),
    terminals: rows.reduce((sum, { bills }) => sum + bills, 0),
    deposited: moneyFrom(centsText(rows.reduce((sum, { deposited }) => sum + toCents(deposited), 0n))),
  };
  await recordChanges(trx, by, [{ action: 'create', entity: 'billing', key: month, after }]);
  return rows.map(({ code }) => code);
}
