import type { Disputable, ReportRow } from '../../../contract/statement';

/** The properties of one transaction, in the table or in a card. */
export interface ReportEntryProps {
  row: ReportRow;
  /** Absent where the person may not dispute it. */
  transaction: Disputable | undefined;
}
