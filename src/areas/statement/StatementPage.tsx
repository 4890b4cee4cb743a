import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { LEVEL } from '../../../contract/access';
import { todayIn } from '../../../contract/dates';
import { exportFormats } from '../../../contract/exports';
import { STATEMENT } from '../../../contract/limits';
import type { ReportRequest, ReportRow } from '../../../contract/statement';
import { forgetDisputes } from '../../kit/carried-dispute';
import { ExportMenu } from '../../kit/export/ExportMenu';
import { ExportNote } from '../../kit/reports/ExportNote';
import { FilterCard } from '../../kit/reports/FilterCard';
import { activeCount, type ReportFilters, sameReport } from '../../kit/reports/filters';
import { useGivenFilters } from '../../kit/reports/given-filters';
import { pageStyle } from '../../kit/reports/report-style';
import { ResultsCard } from '../../kit/reports/results/ResultsCard';
import { useFilterOptions } from '../../kit/reports/selections/use-filter-options';
import { useCheckedFilters } from '../../kit/reports/use-checked-filters';
import { useReport } from '../../kit/reports/use-report';
import { useReportExport } from '../../kit/reports/use-report-export';
import { useReportFilters } from '../../kit/reports/use-report-filters';
import { useWaitingNotice } from '../../kit/reports/use-waiting-notice';
import { useFormat } from '../../kit/use-format';
import { useNotice } from '../../kit/use-notice';
import { useConfig } from '../../portal/use-config';
import { useSession } from '../../session/use-session';
import { PageTitle } from '../../shell/PageTitle';
import { useFailureText } from '../../shell/states/use-failure-text';
import { reportAsFile, reportOnScreen } from './calls';
import { ReportRows } from './ReportRows';
import { requestOf } from './request';
import { StatementTable } from './StatementTable';
import { StatementTotals } from './StatementTotals';

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
  const { integer } = useFormat();
  const { level } = useSession().standing;
  const timeZone = useConfig()?.timeZone;
  const today = timeZone === undefined ? '' : todayIn(timeZone);
  const options = useFilterOptions();
  const [filters, change] = useReportFilters('statement', today, given);
  const { request, checked } = useCheckedFilters(filters, requestOf, {
    level,
    today,
    establishments: options.ecs.options,
  });
  const state = useReport({
    name: given === null ? 'statement' : 'statement.given',
    fetchReport: reportOnScreen,
    same: sameReport,
    onFailure: (error) => failed.show(failureText(error), { type: 'error' }),
  });
  useWaitingNotice(state.runId);
  const create = () => {
    const wanted = checked();
    if (wanted === null) return false;
    failed.withdraw();
    forgetDisputes(cache);
    state.run(wanted);
    return true;
  };
  const results = useRef<HTMLDivElement>(null);
  const createAndShow = () => {
    if (create()) bringIntoSight(results.current);
  };

  // The file contains the report on the screen, so that both have the same totals.
  const source = state.pending !== null ? 'loading' : state.report !== null ? 'screen' : 'filters';
  const shown = state.report?.request ?? null;
  const taken = state.pending ?? shown;
  const differs = (other: ReportRequest | null) => other !== null && !sameReport(other, request);
  const title = translate('screens./transacoes-extrato.title');
  const exportAs = useReportExport(title, reportAsFile);

  const reply = state.report?.reply;
  const rows = reply?.rows ?? NONE;
  const total = reply?.totalRows ?? 0;
  const ready = today !== '';
  const open = useEffectEvent(() => {
    if (given !== null || (level !== LEVEL.provider && rows.length === 0)) create();
  });
  // STMT-21: also for a person who comes from a figure of another page and wants to see its rows. It runs before the
  // first paint, so that the prompt does not flash.
  useLayoutEffect(() => {
    if (ready) open();
  }, [ready]);

  return (
    <Box sx={pageStyle}>
      <PageTitle title={title} />
      <FilterCard
        label={translate('statement.form')}
        filters={filters}
        today={today}
        options={options}
        running={state.pending !== null}
        actions={
          <ExportMenu
            formats={exportFormats}
            note={<ExportNote source={source} request={taken} outdated={differs(taken)} />}
            onExport={(format) => {
              const leaving = taken ?? checked();
              if (leaving !== null) exportAs(leaving, format);
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
        onRetry={create}
      >
        <ReportRows rows={rows} transactions={reply?.transacoes} />
      </ResultsCard>
    </Box>
  );
}

/** On a phone the results begin below the visible part of the page: scrolls to them when the report arrives. */
function bringIntoSight(results: HTMLElement | null): void {
  if (results === null || results.getBoundingClientRect().top < window.innerHeight / 2) return;
  results.scrollIntoView({ block: 'start' });
}
