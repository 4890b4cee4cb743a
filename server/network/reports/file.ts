import type { ExportReply, FileFormat } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import { promiseFile } from '../../engines/exports/tickets';
import { assertNotTooLong } from '../../engines/exports/too-long';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { readingReport } from '../../platform/db/reading';
import type { Person } from '../../platform/principal/principal';

/** Who asks, in which language, and until when somebody waits. */
interface CallContext {
  principal: Person;
  language: Language;
  signal: AbortSignal;
}

interface Wanted {
  /** The name of its source (`Area.reports`). */
  kind: string;
  format: FileFormat;
  /** As the source takes it. */
  request: unknown;
  /** How many rows the report has by now. */
  count: (trx: Db) => Promise<number>;
}

/**
 * STMT-30: promises a report as a file, to be made while it is fetched. It is counted first, because a form that
 * cannot hold it is refused before any work.
 * @throws HttpError 400 where it has too many rows for the form
 */
export async function promiseReport(
  { database, now }: AppContext,
  reports: ReportSemaphore,
  call: CallContext,
  { kind, format, request, count }: Wanted,
): Promise<ExportReply> {
  const { principal, language } = call;
  const totalRows = await readingReport(database, reports, call, count);
  assertNotTooLong(format, totalRows, language);
  const order = { kind, format, language, request, totalRows };
  return promiseFile(database.db, principal, order, now());
}
