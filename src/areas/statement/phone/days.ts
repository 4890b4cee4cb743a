import type { Disputable, ReportRow } from '../../../../contract/statement';
import { textOf } from '../columns';

/** A row on a phone. */
export interface PhoneEntry {
  /** Its place among all rows of the report. */
  index: number;
  row: ReportRow;
  /** Absent where the person may not dispute it. */
  transaction: Disputable | undefined;
}

/** Consecutive rows of one day that are accounted for on one day. */
export interface PhoneDay {
  /** `YYYY-MM-DD` */
  captured: string;
  /** `YYYY-MM-DD` */
  accounted: string;
  entries: PhoneEntry[];
}

/** The rows of a report in their order, under heads of their days. */
export function daysOf(
  rows: readonly ReportRow[],
  transactions: readonly Disputable[] | undefined,
): PhoneDay[] {
  const days: PhoneDay[] = [];
  for (const [index, row] of rows.entries()) {
    const captured = textOf(row, 'transactionDate').slice(0, 10);
    const accounted = textOf(row, 'accountingDate');
    const last = days.at(-1);
    const entry = { index, row, transaction: transactions?.[index] };
    if (last?.captured === captured && last.accounted === accounted) last.entries.push(entry);
    else days.push({ captured, accounted, entries: [entry] });
  }
  return days;
}
