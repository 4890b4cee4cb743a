import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import type { ReportFilters } from '../../../contract/default-filters';
import { LONGEST_DAYS, type Preset, presets } from '../../../contract/report-presets';
import { useKeptStore } from '../../kit/use-kept';
import { ViewsButton } from '../../kit/views/ViewsButton';
import { useFormat } from '../../ui/format/use-format';
import { useIsPhone } from '../../ui/use-is-phone';
import { periodText } from './days-text';
import { activePreset } from './period/presets';
import { CHOSEN_PRESET } from './period/use-preset';

/**
 * The saved views of a report. A period that is a usual one is kept in words, so that the view moves with the day; where
 * days are several of them, as on a Monday, or are meant as they are, the person says so.
 * @param today `YYYY-MM-DD` in the network's time zone; empty until that is known
 * @param parameters of the address that say which part of the report is looked at, and how
 */
export function useReportViews(
  screen: ScreenPath,
  filters: ReportFilters,
  today: string,
  parameters: readonly string[] = [],
): ReactNode {
  const translate = useTranslate();
  const { date } = useFormat();
  const phone = useIsPhone();
  const chosen = useKeptStore<Preset | null>(CHOSEN_PRESET, null).get();
  const inWords = useMemo(() => {
    const first = today === '' ? null : activePreset(filters, today, chosen);
    const others = presets.filter((one) => one !== first && activePreset(filters, today, one) === one);
    return first === null ? [] : [first, ...others];
  }, [filters, today, chosen]);
  const { dtInit: _first, dtFinal: _last, tmInit: _start, tmFinal: _end, ...rest } = filters;
  const text = (key: string, values: object) => translate(`reports.keptPeriod.${key}`, values);
  const days = {
    label: text('fixed', { days: periodText(filters, date) }),
    filter: filters,
  };
  const [usual, ...more] = [
    ...inWords.map((period) => ({
      label: text('moves', { period: translate(`reports.presets.${period}`, { days: LONGEST_DAYS }) }),
      filter: { period, ...rest },
    })),
    days,
  ];
  const { search } = useLocation();
  const given = [...new URLSearchParams(search)].filter(([name]) => parameters.includes(name));
  return (
    <ViewsButton
      compact={phone}
      present={{
        screen,
        variants: [usual ?? days, ...more],
        ...(given.length > 0 && { list: { more: new URLSearchParams(given).toString() } }),
      }}
    />
  );
}
