import { useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { defaultFilters, type ReportFilters } from './filters';

const UNTOUCHED: Partial<ReportFilters> = {};

/**
 * LIST-04, LIST-22: the filters of a report, kept in react-admin's store, which a sign-out clears. Only what the
 * person has changed is kept, so that an untouched period means today on every day.
 * @param name under which they are kept
 * @param given filters of the address: they are used instead of the kept ones, which stay as they are
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
