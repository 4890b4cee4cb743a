import { useTranslate } from 'react-admin';
import type { BreakdownFileRequest } from '../../../contract/breakdown';
import type { ExportFormat } from '../../../contract/exports';
import type { ReportFileRequest, ReportRequest } from '../../../contract/statement';
import type { Looked } from '../../../contract/statement-address';
import { useReportExport } from '../../network/reports/use-report-export';
import { breakdownAsFile, cancelledAsFile, reportAsFile } from './calls';
import { breakdownOf, rowsOf, type StatementReports } from './use-statement-reports';

interface Wanted {
  /** Whether each row says which establishment, terminal and operator it is of. */
  identify: boolean;
  format: ExportFormat;
  /** Of the file, without its ending; absent: that of every report. */
  name: string | undefined;
}

/**
 * STMT-30: exports the part of the statement that is looked at: transactions and cancelled ones as they are narrowed, a
 * breakdown as it is sorted. Where a report is on the screen the file has its delivery, so that both have the same totals.
 */
export function usePartExport({ active, taken }: StatementReports, looked: Looked) {
  const translate = useTranslate();
  const rows = useReportExport<ReportFileRequest>(
    translate('screens./transacoes-extrato.title'),
    reportAsFile,
  );
  const breakdown = useReportExport<BreakdownFileRequest>(
    translate('statement.breakdown.title'),
    breakdownAsFile,
  );
  const cancelled = useReportExport<ReportFileRequest>(
    translate('statement.cancelled.file'),
    cancelledAsFile,
  );
  return (filter: ReportRequest, { identify, format, name }: Wanted) => {
    const isShown = filter === taken && active.pending === null;
    const entrega = isShown ? active.report?.reply.arrived?.delivery : undefined;
    if (looked.tab === 'breakdown')
      return breakdown({ ...breakdownOf(filter, looked), entrega }, format, name);
    const { order: _, direction: __, ...narrowed } = rowsOf(filter, looked);
    const request = { ...narrowed, entrega, ...(identify && { identificadores: true }) };
    return (looked.tab === 'rows' ? rows : cancelled)(request, format, name);
  };
}
