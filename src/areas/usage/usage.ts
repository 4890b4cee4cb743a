import type { UsageKind, UsagePeriod, UsageRow } from '../../../contract/usage';
import type { ListFilter } from '../../kit/list/list-filter';
import { wireNamed } from '../../kit/list/wire-named';
import type { UsageQuery } from './calls';

/** An establishment of the report; its code is its id. */
export type UsageRecord = UsageRow;

/** LIST-21: the kept filters. */
export interface UsageFilter {
  ecName: string;
  /** Not chosen where it is absent or 0, which a kept filter may contain. */
  period: 0 | UsagePeriod;
  use: UsageKind;
}

/** USE-03: the filters, in the order of the dialog. */
export const usageFilters = [
  { source: 'ecName', label: 'usage.filters.ecName', wire: 'ec' },
  {
    source: 'period',
    label: 'usage.filters.period',
    wire: 'periodo',
    any: 'usage.periods.last30',
    choices: [{ value: 60, label: 'usage.periods.last60' }],
  },
  {
    source: 'use',
    label: 'usage.filters.use',
    wire: 'uso',
    any: 'usage.uses.with',
    choices: [{ value: 'sem', label: 'usage.uses.without' }],
  },
] as const satisfies readonly (ListFilter & { source: keyof UsageFilter })[];

/** USE-07: 30 days unless another period is chosen. */
export const periodOf = ({ period }: Partial<UsageFilter>): UsagePeriod => (Number(period) === 60 ? 60 : 30);

/** Converts the kept filter to that of the call. */
export const usageQuery = (kept: Partial<UsageFilter>) =>
  wireNamed(usageFilters, { ...kept, period: kept.period || 30 }) as Pick<
    UsageQuery,
    'periodo' | 'ec' | 'uso'
  >;
