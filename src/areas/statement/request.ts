import { type ReportFilters } from '../../../contract/default-filters';
import { filterOf } from '../../../contract/report-filters';
import type { ReportRequest } from '../../../contract/statement';

/** STMT-18: converts the filters to the body of the statement's call. */
export function requestOf(filters: ReportFilters): ReportRequest {
  return { ...filterOf(filters), flTotalizar: true, escopo: 1 };
}
