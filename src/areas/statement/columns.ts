import { type Money, subtractMoney } from '../../../contract/money';
import { CELL, FOOTER, type ReportReply, type ReportRow, WITHDRAWAL } from '../../../contract/statement';

/** STMT-13: the columns in their order, by their names in the catalogue. */
export const columns = Object.keys(CELL) as (keyof typeof CELL)[];

/** The value of a cell; `null` where the reply has none. */
export const cellOf = (row: ReportRow, column: keyof typeof CELL) => row[CELL[column]]?.value ?? null;

/** The text of a cell; empty where the reply has none. */
export function textOf(row: ReportRow, column: keyof typeof CELL): string {
  return String(cellOf(row, column) ?? '');
}

/** STMT-14: type 1 is a withdrawal, anything else a deposit. */
export function isWithdrawal(row: ReportRow): boolean {
  return Number(row[CELL.type]?.value) === WITHDRAWAL;
}

/** STMT-14: the amount as the statement shows it, below zero for a withdrawal. */
export function signedAmount(row: ReportRow): number {
  const amount = Number(row[CELL.amount]?.value ?? 0);
  return isWithdrawal(row) ? -amount : amount;
}

/** STMT-12, STMT-20: the totals of all rows; the balance is deposits minus debts. */
export function totalsOf({ footers }: ReportReply) {
  const total = (cell: number): Money => footers[0]?.[cell]?.value ?? 0;
  const deposits = total(FOOTER.deposits);
  const debts = total(FOOTER.debts);
  return { deposits, debts, balance: subtractMoney(deposits, debts) };
}
