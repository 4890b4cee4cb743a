import { LEVEL, type Level } from '../../../contract/access';
import { type ReportFilters } from '../../../contract/default-filters';
import { ALL } from '../../../contract/keys';
import { filterOf, periodChosen } from '../../../contract/report-filters';
import {
  type FilterOption,
  narrows,
  type PeriodProblem,
  periodProblem,
  type ReportFilter,
} from '../../../contract/reports';

/** How many of the advanced filters narrow the report. */
export function activeCount(filters: ReportFilters): number {
  const lists = [filters.ecs, filters.accounts, filters.operators, filters.associators];
  return lists.filter((list) => list.length > 0).length + (filters.corban ? 1 : 0);
}

/** STMT-07: groups and establishments exclude one another; choosing groups clears establishments. */
export function withGroups(associators: readonly string[]): Partial<ReportFilters> {
  return associators.length > 0 ? { associators, ecs: [] } : { associators };
}

/**
 * STMT-08: choosing the corban option clears accounts, operators and the establishments that are no correspondents.
 */
export function withCorban(
  corban: boolean,
  ecs: readonly string[],
  establishments: readonly FilterOption[],
): Partial<ReportFilters> {
  if (!corban) return { corban };
  const kept = new Set(corbanOptions(establishments).map(({ key }) => key));
  return { corban, accounts: [], operators: [], ecs: ecs.filter((key) => kept.has(key)) };
}

/** STMT-08: the establishments that the corban option leaves to choose from. */
export function corbanOptions(establishments: readonly FilterOption[]): FilterOption[] {
  return establishments.filter(({ key, corban }) => key === ALL || corban === true);
}

/** Whether two requests ask for the same report; in which order somebody chose makes no difference. */
export function sameReport(one: ReportFilter, other: ReportFilter): boolean {
  return inOrder(one) === inOrder(other);
}

const inOrder = ({ ecs, contas, operadores, agrupadores, ...rest }: ReportFilter) =>
  JSON.stringify([rest, ...[ecs, contas, operadores, agrupadores].map((keys) => [...keys].sort(byText))]);

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** STMT-10: accounts or operators were chosen, and every chosen establishment is a correspondent. */
function missesCorban(filters: ReportFilters, establishments: readonly FilterOption[]): boolean {
  if (filters.corban || filters.ecs.length === 0) return false;
  if (filters.accounts.length === 0 && filters.operators.length === 0) return false;
  const correspondents = new Set(establishments.filter(({ corban }) => corban).map(({ key }) => key));
  const chosen = filters.ecs.includes(ALL)
    ? establishments.map(({ key }) => key).filter((key) => key !== ALL)
    : filters.ecs;
  return chosen.length > 0 && chosen.every((key) => correspondents.has(key));
}

/** Keys of `reports.warning`: why a report does not run. */
export type FilterProblem = PeriodProblem | 'select' | 'corban';

/** Who asks for a report, and when. */
export interface FilterContext {
  level: Level;
  /** `YYYY-MM-DD` in the network's time zone. */
  today: string;
  /** The options of establishments, which know the correspondents. */
  establishments: readonly FilterOption[];
}

/** STMT-10, STMT-23 to STMT-28: the first reason against sending these filters; `null` where there is none. */
export function filterProblem(
  filters: ReportFilters,
  { level, today, establishments }: FilterContext,
): FilterProblem | null {
  const period = periodProblem(periodChosen(filters), today);
  if (period !== null) return period;
  if (level === LEVEL.provider && !narrows(filterOf(filters))) return 'select';
  return missesCorban(filters, establishments) ? 'corban' : null;
}
