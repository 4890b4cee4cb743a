import { useMemo } from 'react';
import { type ReportFilters } from '../../../contract/default-filters';
import type { ReportFilter } from '../../../contract/reports';
import { useNotice } from '../../ui/notice/use-notice';
import { useOnChange } from '../../ui/use-on-change';
import { type FilterContext, filterProblem } from './filters';

/**
 * The filters as a request, and as one that may be sent: STMT-29 warns of what is wrong, until it is put right.
 * @param requestOf how the report carries the filters; the same function each time
 */
export function useCheckedFilters<Request extends ReportFilter>(
  filters: ReportFilters,
  requestOf: (filters: ReportFilters) => Request,
  { level, today, establishments }: FilterContext,
) {
  const { show, withdraw } = useNotice();
  const request = useMemo(() => requestOf(filters), [filters, requestOf]);
  const problem = useMemo(
    () => filterProblem(filters, { level, today, establishments }),
    [filters, level, today, establishments],
  );
  useOnChange(problem, withdraw);
  const checked = (): Request | null => {
    if (problem === null) return request;
    show(`reports.warning.${problem}`, { type: 'warning' });
    return null;
  };
  return { request, checked };
}
