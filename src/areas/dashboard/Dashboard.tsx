import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import type { DashboardQuery, DashboardReply } from '../../../contract/dashboard';
import { PROCESS } from '../../../contract/limits';
import { statementPath } from '../../network/reports/statement-path';
import { CancellationsCard } from './CancellationsCard';
import { gridStyle } from './dashboard-style';
import { statementOf } from './filters/filters';
import { MoneyCard } from './money/MoneyCard';
import { OperatorsPanel } from './operators/OperatorsPanel';
import { useFigures } from './use-figures';

interface DashboardProps {
  query: DashboardQuery;
  reply: DashboardReply;
  /** Whether other filters were chosen since. */
  old: boolean;
  /** Stands after the amounts. */
  children?: ReactNode;
}

/** The cards of a dashboard. Memoised, so that a changed filter does not draw the charts again. */
export const Dashboard = memo(function Dashboard({ query, reply, old, children }: DashboardProps) {
  const figures = useFigures(query);
  const { sum, media, anterior, transacoesCanceladasDTOS: cancelled } = reply;
  const statement = statementPath(statementOf(query, reply.at));
  const ofProcess = (code: number) => ({
    highest: reply.maioresValores.filter(({ cdProc }) => cdProc === code),
    // DASH-13: a day that cannot have posted yet would be a fall to zero.
    points: reply.dashboardTransacaoList.filter(
      ({ cdProc, dataCaptura }) => cdProc === code && dataCaptura.slice(0, 10) <= reply.lancadoAte,
    ),
    period: query.periodo,
    figures,
    statement,
  });
  return (
    <Box sx={gridStyle} className={old ? 'old' : ''}>
      <div className="main">
        <MoneyCard
          kind="deposits"
          sum={sum.deposito}
          average={media.deposito}
          before={anterior.deposito}
          {...ofProcess(PROCESS.deposit)}
        />
        <div className="pair">
          {query.tipoTransacao === 'dt' && (
            <MoneyCard
              kind="withdrawals"
              sum={sum.saque}
              average={media.saque}
              before={anterior.saque}
              {...ofProcess(PROCESS.withdrawal)}
            />
          )}
          {cancelled !== null && (
            <CancellationsCard
              cancelled={cancelled}
              period={query.periodo}
              figures={figures}
              statement={statement}
            />
          )}
        </div>
      </div>
      {children}
      <OperatorsPanel
        // DASH-21: other results begin with all operators, on the first page.
        key={`${reply.at} ${JSON.stringify(query)}`}
        operators={reply.operadoresDTOS}
        total={reply.totalOperadores}
        figures={figures}
      />
    </Box>
  );
});
