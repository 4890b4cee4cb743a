import { LEVEL } from '../../../contract/access';
import { todayIn } from '../../../contract/dates';
import {
  dateTypes,
  depositReport,
  filterAccounts,
  filterAssociators,
  filterDateType,
  filterEcs,
  filterOperators,
  narrows,
  periodOf,
  periodProblem,
} from '../../../contract/statement';
import { message } from '../../../i18n/server';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../platform/context';
import { readingReport } from '../../platform/db/reading';
import { promiseFile } from '../../platform/exports/tickets';
import { refuseTooLong } from '../../platform/exports/too-long';
import { invalid } from '../../platform/http/http-error';
import type { Serve } from '../../platform/http/serve';
import { arrivedBy } from './arrived';
import { refuseContradictions } from './contradictions';
import { STATEMENT_EXPORT } from './export';
import { accountOptions, associatorOptions, establishmentOptions, operatorOptions } from './options';
import { depositStatement } from './report';
import { selectionOf } from './selection';
import { totals } from './totals';

export function statementRoutes(serve: Serve, context: AppContext, reports: ReportSemaphore): void {
  const { db } = context.database;
  serve(filterEcs, ({ principal: { scope } }) => establishmentOptions(db, scope));
  serve(filterOperators, ({ principal: { scope } }) => operatorOptions(db, scope));
  serve(filterAccounts, ({ principal: { scope } }) => accountOptions(db, scope));
  serve(filterAssociators, ({ principal: { scope } }) => associatorOptions(db, scope));
  serve(filterDateType, async ({ language }) =>
    dateTypes.map((key) => ({ key, value: message(language, `statement.dateTypes.${key}`) })),
  );

  serve(depositReport, async (call) => {
    const { body, principal, language } = call;
    const { scope } = principal;
    const { formato } = call.query;
    const period = periodOf(body);
    const problem = periodProblem(period, todayIn(context.config.timeZone, context.now()));
    if (problem !== null) throw invalid(`statement.warning.${problem}`);
    refuseContradictions(body);
    if (principal.level === LEVEL.provider && !narrows(body)) throw invalid('statement.warning.select');
    if (formato === 'tela') {
      return readingReport(context.database, reports, call, async (trx) => ({
        ...(await depositStatement(trx, await selectionOf(trx, scope, body), period)),
        arrived: await arrivedBy(trx, context.config.timeZone),
      }));
    }
    const { count } = await readingReport(context.database, reports, call, async (trx) =>
      totals(trx, await selectionOf(trx, scope, body), period),
    );
    refuseTooLong(formato, count, language);
    const order = { kind: STATEMENT_EXPORT, format: formato, language, request: body, totalRows: count };
    return promiseFile(db, principal, order, context.now());
  });
}
