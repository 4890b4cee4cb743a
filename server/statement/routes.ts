import { LEVEL } from '../../contract/access';
import { todayIn } from '../../contract/dates';
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
} from '../../contract/statement';
import { message } from '../../i18n/server';
import { readingReport } from '../db/reading';
import { invalid } from '../http/refusal';
import type { Serve } from '../http/serve';
import type { Portal } from '../portal';
import { accountOptions, associatorOptions, establishmentOptions, operatorOptions } from './options';
import { depositStatement } from './report';
import { selectionOf } from './selection';

export function statementRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal.database;
  serve(filterEcs, ({ scope }) => establishmentOptions(db, scope));
  serve(filterOperators, ({ scope }) => operatorOptions(db, scope));
  serve(filterAccounts, ({ scope }) => accountOptions(db, scope));
  serve(filterAssociators, ({ scope }) => associatorOptions(db, scope));
  serve(filterDateType, async ({ language }) =>
    dateTypes.map((key) => ({ key, value: message(language, `statement.dateTypes.${key}`) })),
  );

  serve(depositReport, async ({ body, person, scope, signal }) => {
    const period = periodOf(body);
    const problem = periodProblem(period, todayIn(portal.config.timeZone, portal.now()));
    if (problem !== null) throw invalid(`statement.warning.${problem}`);
    if (person.level === LEVEL.provider && !narrows(body)) throw invalid('statement.warning.select');
    return readingReport(portal.database, signal, async (trx) =>
      depositStatement(trx, await selectionOf(trx, scope, body), period),
    );
  });
}
