import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { LEVEL } from '../../../contract/access';
import { todayIn } from '../../../contract/dates';
import { exportFormats } from '../../../contract/exports';
import { subtractMoney } from '../../../contract/money';
import type { ReportReply, ReportRequest, ReportRow } from '../../../contract/statement';
import { STATEMENT } from '../../../contract/statement';
import { forgetDisputes } from '../../kit/carried-dispute';
import { ExportMenu } from '../../kit/export/ExportMenu';
import { isRefused } from '../../kit/list/use-refused-filter';
import { daysText } from '../../network/reports/days-text';
import { type ReportFilters } from '../../network/reports/default-filters';
import { ExportNote } from '../../network/reports/ExportNote';
import { FilterCard } from '../../network/reports/FilterCard';
import { activeCount, sameReport } from '../../network/reports/filters';
import { useGivenFilters } from '../../network/reports/given-filters';
import { pageStyle } from '../../network/reports/report-style';
import { ReportTotals } from '../../network/reports/results/ReportTotals';
import { ResultsCard } from '../../network/reports/results/ResultsCard';
import { useFilterOptions } from '../../network/reports/selections/use-filter-options';
import { statementPath } from '../../network/reports/statement-path';
import { useCheckedFilters } from '../../network/reports/use-checked-filters';
import { useFirstRun } from '../../network/reports/use-first-run';
import { useReport } from '../../network/reports/use-report';
import { useReportExport } from '../../network/reports/use-report-export';
import { useReportFilters } from '../../network/reports/use-report-filters';
import { useWaitingNotice } from '../../network/reports/use-waiting-notice';
import { useKeepLeftOff } from '../../session/left-off';
import { useSession } from '../../session/use-session';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useDeployment } from '../../ui/format/deployment';
import { useFormat } from '../../ui/format/use-format';
import { useNotice } from '../../ui/notice/use-notice';
import { PageTitle } from '../../ui/PageTitle';
import { useOnChange } from '../../ui/use-on-change';
import { reportAsFile, reportOnScreen } from './calls';
import { totalsOf } from './columns';
import { IdentifyChoice } from './IdentifyChoice';
import { NewerStatement } from './NewerStatement';
import { ReportRows } from './ReportRows';
import { requestOf } from './request';
import { StatementTable } from './StatementTable';

const NONE: readonly ReportRow[] = [];

/** `/transacoes-extrato`: the deposit statement. */
export function StatementPage() {
  const given = useGivenFilters();
  return <Statement key={JSON.stringify(given)} given={given} />;
}

