import type { DayTotals } from '../../../platform/reconciliation/day-totals';

/** Two decimals, whatever the database has: an empty sum has none. */
const decimal = (sum: string) => (sum.includes('.') ? sum : `${sum}.00`);

/** What an event says of a day. */
export const eventTotals = ({ deposits, withdrawals, checksum }: DayTotals) => ({
  deposits: { count: deposits.count, sum: decimal(deposits.sum) },
  withdrawals: { count: withdrawals.count, sum: decimal(withdrawals.sum) },
  checksum,
});
