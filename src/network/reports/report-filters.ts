import type { ReactNode } from 'react';
import type { ReportFilters } from './default-filters';
import type { FilterOptions } from './selections/use-filter-options';

/** What the filters of a report are given, at a desk and on a phone. */
export interface ReportFiltersProps {
  /** What the form is called. */
  label: string;
  filters: ReportFilters;
  /** `YYYY-MM-DD` in the network's time zone; empty until that is known. */
  today: string;
  options: FilterOptions;
  running: boolean;
  /** Whether the report on the screen is the one of these filters. */
  current: boolean;
  /** Whether the advanced area is open at first. */
  advanced: boolean;
  /** Further actions on the present filters. */
  actions: ReactNode;
  onChange: (changes: Partial<ReportFilters>) => void;
  /** Returns whether the filters make a report. */
  onCreate: () => boolean;
}
