import type { ReportRequest } from '../../../contract/statement';
import { type ReportFilters } from '../../network/reports/default-filters';
import { filterOf } from '../../network/reports/filters';

/** STMT-18: converts the filters to the body of the statement's call. */
export function requestOf(filters: ReportFilters): ReportRequest {
  return { ...filterOf(filters), flTotalizar: true, escopo: 1 };
}
