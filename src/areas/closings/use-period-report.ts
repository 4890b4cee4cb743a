import { useState } from 'react';
import { LEVEL } from '../../../contract/access';
import type { ClosingRequest } from '../../../contract/closings';
import type { ReportFilters } from '../../../contract/default-filters';
import type { ExportFormat, ExportReply } from '../../../contract/exports';
import { isRefused } from '../../kit/list/use-refused-filter';
import { activeCount } from '../../network/reports/filters';
import type { ReportFailureProps } from '../../network/reports/results/ReportFailure';
import { useFilterOptions } from '../../network/reports/selections/use-filter-options';
import { useFirstRun } from '../../network/reports/use-first-run';
import { useNarrowed } from '../../network/reports/use-narrowed';
import { useReport } from '../../network/reports/use-report';
import { useReportExport } from '../../network/reports/use-report-export';
import { useWaitingNotice } from '../../network/reports/use-waiting-notice';
import { useSession } from '../../session/use-session';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useToday } from '../../ui/format/use-today';
import { useNotice } from '../../ui/notice/use-notice';
import { useIsPhone } from '../../ui/use-is-phone';
import { useOnChange } from '../../ui/use-on-change';
import { selectionsIn } from './address';
import type { ModeProps } from './mode';
import { refusedPeriod } from './refused-period';

interface Options<Request extends ClosingRequest, Reply>
  extends Pick<ModeProps, 'filters' | 'given' | 'onCreate' | 'views'> {
  /** Under which the report is kept while the person moves between screens. */
  name: string;
  fetchReport: (request: Request, signal: AbortSignal) => Promise<Reply>;
  requestFile: (
    request: Request & { entrega?: number | undefined },
    format: ExportFormat,
    signal: AbortSignal,
  ) => Promise<ExportReply>;
  /** What a file of it is called. */
  title: string;
  requestOf: (filters: ReportFilters) => Request;
  /** A key of the first thing that is wrong; `null`: nothing is. */
  problemOf: (filters: ReportFilters, level: number) => string | null;
  /** The periods as the address has them. */
  addressOf: () => object;
}

/** Whether two requests ask for the same. */
const same = <Request>(one: Request, other: Request): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A report on closed periods: its filters, which the modes have in common, how it is created, and how it leaves as a file. */
export function usePeriodReport<
  Request extends ClosingRequest,
  Reply extends { upTo: { delivery: number } | null },
>({ name, fetchReport, requestFile, title, ...options }: Options<Request, Reply>) {
  const notice = useNotice();
  const failureText = useFailureText();
  const { level } = useSession().standing;
  const today = useToday();
  const phone = useIsPhone();
  const choices = useFilterOptions();
  const [filters, change, refuse] = options.filters;
  const state = useReport<Request, Reply>({
    name: options.given ? `${name}.given` : name,
    fetchReport,
    same,
    onFailure: (error) => {
      // What is wrong with a period stands in the card.
      if (refusedPeriod(error) !== null) return;
      if (isRefused(error)) {
        refuse();
        if (options.given) void narrow(filters, clear);
      }
      notice.show(failureText(error), { type: 'error' });
    },
  });
  useWaitingNotice(state.runId);
  const narrow = useNarrowed('/fechamentos');
  const { report, pending, run } = state;
  const request = options.requestOf(filters);
  const problem = options.problemOf(filters, level);
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
    run(wanted);
    put(report === null);
  };
  const put = (replace: boolean) =>
    options.onCreate({ ...selectionsIn(filters), ...options.addressOf() }, replace);
  const [cleared, setCleared] = useState(0);
  // The filters are checked without those that were cleared, which they are from the next render on.
  useOnChange(cleared, create);
  const clear: ReportFailureProps['onClear'] = (refused) => {
    state.forgetFailure();
    change(refused);
    setCleared(cleared + 1);
  };
  useFirstRun(true, () => {
    if (problem !== null) return;
    run(request);
    put(true);
  });
  const startExport = useReportExport(title, requestFile);
  const shown = report !== null && pending === null ? report : null;
  const outdated = shown !== null && !same(shown.request, request);
  return {
    state,
    today,
    /** The report on the screen that is as it was asked for; `null`: there is none, or another one is being fetched. */
    shown,
    /** For the filters of the page. */
    filtersProps: {
      filters,
      options: choices,
      // On a phone what was chosen is counted, and the figures come first.
      advanced: phone
        ? problem === 'reports.warning.select'
        : level === LEVEL.provider || activeCount(filters) > 0,
      views: options.views,
      running: pending !== null,
      outdated,
      onChange: change,
      onCreate: create,
      onExport: (format: ExportFormat) => {
        const wanted = shown === null ? checked() : shown.request;
        if (wanted !== null) startExport({ ...wanted, entrega: shown?.reply.upTo?.delivery }, format);
      },
    },
    /** For the card that shows the report. */
    cardProps: {
      state,
      options: choices,
      outdated,
      onRetry: create,
      onClear: clear,
    },
  };
}
