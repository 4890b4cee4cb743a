import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Level } from '../../../contract/access';
import type { FilterOption, ReportRequest } from '../../../contract/statement';
import { useNotice } from '../../kit/use-notice';
import { type FilterProblem, filterProblem, requestOf, type StatementFilters } from './filters';

interface Context {
  level: Level;
  /** `YYYY-MM-DD` in the network's time zone. */
  today: string;
  establishments: readonly FilterOption[];
}

/** The filters as a request, and as one that may be sent: STMT-29 warns of what is wrong, until it is put right. */
export function useCheckedFilters(filters: StatementFilters, { level, today, establishments }: Context) {
  const { tell, withdraw } = useNotice();
  const request = useMemo(() => requestOf(filters), [filters]);
  const problem = useMemo(
    () => filterProblem(filters, { level, today, establishments }),
    [filters, level, today, establishments],
  );
  const warned = useRef<FilterProblem | null>(null);
  const compare = useEffectEvent((now: FilterProblem | null) => {
    if (now === warned.current) return;
    warned.current = null;
    withdraw();
  });
  useEffect(() => compare(problem), [problem]);
  const checked = (): ReportRequest | null => {
    if (problem === null) return request;
    warned.current = problem;
    tell(`statement.warning.${problem}`, { type: 'warning' });
    return null;
  };
  return { request, checked };
}
