import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { LEVEL } from '../../../contract/access';
import type {
  ClosedPeriods,
  ClosingFileRequest,
  ClosingReply,
  ClosingRequest,
} from '../../../contract/closings';
import { isDate } from '../../../contract/dates';
import { narrows } from '../../../contract/reports';
import { isRefused } from '../../kit/list/use-refused-filter';
import type { ReportFilters } from '../../network/reports/default-filters';
import { activeCount, filterOf } from '../../network/reports/filters';
import { useFilterOptions } from '../../network/reports/selections/use-filter-options';
import { useFirstRun } from '../../network/reports/use-first-run';
import { useReport } from '../../network/reports/use-report';
import { useReportExport } from '../../network/reports/use-report-export';
import { useReportFilters } from '../../network/reports/use-report-filters';
import { useWaitingNotice } from '../../network/reports/use-waiting-notice';
import { useSession } from '../../session/use-session';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useFormat } from '../../ui/format/use-format';
import { useToday } from '../../ui/format/use-today';
import { useNotice } from '../../ui/notice/use-notice';
import { Message } from '../../ui/states/Message';
import { useIsPhone } from '../../ui/use-is-phone';
import { useOnChange } from '../../ui/use-on-change';
import { ClosingCard } from './ClosingCard';
import { ClosingFilters } from './ClosingFilters';
import { closingAsFile, closingOnScreen } from './calls';
import { NextClosing } from './NextClosing';
import { refusedPeriod } from './refused-period';
import { type ChosenPeriod, periodChosen, requestOf, sameClosing } from './request';

/** In the address, so that a period can be sent, and come to from other pages. */
const PERIOD = 'periodo';

/** The closed periods: which one, and what became of it. */
export function Closings({ periods }: { periods: ClosedPeriods }) {
  const translate = useTranslate();
  const { date } = useFormat();
  if (periods.until === null)
    return (
      <Card component="section">
        <Message
          title={translate('closings.none', { since: date(periods.next.day) })}
          action={<NextClosing periods={periods} />}
        />
      </Card>
    );
  return <ClosedPeriod periods={periods} />;
}

function ClosedPeriod({ periods }: { periods: ClosedPeriods }) {
  const translate = useTranslate();
  const notice = useNotice();
  const failureText = useFailureText();
  const { level } = useSession().standing;
  const today = useToday();
  const phone = useIsPhone();
  const options = useFilterOptions();
  const [parameters, setParameters] = useSearchParams();
  const [period, choose] = useState(() => periodChosen(parameters.get(PERIOD), periods));
  const [filters, change, refuse] = useReportFilters('closings', today);
  const state = useReport<ClosingRequest, ClosingReply>({
    name: 'closings',
    fetchReport: closingOnScreen,
    same: sameClosing,
    onFailure: (error) => {
      // What is wrong with the period stands in the card.
      if (refusedPeriod(error) !== null) return;
      if (isRefused(error)) refuse();
      notice.show(failureText(error), { type: 'error' });
    },
  });
  useWaitingNotice(state.runId);
  const request = requestOf(period, filters);
  const problem = problemOf(period, filters, level);
  useOnChange(problem, notice.withdraw);
  const checked = () => {
    if (problem === null) return request;
    notice.show(problem, { type: 'warning' });
    return null;
  };
  const create = () => {
    const wanted = checked();
    if (wanted === null) return;
    notice.withdraw();
    state.run(wanted);
    setParameters({ [PERIOD]: period.name }, { replace: true });
  };
  const [cleared, setCleared] = useState(0);
  // The filters are checked without those that were cleared, which they are from the next render on.
  useOnChange(cleared, create);
  useFirstRun(true, () => {
    if (problem === null) state.run(request);
  });
  const { report, pending } = state;
  const outdated = report !== null && pending === null && !sameClosing(report.request, request);
  const startExport = useReportExport<ClosingFileRequest>(
    translate('screens./fechamentos.title'),
    closingAsFile,
  );
  return (
    <>
      <ClosingFilters
        periods={periods}
        period={period}
        onChoose={choose}
        filters={filters}
        options={options}
        // On a phone what was chosen is counted, and the figures come first.
        advanced={
          phone ? problem === 'reports.warning.select' : level === LEVEL.provider || activeCount(filters) > 0
        }
        running={pending !== null}
        exported={report !== null && pending === null ? report.request : null}
        outdated={outdated}
        onChange={change}
        onCreate={create}
        onExport={(format) => {
          const shown = report !== null && pending === null;
          const wanted = shown ? report.request : checked();
          if (wanted === null) return;
          startExport({ ...wanted, entrega: shown ? report.reply.upTo?.delivery : undefined }, format);
        }}
      />
      <ClosingCard
        state={state}
        options={options}
        outdated={outdated}
        onRetry={create}
        onClear={(refused) => {
          state.forgetFailure();
          change(refused);
          setCleared(cleared + 1);
        }}
      />
    </>
  );
}

/** A key of the first thing that is wrong; `null`: nothing is. */
function problemOf(period: ChosenPeriod, filters: ReportFilters, level: number): string | null {
  if (period.kind === 'day' && !isDate(period.name)) return 'closings.missing';
  return level === LEVEL.provider && !narrows(filterOf(filters)) ? 'reports.warning.select' : null;
}
