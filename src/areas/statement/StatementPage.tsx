import Box from '@mui/material/Box';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { LEVEL } from '../../../contract/access';
import { todayIn } from '../../../contract/dates';
import { exportFormats } from '../../../contract/exports';
import type { ReportRequest } from '../../../contract/statement';
import { ExportMenu } from '../../kit/export/ExportMenu';
import { useNotice } from '../../kit/use-notice';
import { useConfig } from '../../portal/use-config';
import { useSession } from '../../session/use-session';
import { PageTitle } from '../../shell/PageTitle';
import { useFailureText } from '../../shell/states/use-failure-text';
import { ExportNote } from './ExportNote';
import { FilterCard } from './FilterCard';
import { activeCount, sameReport } from './filters';
import { ResultsCard } from './ResultsCard';
import { pageStyle } from './statement-style';
import { useCheckedFilters } from './use-checked-filters';
import { useFilterOptions } from './use-filter-options';
import { useReport } from './use-report';
import { useStatementExport } from './use-statement-export';
import { useStatementFilters } from './use-statement-filters';
import { useWaitingNotice } from './use-waiting-notice';

/** `/transacoes-extrato`: the deposit statement. */
export function StatementPage() {
  const translate = useTranslate();
  const failed = useNotice();
  const failureText = useFailureText();
  const { level } = useSession().standing;
  const timeZone = useConfig()?.timeZone;
  const today = timeZone === undefined ? '' : todayIn(timeZone);
  const options = useFilterOptions();
  const [filters, change] = useStatementFilters(today);
  const { request, checked } = useCheckedFilters(filters, {
    level,
    today,
    establishments: options.ecs.options,
  });
  const state = useReport((error) => failed.tell(failureText(error), { type: 'error' }));
  useWaitingNotice(state.runId);
  const create = () => {
    const wanted = checked();
    if (wanted === null) return false;
    failed.withdraw();
    state.run(wanted);
    return true;
  };
  const results = useRef<HTMLDivElement>(null);
  const createAndShow = () => {
    if (create()) bringIntoSight(results.current);
  };

  // What stands on the screen leaves as a file: who compares the two finds the same totals.
  const source = state.asked !== null ? 'loading' : state.report !== null ? 'screen' : 'filters';
  const shown = state.report?.request ?? null;
  const taken = state.asked ?? shown;
  const differs = (other: ReportRequest | null) => other !== null && !sameReport(other, request);
  const exportAs = useStatementExport();

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
        running={state.asked !== null}
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
        outdated={ready && differs(shown)}
        onRetry={create}
      />
    </Box>
  );
}

/** On a phone the results begin below what one sees; a report must not arrive where nobody looks. */
function bringIntoSight(results: HTMLElement | null): void {
  if (results === null || results.getBoundingClientRect().top < window.innerHeight / 2) return;
  results.scrollIntoView({ block: 'start' });
}
