import { type ClosingRequest, daysOfPeriod } from '../../../../contract/closings';
import { type ReportFilters, WHOLE_DAY } from '../../../../contract/default-filters';
import { ALL } from '../../../../contract/keys';
import { periodChosen } from '../../../../contract/report-filters';
import { periodProblem } from '../../../../contract/reports';
import { LOOKED_PARAMETERS } from '../../../../contract/statement-parameters';
import type { ComparedBy, TwoPeriodsRequest } from '../../../../contract/two-periods';
import { statementPath } from '../../../network/reports/statement-path';

/** The selections of a call as the filters of a page. */
function selectionsOf(
  request: ClosingRequest,
): Pick<ReportFilters, 'ecs' | 'accounts' | 'operators' | 'associators' | 'corban'> {
  const list = (all: boolean | undefined, keys: readonly string[]) => (all === true ? [ALL] : keys);
  return {
    ecs: list(request.todosEcs, request.ecs),
    accounts: list(request.todasContas, request.contas),
    operators: list(request.todosOperadores, request.operadores),
    associators: list(request.todosAgrupadores, request.agrupadores),
    corban: request.corban === true,
  };
}

/** A line of two periods; absent: the totals. */
interface Line {
  by: ComparedBy;
  key: string | null;
}

/**
 * The address of the statement with the rows of a line in one of the periods, as they are now.
 * @param today `YYYY-MM-DD` in the network's time zone
 * @returns `undefined` where the statement cannot show them: the period is too old for it, or they are no rows of theirs
 */
export function rowsPath(
  request: TwoPeriodsRequest,
  side: 'one' | 'other',
  today: string,
  line?: Line,
): string | undefined {
  const days = daysOfPeriod(side === 'one' ? request.periodo : request.other);
  if (days === null) return undefined;
  const filters: ReportFilters = {
    ...selectionsOf(request),
    dateType: 'dc',
    dtInit: days.first,
    dtFinal: days.last,
    ...WHOLE_DAY,
  };
  if (periodProblem(periodChosen(filters), today) !== null) return undefined;
  if (line === undefined) return statementPath(filters);
  const { by, key } = line;
  if (key === null) return undefined;
  // A group is a selection of the statement, which takes no establishments beside it (STMT-07).
  if (by === 'group')
    return filters.ecs.length === 0 || filters.ecs.includes(ALL)
      ? statementPath({ ...filters, ecs: [], associators: [key] })
      : undefined;
  const narrowed = new URLSearchParams({ [LOOKED_PARAMETERS.narrowed]: JSON.stringify({ [by]: key }) });
  return `${statementPath(filters)}&${narrowed}`;
}
