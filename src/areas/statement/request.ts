import type { ReportRequest } from '../../../contract/statement';
import { filterOf, type ReportFilters } from '../../network/reports/filters';

/** STMT-18: converts the filters to the body of the statement's call. */
export function requestOf(filters: ReportFilters): ReportRequest {
  return { ...filterOf(filters), flTotalizar: true, escopo: 1 };
}
