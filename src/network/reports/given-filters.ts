import { useMemo } from 'react';
import type { ScreenPath } from '../../../contract/access';
import type { ReportFilters } from '../../../contract/default-filters';
import { filtersFrom } from '../../../contract/report-presets';
import { useToday } from '../../ui/format/use-today';
import { useNotifyWhen } from '../../ui/notice/use-notify-when';
import { type AddressFilter, useAddressFilter } from './address-filter';

/** The filters of the address, and what puts others there. */
export interface GivenFilters extends AddressFilter {
  /** `null` where it has none. */
  given: ReportFilters | null;
}

/** The filters of the address of a report. A message names what cannot be read of them. */
export function useGivenFilters(screen: ScreenPath): GivenFilters {
  const address = useAddressFilter(screen);
  const { values } = address;
  const today = useToday();
  const given = useMemo(() => (values === null ? null : filtersFrom(values, today)), [values, today]);
  useNotifyWhen(values !== null && given === null ? 'list.unreadable' : null, 'warning');
  return { ...address, given };
}
