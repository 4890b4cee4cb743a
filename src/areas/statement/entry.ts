import type {
  Cancellation,
  CancelledReply,
  Disputable,
  Identified,
  ReportReply,
  ReportRow,
} from '../../../contract/statement';

/** A row of a report, in the table or on a phone. */
export interface ReportEntry {
  /** Its place among all rows of the report. */
  index: number;
  row: ReportRow;
  /** Which establishment, terminal and operator it is of. */
  identified: Identified | undefined;
  /** Absent where the person may not dispute it. */
  transaction: Disputable | undefined;
  /** Of a cancelled one. */
  cancellation: Cancellation | undefined;
}

/** The rows of a report with all that its reply says of each; a server of an earlier version identifies none. */
export function entriesOf(reply: ReportReply | CancelledReply): ReportEntry[] {
  const { rows, identificadores } = reply;
  const transacoes = 'transacoes' in reply ? reply.transacoes : undefined;
  const cancellations = 'cancellations' in reply ? reply.cancellations : undefined;
  return rows.map((row, index) => ({
    index,
    row,
    identified: identificadores?.[index],
    transaction: transacoes?.[index],
    cancellation: cancellations?.[index],
  }));
}
