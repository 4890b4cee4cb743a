import { LEVEL, type Level } from '../../../contract/access';
import type { DashboardCancellations, DashboardReply } from '../../../contract/dashboard';
import { PROCESS } from '../../../contract/limits';
import { arrivedBy } from '../../network/reports/arrived';
import type { Selection } from '../../network/reports/selection';
import type { Db } from '../../platform/db/connections';
import { cancellationsBefore, moneyBefore } from './before';
import { cancellations, movements, operatorMoments } from './figures';
import { postedUntil } from './posted';
import { average, cancelledOf, highestOf, moneyIn, operatorsOf, pointsOf, seriesOf, sumOf } from './reply';
import type { Span } from './span';

interface DashboardQuery {
  selection: Selection;
  span: Span;
  level: Level;
  timeZone: string;
  /** `YYYY-MM-DDTHH:mm:ss` on the network's clocks. */
  at: string;
}

/**
 * API-28: computes the dashboard of a period over a selection of establishments only. Call it in a transaction that
 * sees one snapshot, so that its parts agree.
 */
export async function dashboardOf(
  trx: Db,
  { selection, span, level, timeZone, at }: DashboardQuery,
): Promise<DashboardReply> {
  const rows = await movements(trx, selection, span);
  const series = { deposit: seriesOf(rows, span, 304), withdrawal: seriesOf(rows, span, 302) };
  const sum = { deposit: sumOf(series.deposit), withdrawal: sumOf(series.withdrawal) };
  const before = await moneyBefore(trx, selection, span);
  const operators = await operatorMoments(trx, selection, span, timeZone);
  // DASH-15: for other levels than 1 it is not even queried.
  const cancelled = level === LEVEL.provider ? await cancelledIn(trx, selection, span) : null;
  return {
    dashboardTransacaoList: [
      ...pointsOf(series.deposit, PROCESS.deposit),
      ...pointsOf(series.withdrawal, PROCESS.withdrawal),
    ],
    sum: { deposito: moneyIn(sum.deposit), saque: moneyIn(sum.withdrawal) },
    media: {
      deposito: average(sum.deposit, span.length),
      saque: average(sum.withdrawal, span.length),
    },
    maioresValores: [
      ...highestOf(series.deposit, PROCESS.deposit),
      ...highestOf(series.withdrawal, PROCESS.withdrawal),
    ],
    operadoresDTOS: operatorsOf(operators, sum.deposit, span),
    transacoesCanceladasDTOS: cancelled,
    totalOperadores: operators[0]?.operators ?? 0,
    anterior: { deposito: moneyIn(before.deposit), saque: moneyIn(before.withdrawal) },
    inicio: span.from,
    fim: span.until,
    lancadoAte: await postedUntil(trx, span),
    at,
    arrived: await arrivedBy(trx, timeZone),
  };
}

async function cancelledIn(trx: Db, selection: Selection, span: Span): Promise<DashboardCancellations> {
  const before = await cancellationsBefore(trx, selection, span);
  return cancelledOf(await cancellations(trx, selection, span), before, span);
}
