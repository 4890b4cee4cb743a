import { filterOf } from '../../../contract/report-filters';
import { filtersFrom } from '../../../contract/report-presets';
import type { ReportFilter } from '../../../contract/reports';
import type { SentWhen, ViewContent } from '../../engines/exports/sends';
import { invalid } from '../../platform/errors/http-error';
import { checkedPeriod } from './check';

/**
 * The filter of a view of a report, of the day on which it is sent.
 * @throws HttpError 400 where it cannot be read, and as `checkedPeriod`
 */
export function sentFilter({ filter }: ViewContent, { today, level }: SentWhen): ReportFilter {
  const filters = filtersFrom(filter, today);
  if (filters === null) throw invalid('views.problems.filter');
  const asked = filterOf(filters);
  checkedPeriod(asked, { level, today });
  return asked;
}
