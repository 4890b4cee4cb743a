import { sql } from 'kysely';
import { breakdownFileRequest } from '../../../contract/breakdown';
import { exportFormats } from '../../../contract/exports';
import { PROCESS } from '../../../contract/limits';
import { isNarrowed } from '../../../contract/narrowing';
import { reportFileRequest } from '../../../contract/statement';
import { lookedIn, type StatementTab } from '../../../contract/statement-address';
import type { Control, Sends, SentWhen, ViewContent } from '../../engines/exports/sends';
import { sentFilter } from '../../network/reports/sent-filter';
import { totals } from '../../network/reports/totals';
import type { Db } from '../../platform/db/connections';
import { fileLines } from './breakdown/export';
import { type Opened, openCancelled, openStatement } from './export-rows';

const takes =
  (tab: StatementTab) =>
  ({ more }: ViewContent) =>
    lookedIn(more).tab === tab;

/** Before the first delivery there is none to stand at. */
const at = ({ position }: SentWhen) => position > 0 && { entrega: position };

/** The rows of a view: as they are narrowed, and newest first as in every file. */
function rowsRequest(view: ViewContent, when: SentWhen): object {
  const { narrowed } = lookedIn(view.more);
  return {
    ...sentFilter(view, when),
    flTotalizar: true,
    escopo: 1,
    ...(isNarrowed(narrowed) && { narrowed }),
    ...at(when),
  };
}

export const sentRows: Sends = {
  screen: '/transacoes-extrato',
  formats: exportFormats,
  takes: takes('rows'),
  request: rowsRequest,
  control: async ({ trx, request, scope }) =>
    controlOf(trx, await openStatement(trx, scope, reportFileRequest.parse(request))),
};

export const sentCancelled: Sends = {
  screen: '/transacoes-extrato',
  formats: exportFormats,
  takes: takes('cancelled'),
  request: rowsRequest,
  control: async ({ trx, request, scope }) =>
    controlOf(trx, await openCancelled(trx, scope, reportFileRequest.parse(request))),
};

/** Its control total says the sums of all rows, and how many lines they are broken down into. */
export const sentBreakdown: Sends = {
  screen: '/transacoes-extrato',
  formats: exportFormats,
  takes: takes('breakdown'),
  request: (view, when) => {
    const { by, lines } = lookedIn(view.more);
    return { ...sentFilter(view, when), by, ...lines, ...at(when) };
  },
  control: async ({ trx, request, scope, timeZone }) => {
    const asked = breakdownFileRequest.parse(request);
    const statement = await openStatement(trx, scope, asked);
    return {
      ...(await controlOf(trx, statement)),
      rows: await fileLines(trx, statement, { asked, timeZone }),
    };
  },
};

async function controlOf(trx: Db, { rolledUp, selection, period, rows }: Opened): Promise<Control> {
  if (rolledUp) {
    const { count, deposits, debts } = await totals(trx, selection, period);
    return { rows: count, deposits, withdrawals: debts };
  }
  const { rows: sums } = await sql<Control>`
    select count(*)::int as rows,
      coalesce(sum(t.amount) filter (where t.process_code <> ${PROCESS.withdrawal}), 0)::text as deposits,
      coalesce(sum(t.amount) filter (where t.process_code = ${PROCESS.withdrawal}), 0)::text as withdrawals
    from cash_transaction t where ${rows}`.execute(trx);
  return sums[0] ?? { rows: 0, deposits: '0', withdrawals: '0' };
}
