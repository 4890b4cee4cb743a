import type { Disputable, ReportRow } from '../../../contract/statement';

/** The rows of a report, in the table or on a phone. */
export interface ReportRowsProps {
  rows: readonly ReportRow[];
  /** The transaction of each row; absent where the person may not dispute any. */
  transactions: readonly Disputable[] | undefined;
}
