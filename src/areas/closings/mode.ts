import type { ReactNode } from 'react';
import type { ClosedPeriods } from '../../../contract/closings';
import type { useReportFilters } from '../../network/reports/use-report-filters';
import type { useLooked } from './compared/looked';
import type { ChosenPeriod } from './request';

/** What a mode needs of the page: both go over the same period and the same filters. */
export interface ModeProps {
  periods: ClosedPeriods;
  period: ChosenPeriod;
  /** The period that it is compared with. */
  other: string;
  onChoose: (period: ChosenPeriod, other: string) => void;
  filters: ReturnType<typeof useReportFilters>;
  /** Whether the address has the filters: another report is kept then than of those that the browser keeps. */
  given: boolean;
  /** Puts the filters and the periods into the address, so that they can be sent, and come back to. */
  onCreate: (filters: object, replace: boolean) => void;
  looked: ReturnType<typeof useLooked>;
  /** The saved views of the page. */
  views: ReactNode;
}
