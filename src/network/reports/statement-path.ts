import type { ScreenPath } from '../../../contract/access';
import { defaultFilters, type ReportFilters } from '../../../contract/default-filters';
import { CANCELLED_TAB, LOOKED_PARAMETERS } from '../../../contract/statement-parameters';
import { filteredPath } from '../../ui/paths';

const STATEMENT: ScreenPath = '/transacoes-extrato';

/** The address of the statement with these filters: it runs at once, and leaves those that are kept alone. */
export function statementPath(filters: ReportFilters): string {
  return filteredPath(STATEMENT, filters);
}

/** The address of the statement of an establishment, captured on whole days, `YYYY-MM-DD`. */
export const statementOf = (code: string, first: string, last: string): string =>
  statementPath({ ...defaultFilters(first), dtFinal: last, ecs: [code] });

/** The address of what was cancelled of a statement, perhaps of one day, `YYYY-MM-DD`. */
export function cancelledPath(statement: string, day?: string): string {
  const parameters = new URLSearchParams({ [LOOKED_PARAMETERS.tab]: CANCELLED_TAB });
  if (day !== undefined) parameters.set(LOOKED_PARAMETERS.narrowed, JSON.stringify({ day }));
  return `${statement}&${parameters}`;
}
