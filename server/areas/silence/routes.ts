import { silentShops } from '../../../contract/silence';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../platform/context';
import { readingReport } from '../../platform/db/reading';
import type { Serve } from '../../platform/http/serve';
import { silenceReport } from './report';

export function silenceRoutes(serve: Serve, context: AppContext, reports: ReportSemaphore): void {
  const { timeZone } = context.config;
  serve(silentShops, (call) =>
    readingReport(context.database, reports, call, (trx) =>
      silenceReport(trx, call.principal.scope, { timeZone, now: context.now() }),
    ),
  );
}
