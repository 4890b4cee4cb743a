import { useTranslate } from 'react-admin';
import type { ExportFormat } from '../../../contract/exports';
import type { ReportRequest } from '../../../contract/statement';
import type { ExportRequest } from '../../kit/export/export-entry';
import { useStartExport } from '../../kit/export/use-exports';
import { reportAsFile } from './calls';

/** STMT-30: exports a report as a file. */
export function useStatementExport(): (request: ReportRequest, format: ExportFormat) => void {
  const translate = useTranslate();
  const startExport = useStartExport();
  const exportOf = (request: ReportRequest, format: ExportFormat): ExportRequest => ({
    title: translate('screens./transacoes-extrato.title'),
    format,
    key: JSON.stringify([format, request]),
    ask: (signal) => reportAsFile(request, format, signal),
    inForm: (other) => exportOf(request, other),
  });
  return (request, format) => startExport(exportOf(request, format));
}
