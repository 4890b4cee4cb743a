import { useMemo } from 'react';
import type { BreakdownReply, BreakdownRequest } from '../../../contract/breakdown';
import { isNarrowed } from '../../../contract/narrowing';
import type { ReportFilter } from '../../../contract/reports';
import type {
  CancelledReply,
  ReportReply,
  ReportRequest,
  StatementRequest,
} from '../../../contract/statement';
import type { Looked } from '../../../contract/statement-address';
import { useKept } from '../../kit/use-kept';
import { sameReport } from '../../network/reports/filters';
import { useReport } from '../../network/reports/use-report';
import { useOnChange } from '../../ui/use-on-change';
import { breakdownOnScreen, cancelledOnScreen, reportOnScreen } from './calls';

interface Options {
  /** Under which its reports are kept. */
  name: string;
  looked: Looked;
  onFailure: (error: unknown) => void;
}

/**
 * The reports of the parts of the statement, all of one filter: that of the last report that was created. Each is
 * fetched when its part is looked at, and kept.
 */
export function useStatementReports({ name, looked, onFailure }: Options) {
  const [base, keepBase] = useKept<ReportRequest | null>(`report of ${name}, filter`, null);
  const shared = { same: sameReport, onFailure };
  const rows = useReport<StatementRequest, ReportReply>({ ...shared, name, fetchReport: reportOnScreen });
  const breakdown = useReport<BreakdownRequest, BreakdownReply>({
    ...shared,
    name: `${name}.breakdown`,
    fetchReport: breakdownOnScreen,
  });
  const cancelled = useReport<StatementRequest, CancelledReply>({
    ...shared,
    name: `${name}.cancelled`,
    fetchReport: cancelledOnScreen,
  });
  const { tab } = looked;
  const active = { rows, breakdown, cancelled }[tab];
  /** Of the part that is looked at. */
  const wanted = (filter: ReportRequest) =>
    tab === 'breakdown' ? breakdownOf(filter, looked) : rowsOf(filter, looked);

  const start = (filter: ReportRequest) => {
    if (tab === 'breakdown') breakdown.run(breakdownOf(filter, looked));
    else (tab === 'rows' ? rows : cancelled).run(rowsOf(filter, looked));
  };
  /** Creates the report of a filter. */
  const run = (filter: ReportRequest) => {
    keepBase(filter);
    start(filter);
  };
  /** Fetches what is looked at where something else is shown. */
  const follow = () => {
    if (base === null) return;
    const shown = active.pending ?? active.report?.request;
    if (shown === undefined || !sameReport(shown, wanted(base))) start(base);
  };
  useOnChange(JSON.stringify(looked), follow);
  const { report, pending } = active;
  const shown = useMemo(() => (report === null ? null : filterIn(report.request)), [report]);
  const taken = useMemo(() => (pending === null ? shown : filterIn(pending)), [pending, shown]);
  const held = {
    rows: rows.report?.reply.rows,
    breakdown: breakdown.report?.reply.groups,
    cancelled: cancelled.report?.reply.rows,
  }[tab];
  return { rows, breakdown, cancelled, active, shown, taken, held: held?.length ?? 0, run, follow };
}

export type StatementReports = ReturnType<typeof useStatementReports>;

/** The filter that a report was asked for with, without what is its part's own. */
function filterIn(request: StatementRequest | BreakdownRequest): ReportRequest {
  const own: readonly string[] = ['narrowed', 'order', 'direction', 'by'];
  const filter = Object.entries(request).filter(([name]) => !own.includes(name));
  return { ...(Object.fromEntries(filter) as ReportFilter), flTotalizar: true, escopo: 1 };
}

/** The call of rows: what narrows and orders them beside the filter. */
export const rowsOf = (filter: ReportRequest, { narrowed, rows }: Looked): StatementRequest => ({
  ...filter,
  ...(isNarrowed(narrowed) && { narrowed }),
  ...rows,
});

/** The call of a breakdown. */
export function breakdownOf(request: ReportRequest, { by, lines }: Looked): BreakdownRequest {
  const { flTotalizar: _, escopo: __, ...filter } = request;
  return { ...filter, by: [...by], ...lines };
}
