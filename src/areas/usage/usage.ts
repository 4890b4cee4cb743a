import type { UsagePeriod, UsageRow } from '../../../contract/usage';
import type { ListFilter } from '../../kit/list/list-filter';

/** An establishment of the report; its code is its id. */
export type UsageRecord = UsageRow;

/** LIST-21: what is kept of the filters. */
export interface UsageFilter {
  ecName: string;
  /** 0, as a kept filter may have it, and none at all: not chosen. */
  period: 0 | UsagePeriod;
}

/** USE-03: the filters, in the order of the dialog. */
export const usageFilters = [
  { source: 'ecName', label: 'usage.filters.ecName' },
  {
    source: 'period',
    label: 'usage.filters.period',
    any: 'usage.periods.last30',
    choices: [{ value: 60, label: 'usage.periods.last60' }],
  },
] as const satisfies readonly (ListFilter & { source: keyof UsageFilter })[];

/** USE-07: 30 days where nothing else was chosen. */
export const periodOf = ({ period }: Partial<UsageFilter>): UsagePeriod => (period === 60 ? 60 : 30);

/** The kept filter as the wire has it. */
export const usageQuery = (kept: Partial<UsageFilter>) => ({
  periodo: periodOf(kept),
  ...(kept.ecName !== undefined && { ec: kept.ecName }),
});
