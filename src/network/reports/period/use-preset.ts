import { useTranslate } from 'react-admin';
import type { ReportFilters } from '../../../../contract/default-filters';
import { LONGEST_DAYS, type Preset, presetPeriod, presets } from '../../../../contract/report-presets';
import { useKept } from '../../../kit/use-kept';
import { activePreset } from './presets';

/** Under this name the preset is kept that was chosen last: a saved view has the period in words. */
export const CHOSEN_PRESET = 'reportPreset';

/** The usual periods, and which of them the filters hold. */
export interface PresetChoice {
  /** `null` where the filters hold another period. */
  active: Preset | null;
  options: readonly { preset: Preset; name: string }[];
  /** The name of the active one; empty without one. */
  name: string;
  choose: (preset: Preset) => void;
}

/**
 * Usual periods to choose in one go. They only fill the fields in; the report runs when it is asked for.
 * @param today `YYYY-MM-DD` in the network's time zone; empty until that is known
 */
export function usePreset(
  filters: ReportFilters,
  today: string,
  onChange: (changes: Partial<ReportFilters>) => void,
): PresetChoice {
  const translate = useTranslate();
  const [chosen, setChosen] = useKept<Preset | null>(CHOSEN_PRESET, null);
  const active = today === '' ? null : activePreset(filters, today, chosen);
  const options = presets.map((preset) => ({
    preset,
    name: translate(`reports.presets.${preset}`, { days: LONGEST_DAYS }),
  }));
  return {
    active,
    options,
    name: options.find(({ preset }) => preset === active)?.name ?? '',
    choose: (preset) => {
      setChosen(preset);
      onChange(presetPeriod(preset, today));
    },
  };
}
