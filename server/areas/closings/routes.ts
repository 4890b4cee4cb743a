import { closedPeriods, closingReport } from '../../../contract/closings';
import { compare } from '../../network/closings/changes';
import { promiseReport } from '../../network/reports/file';
import { selectionOf } from '../../network/reports/selection';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../platform/context';
import { inSnapshot, readingReport } from '../../platform/db/reading';
import type { Serve } from '../../platform/http/serve';
import { askedPeriod, closingOfAsked } from './asked';
import { CLOSING_EXPORT } from './export';
import { changesIn, closingOnScreen, periodsOnScreen } from './screen';

export function closingRoutes(serve: Serve, context: AppContext, reports: ReportSemaphore): void {
  serve(closedPeriods, () => inSnapshot(context.database.db, (trx) => periodsOnScreen(trx, context)));

  serve(closingReport, async (call) => {
    const { body, principal, language } = call;
    const { formato, entrega } = call.query;
    const asked = askedPeriod(body, principal);
    if (formato === 'tela') {
      return readingReport(context.database, reports, call, async (trx) => {
        const selection = await selectionOf(trx, principal.scope, asked.filter);
        const closing = await closingOfAsked(trx, context, asked, language);
        return closingOnScreen(trx, selection, asked, { closing, config: context.config });
      });
    }
    return promiseReport(context, reports, call, {
      kind: CLOSING_EXPORT,
      format: formato,
      request: { ...body, entrega },
      count: async (trx) => {
        const selection = await selectionOf(trx, principal.scope, asked.filter);
        const { position } = await closingOfAsked(trx, context, asked, language);
        const upTo = entrega === undefined ? undefined : Math.max(entrega, position);
        return changesIn(await compare(trx, selection, asked.period, { after: position, upTo }));
      },
    });
  });
}
