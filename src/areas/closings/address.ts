import { useState } from 'react';
import type { ClosedPeriods } from '../../../contract/closings';
import { NOTHING_CHOSEN, type ReportFilters } from '../../../contract/default-filters';
import type { GivenFilters } from '../../network/reports/given-filters';
import { otherIn } from './compared/other-period';
import { type ChosenPeriod, periodChosen } from './request';

/** By these names an address has the periods where its filter does not, as those that lead here from other pages. */
export const PERIODS = { period: 'periodo', other: 'com' } as const;

/** What a page of closed periods goes over. */
interface Shown {
  period: ChosenPeriod;
  /** With which period it is compared. */
  other: string;
}

/**
 * The periods of the address, by their names or in words that are read on the day on which it is opened. They stay with
 * the page, which puts others into the address by itself.
 */
export function useShownPeriods(
  { values }: GivenFilters,
  parameters: URLSearchParams,
  periods: ClosedPeriods,
) {
  return useState((): Shown => {
    const given = (field: keyof typeof PERIODS) => {
      const value = values?.[field] ?? parameters.get(PERIODS[field]);
      return typeof value === 'string' ? value : null;
    };
    const period = periodChosen(given('period'), periods);
    return { period, other: otherIn(given('other'), period) };
  });
}

/** The selections of the filters, which have no period here. */
export const selectionsIn = (filters: ReportFilters) =>
  Object.fromEntries(
    Object.keys(NOTHING_CHOSEN).map((name) => [name, filters[name as keyof typeof NOTHING_CHOSEN]]),
  );
