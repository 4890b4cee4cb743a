import type { ScreenPath } from '../../../contract/access';
import { filteredPath } from '../../ui/paths';
import { defaultFilters, type ReportFilters } from './default-filters';

const STATEMENT: ScreenPath = '/transacoes-extrato';

/** The address of the statement with these filters: it runs at once, and leaves those that are kept alone. */
export function statementPath(filters: ReportFilters): string {
  return filteredPath(STATEMENT, filters);
}

/** The address of the statement of an establishment, captured on whole days, `YYYY-MM-DD`. */
export const statementOf = (code: string, first: string, last: string): string =>
  statementPath({ ...defaultFilters(first), dtFinal: last, ecs: [code] });

/** The parameters of the statement's address by which its tabs and its narrowing go. */
export const STATEMENT_PARAMETERS = { tab: 'aba', narrowed: 'so' } as const;

/** The tab of what was cancelled, as the address says it. */
export const CANCELLED_TAB = 'canceladas';

/** The address of what was cancelled of a statement, perhaps of one day, `YYYY-MM-DD`. */
export function cancelledPath(statement: string, day?: string): string {
  const parameters = new URLSearchParams({ [STATEMENT_PARAMETERS.tab]: CANCELLED_TAB });
  if (day !== undefined) parameters.set(STATEMENT_PARAMETERS.narrowed, JSON.stringify({ day }));
  return `${statement}&${parameters}`;
}
