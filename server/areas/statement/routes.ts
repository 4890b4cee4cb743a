import { allowed, LEVEL } from '../../../contract/access';
import { apiDepositFilters, apiDepositReport } from '../../../contract/api';
import { todayIn } from '../../../contract/dates';
import type { Language } from '../../../contract/languages';
import type { ReplyOf } from '../../../contract/operation';
import {
  dateTypes,
  filterAccounts,
  filterAssociators,
  filterDateType,
  filterEcs,
  filterOperators,
} from '../../../contract/reports';
import { cancelledDeposits, depositReport, newerDepositReport } from '../../../contract/statement';
import { message } from '../../../i18n/server';
import { arrivedBy } from '../../network/reports/arrived';
import { checkedPeriod } from '../../network/reports/check';
import { promiseReport } from '../../network/reports/file';
import {
  accountOptions,
  associatorOptions,
  establishmentOptions,
  operatorOptions,
} from '../../network/reports/options';
import { selectionOf } from '../../network/reports/selection';
import { hasChangedSince } from '../../network/reports/transactions';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { AppContext } from '../../platform/context';
import { readingReport } from '../../platform/db/reading';
import { jsonText } from '../../platform/http/exact-money';
import type { Serve } from '../../platform/http/serve';
import { Written } from '../../platform/http/written';
import { breakdownRoutes } from './breakdown/routes';
import { CANCELLED_EXPORT, STATEMENT_EXPORT } from './export';
import { countOf, openCancelled, openStatement } from './export-rows';
import { cancelledStatement, depositStatement } from './report';

export function statementRoutes(serve: Serve, context: AppContext, reports: ReportSemaphore): void {
  const { db } = context.database;
  serve(filterEcs, ({ principal: { scope } }) => establishmentOptions(db, scope));
  serve(filterOperators, ({ principal: { scope } }) => operatorOptions(db, scope));
  serve(filterAccounts, ({ principal: { scope } }) => accountOptions(db, scope));
  serve(filterAssociators, ({ principal: { scope } }) => associatorOptions(db, scope));
  serve(filterDateType, async ({ language }) => dateTypesIn(language));

  serve(depositReport, async (call) => {
    const { body, principal } = call;
    const { level, scope } = principal;
    const { formato, entrega, identificadores } = call.query;
    const today = todayIn(context.config.timeZone, context.now());
    const period = checkedPeriod(body, { level, today });
    if (formato === 'tela') {
      return readingReport(context.database, reports, call, async (trx) => ({
        ...(await depositStatement(trx, await selectionOf(trx, scope, body), period, {
          ...body,
          timeZone: context.config.timeZone,
          disputable: allowed(principal, '/chamados'),
        })),
        arrived: await arrivedBy(trx, context.config.timeZone),
      }));
    }
    return promiseReport(context, reports, call, {
      kind: STATEMENT_EXPORT,
      format: formato,
      request: { ...body, entrega, ...(identificadores === 'true' && { identificadores: true }) },
      count: async (trx) => countOf(trx, await openStatement(trx, scope, { ...body, entrega })),
    });
  });

  serve(cancelledDeposits, async (call) => {
    const { body, principal, query } = call;
    const { level, scope } = principal;
    const { timeZone } = context.config;
    const period = checkedPeriod(body, { level, today: todayIn(timeZone, context.now()) });
    if (query.formato === 'tela') {
      return readingReport(context.database, reports, call, async (trx) => ({
        ...(await cancelledStatement(trx, await selectionOf(trx, scope, body), period, {
          ...body,
          timeZone,
        })),
        arrived: await arrivedBy(trx, timeZone),
      }));
    }
    return promiseReport(context, reports, call, {
      kind: CANCELLED_EXPORT,
      format: query.formato,
      request: { ...body, ...(query.identificadores === 'true' && { identificadores: true }) },
      count: async (trx) => countOf(trx, await openCancelled(trx, scope, body)),
    });
  });
  breakdownRoutes(serve, context, reports);

  serve(newerDepositReport, (call) => {
    const { body, query, principal } = call;
    const { level, scope } = principal;
    const period = checkedPeriod(body, { level, today: todayIn(context.config.timeZone, context.now()) });
    return readingReport(context.database, reports, call, async (trx) => {
      const selection = await selectionOf(trx, scope, body);
      return { newer: await hasChangedSince(trx, selection, period, query.entrega) };
    });
  });

  serve(apiDepositFilters, async ({ principal: { scope }, language }) =>
    tagged({
      dateTypes: dateTypesIn(language),
      establishments: await establishmentOptions(db, scope),
      operators: await operatorOptions(db, scope),
      accounts: await accountOptions(db, scope),
      groups: await associatorOptions(db, scope),
    } satisfies ReplyOf<typeof apiDepositFilters>),
  );
  serve(apiDepositReport, async (call) => {
    const { body, principal } = call;
    const today = todayIn(context.config.timeZone, context.now());
    const period = checkedPeriod(body, { level: LEVEL.manager, today });
    const report = await readingReport(context.database, reports, call, async (trx) => ({
      ...(await depositStatement(trx, await selectionOf(trx, principal.scope, body), period, {
        timeZone: context.config.timeZone,
      })),
      arrived: await arrivedBy(trx, context.config.timeZone),
    }));
    return tagged(report satisfies ReplyOf<typeof apiDepositReport>);
  });
}

/** A reply with an ETag, so that a program need not fetch it again while it is unchanged. It varies by language. */
const tagged = (reply: object) =>
  new Written('application/json; charset=utf-8', jsonText(reply), { vary: 'accept, accept-language' });

const dateTypesIn = (language: Language) =>
  dateTypes.map((key) => ({ key, value: message(language, `reports.dateTypes.${key}`) }));
