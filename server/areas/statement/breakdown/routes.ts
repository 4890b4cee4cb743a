import { type BreakdownRequest, depositBreakdown } from '../../../../contract/breakdown';
import { todayIn } from '../../../../contract/dates';
import { arrivedBy } from '../../../network/reports/arrived';
import { checkedPeriod } from '../../../network/reports/check';
import { promiseReport } from '../../../network/reports/file';
import { selectionOf } from '../../../network/reports/selection';
import type { ReportSemaphore } from '../../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../../platform/context';
import { readingReport } from '../../../platform/db/reading';
import { invalid } from '../../../platform/errors/http-error';
import type { Serve } from '../../../platform/http/serve';
import { openStatement } from '../export-rows';
import { BREAKDOWN_EXPORT, fileLines } from './export';
import { breakdownOnScreen } from './screen';

export function breakdownRoutes(serve: Serve, context: AppContext, reports: ReportSemaphore): void {
  const { timeZone } = context.config;

  serve(depositBreakdown, async (call) => {
    const { body, principal, query } = call;
    const { level, scope } = principal;
    const period = checkedPeriod(body, { level, today: todayIn(timeZone, context.now()) });
    assertTwoDiffer(body);
    if (query.formato === 'tela') {
      return readingReport(context.database, reports, call, async (trx) => ({
        ...(await breakdownOnScreen(trx, await selectionOf(trx, scope, body), period, {
          asked: body,
          timeZone,
        })),
        arrived: await arrivedBy(trx, timeZone),
      }));
    }
    const request = { ...body, entrega: query.entrega };
    return promiseReport(context, reports, call, {
      kind: BREAKDOWN_EXPORT,
      format: query.formato,
      request,
      count: async (trx) =>
        fileLines(trx, await openStatement(trx, scope, request), { asked: request, timeZone }),
    });
  });
}

/** @throws HttpError 400 where both dimensions are one */
function assertTwoDiffer({ by: [first, second] }: BreakdownRequest): void {
  if (first === second) throw invalid('statement.breakdown.twice', { by: 'statement.breakdown.twice' });
}
