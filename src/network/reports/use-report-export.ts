import type { ExportFormat, ExportReply } from '../../../contract/exports';
import type { ExportFailures, ExportRequest, Roomiest } from '../../kit/export/export-entry';
import { useStartExport } from '../../kit/export/use-exports';

/** Asks the server where the report can be fetched as a file. */
type RequestFile<Request, Format extends ExportFormat = ExportFormat> = (
  request: Request,
  format: Format,
  signal: AbortSignal,
) => Promise<ExportReply>;

/**
 * STMT-30: exports a report as a file.
 * @param title what the report is called, in the person's language
 * @param failures what is said first of a failure
 * @returns a function that takes the name of the file without its ending, where that is not a report's
 */
export function useReportExport<Request, Format extends ExportFormat = ExportFormat>(
  title: string,
  requestFile: RequestFile<Request, Format | Roomiest>,
  failures?: ExportFailures,
): (request: Request, format: Format | Roomiest, name?: string) => void {
  const startExport = useStartExport();
  const exportOf = (request: Request, format: Format | Roomiest, name?: string): ExportRequest => ({
    title,
    ...(name !== undefined && { name }),
    format,
    key: JSON.stringify([format, request]),
    failures,
    requestFile: (signal) => requestFile(request, format, signal),
    inForm: (other) => exportOf(request, other, name),
  });
  return (request, format, name) => startExport(exportOf(request, format, name));
}
