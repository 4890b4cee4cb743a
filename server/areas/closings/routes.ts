import { closedPeriods, closingReport } from '../../../contract/closings';
import { twoPeriods } from '../../../contract/two-periods';
import { askedPeriod, askedPeriods, closingOfAsked } from '../../network/closings/asked';
import { changesIn, compare } from '../../network/closings/changes';
import { listedPeriods } from '../../network/closings/listed';
import { promiseReport } from '../../network/reports/file';
import { selectionOf } from '../../network/reports/selection';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { inSnapshot, readingReport } from '../../platform/db/reading';
import type { Serve } from '../../platform/http/serve';
import { CLOSING_EXPORT } from './export';
import { closingOnScreen } from './screen';
import { fileLines, TWO_PERIODS_EXPORT } from './two-periods/export';
import { twoPeriodsOnScreen } from './two-periods/screen';

export function closingRoutes(serve: Serve, context: AppContext, reports: ReportSemaphore): void {
  serve(closedPeriods, () => inSnapshot(context.database.db, (trx) => listedPeriods(trx, context)));

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

  serve(twoPeriods, async (call) => {
    const { body, principal, language } = call;
    const { formato, entrega } = call.query;
    const { timeZone } = context.config;
    const asked = askedPeriods(body, principal);
    const closed = async (trx: Db) => ({
      one: { asked: asked.one, closing: await closingOfAsked(trx, context, asked.one, language) },
      other: {
        asked: asked.other,
        closing: await closingOfAsked(trx, context, asked.other, language, 'other'),
      },
    });
    if (formato === 'tela') {
      return readingReport(context.database, reports, call, async (trx) => {
        const selection = await selectionOf(trx, principal.scope, asked.one.filter);
        return twoPeriodsOnScreen(trx, selection, await closed(trx), { request: body, timeZone });
      });
    }
    const request = { ...body, entrega };
    return promiseReport(context, reports, call, {
      kind: TWO_PERIODS_EXPORT,
      format: formato,
      request,
      count: async (trx) => {
        await selectionOf(trx, principal.scope, asked.one.filter);
        await closed(trx);
        return fileLines(trx, principal.scope, request, timeZone);
      },
    });
  });
}
