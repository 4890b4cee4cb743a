import { useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { defaultFilters, type ReportFilters } from './filters';

const UNTOUCHED: Partial<ReportFilters> = {};

/**
 * LIST-04, LIST-22: the filters, kept in react-admin's store, which a sign-out clears. Only what a person
 * changed is kept: an untouched period is today's also tomorrow.
 * @param name under which they are kept
 * @param given filters of the address, which take the place of those that are kept and leave them as they are
 */
export function useReportFilters(name: string, today: string, given: ReportFilters | null = null) {
  const [kept, setKept] = useStore<Partial<ReportFilters>>(`${name}.filters`, UNTOUCHED);
  const [changed, setChanged] = useState(UNTOUCHED);
  const filters = useMemo(
    () => (given === null ? { ...defaultFilters(today), ...kept } : { ...given, ...changed }),
    [today, kept, given, changed],
  );
  const change = (changes: Partial<ReportFilters>) =>
    given === null ? setKept({ ...kept, ...changes }) : setChanged({ ...changed, ...changes });
  return [filters, change] as const;
}
