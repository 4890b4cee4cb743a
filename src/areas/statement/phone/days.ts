import { textOf } from '../columns';
import type { ReportEntry } from '../entry';

/** Consecutive rows of one day that are accounted for on one day. */
export interface PhoneDay {
  /** `YYYY-MM-DD` */
  captured: string;
  /** `YYYY-MM-DD` */
  accounted: string;
  entries: ReportEntry[];
}

/** The rows of a report in their order, under heads of their days. */
export function daysOf(entries: readonly ReportEntry[]): PhoneDay[] {
  const days: PhoneDay[] = [];
  for (const entry of entries) {
    const captured = textOf(entry.row, 'transactionDate').slice(0, 10);
    const accounted = textOf(entry.row, 'accountingDate');
    const last = days.at(-1);
    if (last?.captured === captured && last.accounted === accounted) last.entries.push(entry);
    else days.push({ captured, accounted, entries: [entry] });
  }
  return days;
}
