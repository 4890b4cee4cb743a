import { reportFileNameOf } from '../../../contract/report-file-name';
import { periodOf, type ReportFilter } from '../../../contract/reports';
import type { FilterOptions } from './selections/use-filter-options';

/** Names a file of a report where people have asked for it, by the names that the filter offers. */
export function reportFileName(filter: ReportFilter, { ecs, associators }: FilterOptions): string {
  const { startDate: from, endDate: to } = periodOf(filter);
  const [keys, options] =
    filter.ecs.length > 0 ? [filter.ecs, ecs.options] : [filter.agrupadores, associators.options];
  const [first, ...more] = keys;
  const scope = options.find(({ key }) => key === first)?.value ?? first ?? '';
  return reportFileNameOf({ from, to, scope, more: more.length });
}
