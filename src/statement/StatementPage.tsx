import Box from '@mui/material/Box';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { LEVEL } from '../../contract/access';
import { todayIn } from '../../contract/dates';
import { type ExportFormat, exportFormats } from '../../contract/exports';
import { PageTitle } from '../layout/PageTitle';
import { useFailureText } from '../layout/states/use-failure-text';
import { useConfig } from '../portal/use-config';
import { useSession } from '../session/use-session';
import { ExportMenu } from '../shared/export/ExportMenu';
import { useStartExport } from '../shared/export/use-exports';
import { reportAsFile } from './calls';
import { FilterCard } from './FilterCard';
import { activeCount, filterProblem, requestOf } from './filters';
import { ResultsCard } from './ResultsCard';
import { pageStyle } from './statement-style';
import { useFilterOptions } from './use-filter-options';
import { useReport } from './use-report';
import { useStatementFilters } from './use-statement-filters';
import { useWaitingNotice } from './use-waiting-notice';

/** `/transacoes-extrato`: the deposit statement. */
export function StatementPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const { level } = useSession().standing;
  const timeZone = useConfig()?.timeZone;
  const today = timeZone === undefined ? '' : todayIn(timeZone);
  const options = useFilterOptions();
  const [filters, change] = useStatementFilters(today);
  const state = useReport((error) => notify(failureText(error), { type: 'error' }));
  useWaitingNotice(state.runId);

  /** The filters as they are now, or `null` with a warning that says what is wrong with them. */
  const checkedRequest = () => {
    const problem = filterProblem(filters, { level, today, establishments: options.ecs.options });
    if (problem === null) return requestOf(filters);
    notify(`statement.warning.${problem}`, { type: 'warning' });
    return null;
  };
  const create = () => {
    const request = checkedRequest();
    if (request !== null) state.run(request);
    return request !== null;
  };
  const startExport = useStartExport();
  const exportAs = (format: ExportFormat) => {
    const request = checkedRequest();
    if (request === null) return;
    startExport({
      title: translate('screens./transacoes-extrato.title'),
      format,
      key: JSON.stringify([format, request]),
      ask: (signal) => reportAsFile(request, format, signal),
    });
  };
  const results = useRef<HTMLDivElement>(null);
  const createAndShow = () => {
    if (create()) bringIntoSight(results.current);
  };

  const ready = today !== '';
  const open = useEffectEvent(() => {
    const loaded = (state.report?.reply.rows.length ?? 0) > 0;
    if (level !== LEVEL.provider && !loaded) create();
  });
  // STMT-21; before the first paint, so that the prompt does not flash up.
  useLayoutEffect(() => {
    if (ready) open();
  }, [ready]);

  return (
    <Box sx={pageStyle}>
      <PageTitle title={translate('screens./transacoes-extrato.title')} />
      <FilterCard
        filters={filters}
        today={today}
        options={options}
        running={state.running}
        actions={<ExportMenu formats={exportFormats} onExport={exportAs} />}
        advanced={level === LEVEL.provider || activeCount(filters) > 0}
        onChange={change}
        onCreate={createAndShow}
      />
      <ResultsCard ref={results} state={state} onRetry={create} />
    </Box>
  );
}

/** On a phone the results begin below what one sees; a report must not arrive where nobody looks. */
function bringIntoSight(results: HTMLElement | null): void {
  if (results === null || results.getBoundingClientRect().top < window.innerHeight / 2) return;
  results.scrollIntoView({ block: 'start' });
}
