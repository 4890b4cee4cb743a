import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { defaultFilters, type ReportFilters } from './filters';

const UNTOUCHED: Partial<ReportFilters> = {};

/**
 * LIST-04, LIST-22: the filters, kept in react-admin's store, which a sign-out clears. Only what a person
 * changed is kept: an untouched period is today's also tomorrow.
 * @param name under which they are kept
 */
export function useReportFilters(name: string, today: string) {
  const [kept, setKept] = useStore<Partial<ReportFilters>>(`${name}.filters`, UNTOUCHED);
  const filters = useMemo(() => ({ ...defaultFilters(today), ...kept }), [today, kept]);
  const change = (changes: Partial<ReportFilters>) => setKept({ ...kept, ...changes });
  return [filters, change] as const;
}
