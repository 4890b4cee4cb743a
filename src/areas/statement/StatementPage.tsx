import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { LEVEL } from '../../../contract/access';
import { todayIn } from '../../../contract/dates';
import { type ReportFilters } from '../../../contract/default-filters';
import { exportFormats } from '../../../contract/exports';
import type { ReportRequest } from '../../../contract/statement';
import { forgetDisputes } from '../../kit/carried-dispute';
import { ExportMenu } from '../../kit/export/ExportMenu';
import { isRefused } from '../../kit/list/use-refused-filter';
import { bankFilesPath } from '../../network/reports/bank-files-path';
import { daysText } from '../../network/reports/days-text';
import { ExportNote } from '../../network/reports/ExportNote';
import { FilterCard } from '../../network/reports/FilterCard';
import { reportFileName } from '../../network/reports/file-name';
import { activeCount, sameReport } from '../../network/reports/filters';
import { type GivenFilters, useGivenFilters } from '../../network/reports/given-filters';
import { KeptFilterPending } from '../../network/reports/KeptFilterPending';
import { pageStyle } from '../../network/reports/report-style';
import { useFilterOptions } from '../../network/reports/selections/use-filter-options';
import { statementPath } from '../../network/reports/statement-path';
import { useCheckedFilters } from '../../network/reports/use-checked-filters';
import { useFirstRun } from '../../network/reports/use-first-run';
import { useNarrowed } from '../../network/reports/use-narrowed';
import { useReportFilters } from '../../network/reports/use-report-filters';
import { useReportViews } from '../../network/reports/use-report-views';
import { useWaitingNotice } from '../../network/reports/use-waiting-notice';
import { useKeepLeftOff } from '../../session/left-off';
import { useSession } from '../../session/use-session';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useDeployment } from '../../ui/format/deployment';
import { useFormat } from '../../ui/format/use-format';
import { useNotice } from '../../ui/notice/use-notice';
import { PageTitle } from '../../ui/PageTitle';
import { useOnChange } from '../../ui/use-on-change';
import { useBankFiles } from './bank-files/use-bank-files';
import { IdentifyChoice } from './IdentifyChoice';
import { NameChoice } from './NameChoice';
import { requestOf } from './request';
import { StatementResults } from './StatementResults';
import { lookedParameters, useLooked } from './tabs';
import { usePartExport } from './use-part-export';
import { useStatementReports } from './use-statement-reports';

/** `/transacoes-extrato`: the deposit statement. */
export function StatementPage() {
  const address = useGivenFilters('/transacoes-extrato');
  if (!address.isKnown)
    return (
      <KeptFilterPending
        title="screens./transacoes-extrato.title"
        error={address.error}
        retry={address.retry}
      />
    );
  return <Statement key={address.key} address={address} />;
}

/** The statement, with the filters of the address or the kept ones. */
function Statement({ address }: { address: GivenFilters }) {
  // Filters that the page puts into the address are its own all the same.
  const [given] = useState(address.given);
  const translate = useTranslate();
  const cache = useQueryClient();
  const failed = useNotice();
  const failureText = useFailureText();
  const { date } = useFormat();
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
  const { looked, look, parameters } = useLooked();
  const reports = useStatementReports({
    name: given === null ? 'statement' : 'statement.given',
    looked,
    onFailure: (error) => {
      if (isRefused(error)) {
        refuse();
        if (given !== null) void narrow(filters, clear);
      }
      failed.show(failureText(error), { type: 'error' });
    },
  });
  const state = reports.active;
  useWaitingNotice(state.runId);
  const narrow = useNarrowed('/transacoes-extrato');
  const create = () => {
    const wanted = checked();
    if (wanted === null) return false;
    failed.withdraw();
    forgetDisputes(cache);
    reports.run(wanted);
    keepLeft({ title: daysText(filters, date), address: statementPath(filters) });
    return true;
  };
  const results = useRef<HTMLDivElement>(null);
  const createAndShow = () => {
    const shownBefore = state.report !== null;
    const created = create();
    if (!created) return false;
    bringIntoSight(results.current);
    if (address.given === null || !sameReport(requestOf(address.given), request))
      void address.put(filters, !shownBefore);
    return true;
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
  const { shown, taken } = reports;
  const differs = (other: ReportRequest | null) => other !== null && !sameReport(other, request);
  const title = translate('screens./transacoes-extrato.title');
  const views = useReportViews('/transacoes-extrato', filters, today, lookedParameters);
  // Kept in react-admin's store, which a sign-out clears, as filters are.
  const [identify, setIdentify] = useStore('statement.identify', false);
  const [named, setNamed] = useStore('statement.fileName', false);

  const exportAs = usePartExport(reports, looked);
  const bankFiles = useBankFiles({ reports, looked, accounts: options.accounts, checked });
  const ready = today !== '';
  // STMT-21: also for a person who comes from a figure of another page and wants to see its rows.
  useFirstRun(ready, () => {
    if (given !== null || (level !== LEVEL.provider && reports.held === 0)) create();
    else reports.follow();
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
            choice={[
              looked.tab !== 'breakdown' && (
                <IdentifyChoice key="identify" chosen={identify} onChange={setIdentify} />
              ),
              <NameChoice key="name" chosen={named} onChange={setNamed} />,
            ]}
            further={bankFiles.further}
            made={{ text: translate('bankFiles.made'), to: bankFilesPath(request.contas) }}
            onExport={(format) => {
              const leaving = taken ?? checked();
              if (leaving === null) return;
              exportAs(leaving, {
                identify,
                format,
                name: named ? reportFileName(leaving, options) : undefined,
              });
            }}
          />
        }
        advanced={level === LEVEL.provider || activeCount(filters) > 0}
        views={views}
        onChange={change}
        onCreate={createAndShow}
      />
      {bankFiles.dialog}
      <StatementResults
        ref={results}
        reports={reports}
        options={options}
        looked={looked}
        onLook={look}
        parameters={parameters}
        outdated={ready && differs(shown)}
        onRetry={create}
        onClear={clear}
      />
    </Box>
  );
}

/** On a phone the results begin below the visible part of the page: scrolls to them when the report arrives. */
function bringIntoSight(results: HTMLElement | null): void {
  if (results === null || results.getBoundingClientRect().top < window.innerHeight / 2) return;
  results.scrollIntoView({ block: 'start' });
}
