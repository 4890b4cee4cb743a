import { useMemo } from 'react';
import type { ScreenPath } from '../../../contract/access';
import { ALL } from '../../../contract/keys';
import { useToday } from '../../ui/format/use-today';
import { useNotifyWhen } from '../../ui/notice/use-notify-when';
import { type AddressFilter, useAddressFilter } from './address-filter';
import { defaultFilters, type ReportFilters } from './default-filters';
import { readableFilters } from './filters';
import { presetPeriod, presets } from './period/presets';

const EMPTY = defaultFilters('');

/** The filters of the address, and what puts others there. */
export interface GivenFilters extends Omit<AddressFilter, 'values'> {
  /** `null` where it has none. */
  given: ReportFilters | null;
}

/** The filters of the address of a report. A message names what cannot be read of them. */
export function useGivenFilters(screen: ScreenPath): GivenFilters {
  const { values, ...address } = useAddressFilter(screen);
  const today = useToday();
  const given = useMemo(() => (values === null ? null : filtersFrom(values, today)), [values, today]);
  useNotifyWhen(values !== null && given === null ? 'list.unreadable' : null, 'warning');
  return { ...address, given };
}

function filtersFrom(value: object, today: string): ReportFilters | null {
  const readable = readableFilters(value);
  const whole = Object.entries(value).every(
    ([name, given]) => !(name in EMPTY) || name in readable || (given ?? null) === null,
  );
  return whole ? { ...EMPTY, ...overPeriod(value, today), ...readable } : null;
}

/** A period by its name, of the day on which the address is opened: all establishments where none are chosen (STMT-28). */
function overPeriod(value: object, today: string): Partial<ReportFilters> {
  const named = 'period' in value ? value.period : undefined;
  const preset = presets.find((one) => one === named);
  return preset === undefined ? {} : { ...presetPeriod(preset, today), ecs: [ALL] };
}
