import type { ReportFilters } from '../../../../contract/default-filters';
import { type Preset, presetPeriod, presets } from '../../../../contract/report-presets';

/**
 * The preset whose period the filters hold, `null` where they hold another. On a Monday, "today" and "this week"
 * are one period: then it is the one that was chosen.
 */
export function activePreset(filters: ReportFilters, today: string, chosen: Preset | null): Preset | null {
  const timed = filters.dateType === 'dt';
  const holds = (preset: Preset) => {
    const period = presetPeriod(preset, today);
    return (
      filters.dtInit === period.dtInit &&
      filters.dtFinal === period.dtFinal &&
      (!timed || (filters.tmInit === period.tmInit && filters.tmFinal === period.tmFinal))
    );
  };
  if (chosen !== null && holds(chosen)) return chosen;
  return presets.find(holds) ?? null;
}
