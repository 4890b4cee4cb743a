import type { Disputable, ReportRow } from '../../../contract/statement';

/** One transaction, as a line of the table or as a card. */
export interface ReportEntryProps {
  row: ReportRow;
  /** Absent: the person disputes nothing. */
  transaction: Disputable | undefined;
}
