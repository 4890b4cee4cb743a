import type { ReactNode } from 'react';
import type { ReportFilters } from '../../../contract/default-filters';
import type { FilterOptions } from './selections/use-filter-options';

/** The filters of a report take these, at a desk and on a phone. */
export interface ReportFiltersProps {
  /** Names the form. */
  label: string;
  filters: ReportFilters;
  /** `YYYY-MM-DD` in the network's time zone; empty until that is known. */
  today: string;
  options: FilterOptions;
  running: boolean;
  /** True while the report on the screen is the one of these filters. */
  current: boolean;
  /** True where the advanced area is open at first. */
  advanced: boolean;
  /** Further actions on the present filters. */
  actions: ReactNode;
  /** The saved views of the page. */
  views?: ReactNode;
  onChange: (changes: Partial<ReportFilters>) => void;
  /** Returns whether the filters make a report. */
  onCreate: () => boolean;
}
