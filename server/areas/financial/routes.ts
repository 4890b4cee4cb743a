import { todayIn } from '../../../contract/dates';
import { financialDetail } from '../../../contract/financial';
import { countListed } from '../../engines/lists/export';
import { promiseReport } from '../../network/reports/file';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../platform/context';
import { readingReport } from '../../platform/db/reading';
import type { Serve } from '../../platform/http/serve';
import { assertInScope } from '../../platform/principal/foreign';
import { clockOf } from '../../platform/time/clock';
import { BILLS_EXPORT, billList } from './export';
import { billPage } from './list';

export function financialRoutes(serve: Serve, context: AppContext, reports: ReportSemaphore): void {
  serve(financialDetail, async (call) => {
    const { formato, numeroLogico, ec, mes, ...page } = call.query;
    const { scope } = call.principal;
    const filter = { numeroLogico, ec, mes };
    await assertInScope(context.database.db, scope, { ec: ec ?? [] });
    if (formato === 'tela') {
      const today = todayIn(context.config.timeZone, context.now());
      return readingReport(context.database, reports, call, (trx) =>
        billPage(trx, scope, filter, page, today),
      );
    }
    const request = { format: formato, filter, sort: page.sort };
    return promiseReport(context, reports, call, {
      kind: BILLS_EXPORT,
      format: formato,
      request,
      count: (trx) => countListed(trx, billList, scope, request, clockOf(context)),
    });
  });
}
