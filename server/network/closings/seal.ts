import { hash } from 'node:crypto';
import type { Db } from '../../platform/db/connections';
import { type DayTotals, totalsOfDay } from '../reconciliation/day-totals';

/**
 * A digest over what a business day was closed with (decision 120): a line for each establishment, in the order of their
 * codes, with its number and sum of deposits and withdrawals, and the checksum over its rows.
 * @returns SHA-256, 32 bytes
 */
function sealOf(totals: readonly DayTotals[]): Buffer {
  const lines = totals.map(({ establishment, deposits, withdrawals, checksum }) =>
    [establishment, deposits.count, deposits.sum, withdrawals.count, withdrawals.sum, checksum].join(' '),
  );
  return hash('sha256', lines.toSorted().join('\n'), 'buffer');
}

/** Keeps what a business day is closed with, in the transaction that closes it. */
export async function sealDay(
  trx: Db,
  {
    accountingDate,
    position,
    totals,
  }: { accountingDate: string; position: number; totals: readonly DayTotals[] },
): Promise<void> {
  await trx
    .insertInto('closed_day_seal')
    .values({ accounting_date: accountingDate, position, seal: sealOf(totals) })
    // A day that was opened again by an operator is closed with what it has now.
    .onConflict((conflict) =>
      conflict.column('accounting_date').doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        seal: row.ref('excluded.seal'),
      })),
    )
    .execute();
}

/** Whether the rows of a closed day, as its delivery knew them, are still those that it was closed with. */
export async function isAsSealed(trx: Db, accountingDate: string): Promise<boolean> {
  const sealed = await trx
    .selectFrom('closed_day_seal')
    .where('accounting_date', '=', accountingDate)
    .select(['position', 'seal'])
    .executeTakeFirst();
  // Days of before this version have none.
  if (sealed === undefined) return true;
  const closed = await trx
    .selectFrom('closed_day')
    .where('accounting_date', '=', accountingDate)
    .select(['establishment_code as code', 'position'])
    .execute();
  if (closed.some(({ position }) => position !== sealed.position)) return false;
  const establishments = closed.map(({ code }) => code);
  const totals = await totalsOfDay(trx, { establishments, accountingDate, position: sealed.position });
  return sealed.seal.equals(sealOf(totals));
}
