import { addDays, addMonths, monthOf } from '../../../../contract/calendar';
import type { ClosedPeriods } from '../../../../contract/closings';
import { isDate, isMonth } from '../../../../contract/dates';
import type { ChosenPeriod } from '../request';

/** How a period stands to the one that it is compared with, where that is a usual one. */
export const steps = ['before', 'year'] as const;
export type Step = (typeof steps)[number];

const MONTHS = 12;

/** The period a step back: the month or day before, or the same a year before; `''` of what is no period yet. */
export function stepBack({ kind, name }: ChosenPeriod, step: Step): string {
  if (kind === 'month') return isMonth(name) ? addMonths(name, step === 'year' ? -MONTHS : -1) : '';
  if (!isDate(name)) return '';
  if (step === 'before') return addDays(name, -1);
  const day = `${addMonths(monthOf(name), -MONTHS)}${name.slice(7)}`;
  // The last day of a February in a leap year has the day before it a year earlier.
  return isDate(day) ? day : addDays(name, -366);
}

/** By which step a period lies behind another; `null`: by none. */
export const stepOf = (period: ChosenPeriod, other: string): Step | null =>
  steps.find((step) => other !== '' && stepBack(period, step) === other) ?? null;

/** The period to compare with that an address has by its name or by a step; `null`: the one before. */
export function otherIn(given: string | null, period: ChosenPeriod): string {
  const step = given === null ? 'before' : steps.find((one) => one === given);
  return step === undefined ? (given ?? '') : stepBack(period, step);
}

/** The period to compare with once another one was chosen: as far behind it as before. */
export const otherOf = (chosen: ChosenPeriod, before: ChosenPeriod, other: string): string =>
  stepBack(chosen, (chosen.kind === before.kind ? stepOf(before, other) : null) ?? 'before');

/** Whether a period can be compared with at all. */
export function isClosed(name: string, { since, until, months }: ClosedPeriods): boolean {
  if (isMonth(name)) return months.some(({ month }) => month === name);
  return since !== null && until !== null && name >= since && name <= until;
}
