import type { ReportRequest } from '../../../contract/statement';
import { filterOf, type ReportFilters } from '../../kit/reports/filters';

/** STMT-18: the filters as the statement's call carries them. */
export function requestOf(filters: ReportFilters): ReportRequest {
  return { ...filterOf(filters), flTotalizar: true, escopo: 1 };
}
