import { type DashboardQuery, dashboard, PERIODS_OF } from '../../../contract/dashboard';
import { ALL } from '../../../contract/keys';
import { periodMoments, type ReportFilter } from '../../../contract/reports';
import type { MessageKey } from '../../../i18n/server';
import { selectionOf } from '../../network/reports/selection';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../platform/context';
import { readingReport } from '../../platform/db/reading';
import { invalid, throwRefusals } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { hoursOfToday, wallClock } from '../../platform/time/wall-clock';
import { dashboardOf } from './dashboard';
import { type Span, spanOf } from './span';

export function dashboardRoutes(serve: Serve, context: AppContext, reports: ReportSemaphore): void {
  const { timeZone } = context.config;
  serve(dashboard, (call) => {
    const { query, principal } = call;
    assertNoContradictions(query);
    const now = context.now();
    const at = wallClock(timeZone, now);
    const span = spanOf(query, at, hoursOfToday(timeZone, now));
    return readingReport(context.database, reports, call, async (trx) => {
      const selection = await selectionOf(trx, principal.scope, filterOf(query, span));
      return dashboardOf(trx, { selection, span, level: principal.level, timeZone, at });
    });
  });
}

/**
 * DASH-06, DASH-08: requires one establishment or one group, and allows hours only of transaction dates.
 * @throws HttpError 400 that names the fields
 */
function assertNoContradictions({
  estabelecimento,
  agrupador,
  tipoTransacao,
  periodo,
}: DashboardQuery): void {
  const isOne = (estabelecimento === undefined) !== (agrupador === undefined);
  throwRefusals([
    ...(isOne ? [] : [refusalAt('estabelecimento', 'dashboard.warning.one')]),
    ...(PERIODS_OF[tipoTransacao].includes(periodo)
      ? []
      : [refusalAt('periodo', 'dashboard.warning.period')]),
  ]);
}

const refusalAt = (field: string, key: MessageKey) => invalid(key, { [field]: key });

/** Returns the filter in the form of the reports on transactions. */
function filterOf({ estabelecimento, agrupador }: DashboardQuery, { period }: Span): ReportFilter {
  return {
    tipoDeData: period.dateType,
    ...periodMoments(period),
    ecs: estabelecimento === undefined || estabelecimento === ALL ? [] : [estabelecimento],
    contas: [],
    operadores: [],
    agrupadores: agrupador === undefined ? [] : [String(agrupador)],
  };
}