/** The statement, with the filters of the address or the kept ones. */
function Statement({ given }: { given: ReportFilters | null }) {
  const translate = useTranslate();
  const cache = useQueryClient();
  const failed = useNotice();
  const failureText = useFailureText();
  const { integer, date } = useFormat();
  const keepLeft = useKeepLeftOff();
  const { level } = useSession().standing;
  const timeZone = useDeployment()?.timeZone;
  const today = timeZone === undefined ? '' : todayIn(timeZone);
  const options = useFilterOptions();
  const [filters, change, refuse] = useReportFilters('statement', today, given);
  const { request, checked } = useCheckedFilters(filters, requestOf, {
    level,
    today,
    establishments: options.ecs.options,
  });
  const state = useReport({
    name: given === null ? 'statement' : 'statement.given',
    fetchReport: reportOnScreen,
    same: sameReport,
    onFailure: (error) => {
      if (isRefused(error)) refuse();
      failed.show(failureText(error), { type: 'error' });
    },
  });
  useWaitingNotice(state.runId);
  const create = () => {
    const wanted = checked();
    if (wanted === null) return false;
    failed.withdraw();
    forgetDisputes(cache);
    state.run(wanted);
    keepLeft({ title: daysText(filters, date), address: statementPath(filters) });
    return true;
  };
  const results = useRef<HTMLDivElement>(null);
  const createAndShow = () => {
    const created = create();
    if (created) bringIntoSight(results.current);
    return created;
  };

  const [cleared, setCleared] = useState(0);
  // The filters are checked without those that were cleared, which they are from the next render on.
  useOnChange(cleared, () => void create());
  const clear = (refused: Partial<ReportFilters>) => {
    state.forgetFailure();
    change(refused);
    setCleared(cleared + 1);
  };

  // The file contains the report on the screen, so that both have the same totals.
  const source = state.pending !== null ? 'loading' : state.report !== null ? 'screen' : 'filters';
  const shown = state.report?.request ?? null;
  const taken = state.pending ?? shown;
  const differs = (other: ReportRequest | null) => other !== null && !sameReport(other, request);
  const title = translate('screens./transacoes-extrato.title');
  const exportAs = useReportExport(title, reportAsFile);
  // Kept in react-admin's store, which a sign-out clears, as filters are.
  const [identify, setIdentify] = useStore('statement.identify', false);

  const reply = state.report?.reply;
  const rows = reply?.rows ?? NONE;
  const total = reply?.totalRows ?? 0;
  const ready = today !== '';
  // STMT-21: also for a person who comes from a figure of another page and wants to see its rows.
  useFirstRun(ready, () => {
    if (given !== null || (level !== LEVEL.provider && rows.length === 0)) create();
  });

  return (
    <Box sx={pageStyle}>
      <PageTitle title={title} />
      <FilterCard
        label={translate('statement.form')}
        filters={filters}
        today={today}
        options={options}
        running={state.pending !== null}
        current={ready && shown !== null && state.pending === null && !differs(shown)}
        actions={
          <ExportMenu
            formats={exportFormats}
            note={<ExportNote source={source} request={taken} outdated={differs(taken)} />}
            choice={<IdentifyChoice chosen={identify} onChange={setIdentify} />}
            onExport={(format) => {
              const leaving = taken ?? checked();
              if (leaving === null) return;
              const delivery = leaving === shown ? state.report?.reply.arrived?.delivery : undefined;
              exportAs({ ...leaving, entrega: delivery, ...(identify && { identificadores: true }) }, format);
            }}
          />
        }
        advanced={level === LEVEL.provider || activeCount(filters) > 0}
        onChange={change}
        onCreate={createAndShow}
      />
      <ResultsCard
        ref={results}
        state={state}
        options={options}
        rows={rows.length}
        totals={reply && <StatementTotals reply={reply} />}
        note={
          total > STATEMENT.screenRows && (
            <>
              <span>{translate('reports.results.truncated')}</span>{' '}
              <span>{translate('reports.results.rows', { smart_count: total, rows: integer(total) })}</span>
            </>
          )
        }
        skeleton={<StatementTable />}
        outdated={ready && differs(shown)}
        newer={
          state.report !== null && (
            <NewerStatement report={state.report} onShow={() => shown !== null && state.run(shown)} />
          )
        }
        onRetry={create}
        onClear={clear}
      >
        {reply !== undefined && <ReportRows reply={reply} />}
      </ResultsCard>
    </Box>
  );
}

/** On a phone the results begin below the visible part of the page: scrolls to them when the report arrives. */
function bringIntoSight(results: HTMLElement | null): void {
  if (results === null || results.getBoundingClientRect().top < window.innerHeight / 2) return;
  results.scrollIntoView({ block: 'start' });
}

/** STMT-12: deposits, withdrawals, and the balance. */
function StatementTotals({ reply }: { reply: ReportReply }) {
  const { deposits, debts, balance } = totalsOf(reply);
  return (
    <ReportTotals
      parts={[
        { label: 'reports.results.deposits', amount: deposits, tone: 'in' },
        { label: 'reports.results.withdrawals', amount: subtractMoney(0, debts), tone: 'out' },
      ]}
      balance={{ label: 'reports.results.balance', amount: balance }}
    />
  );
}
