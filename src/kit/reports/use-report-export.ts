import type { ExportFormat, ExportReply } from '../../../contract/exports';
import type { ExportRequest } from '../export/export-entry';
import { useStartExport } from '../export/use-exports';

/** Asks the server where the report can be fetched as a file. */
export type AskForFile<Request> = (
  request: Request,
  format: ExportFormat,
  signal: AbortSignal,
) => Promise<ExportReply>;

/**
 * STMT-30: exports a report as a file.
 * @param title what the report is called, in the person's language
 */
export function useReportExport<Request>(
  title: string,
  ask: AskForFile<Request>,
): (request: Request, format: ExportFormat) => void {
  const startExport = useStartExport();
  const exportOf = (request: Request, format: ExportFormat): ExportRequest => ({
    title,
    format,
    key: JSON.stringify([format, request]),
    ask: (signal) => ask(request, format, signal),
    inForm: (other) => exportOf(request, other),
  });
  return (request, format) => startExport(exportOf(request, format));
}
