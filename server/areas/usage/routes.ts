import { todayIn } from '../../../contract/dates';
import { usageReport } from '../../../contract/usage';
import { countListed } from '../../engines/lists/export';
import { promiseReport } from '../../network/reports/file';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../platform/context';
import { readingReport } from '../../platform/db/reading';
import type { Serve } from '../../platform/http/serve';
import { clockOf } from '../../platform/time/clock';
import { USAGE_EXPORT, usageList } from './export';
import { daysUpTo, usagePage } from './report';

export function usageRoutes(serve: Serve, context: AppContext, reports: ReportSemaphore): void {
  serve(usageReport, async (call) => {
    const { formato, periodo, ec, uso, ...page } = call.query;
    const { scope } = call.principal;
    const days = daysUpTo(todayIn(context.config.timeZone, context.now()), periodo);
    const filter = { ec, uso, periodo: days };
    if (formato === 'tela') {
      return readingReport(context.database, reports, call, (trx) => usagePage(trx, scope, filter, page));
    }
    const request = { format: formato, filter, sort: page.sort };
    return promiseReport(context, reports, call, {
      kind: USAGE_EXPORT,
      format: formato,
      request,
      count: (trx) => countListed(trx, usageList(days), scope, request, clockOf(context)),
    });
  });
}
