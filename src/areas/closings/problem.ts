import { LEVEL } from '../../../contract/access';
import { isDate } from '../../../contract/dates';
import { type ReportFilters } from '../../../contract/default-filters';
import { filterOf } from '../../../contract/report-filters';
import { narrows } from '../../../contract/reports';
import type { ChosenPeriod } from './request';

/** A key of the first thing that is wrong; `null`: nothing is. */
export function problemOf(period: ChosenPeriod, filters: ReportFilters, level: number): string | null {
  if (period.kind === 'day' && !isDate(period.name)) return 'closings.missing';
  return level === LEVEL.provider && !narrows(filterOf(filters)) ? 'reports.warning.select' : null;
}
