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
