import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ALL } from '../../../contract/keys';
import { useToday } from '../../ui/format/use-today';
import { useNotifyWhen } from '../../ui/notice/use-notify-when';
import { defaultFilters, type ReportFilters } from './default-filters';
import { readableFilters } from './filters';
import { presetPeriod, presets } from './period/presets';

/** As lists have it in their addresses. */
const PARAMETER = 'filter';

const EMPTY = defaultFilters('');

/** The filters of the address; `null` where it has none. A message names what cannot be read of them. */
export function useGivenFilters(): ReportFilters | null {
  const [parameters] = useSearchParams();
  const today = useToday();
  const text = parameters.get(PARAMETER);
  const given = useMemo(() => (text === null ? null : filtersFrom(text, today)), [text, today]);
  useNotifyWhen(text !== null && given === null ? 'list.unreadable' : null, 'warning');
  return given;
}

function filtersFrom(text: string, today: string): ReportFilters | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
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
