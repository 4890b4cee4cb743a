import { useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { defaultFilters, type ReportFilters } from '../../../contract/default-filters';
import { readableFilters } from '../../../contract/report-filters';

const UNTOUCHED: Partial<ReportFilters> = {};

/**
 * LIST-04, LIST-22: the filters of a report, kept in react-admin's store, which a sign-out clears. Only what the
 * person has changed is kept, so that an untouched period means today on every day.
 * @param name under which they are kept
 * @param given filters of the address: they are used instead of the kept ones, which stay as they are
 */
export function useReportFilters(name: string, today: string, given: ReportFilters | null = null) {
  const [stored, store] = useStore<Partial<ReportFilters>>(`${name}.filters`, UNTOUCHED);
  const [changed, setChanged] = useState(UNTOUCHED);
  const [refused, setRefused] = useState<Partial<ReportFilters> | null>(null);
  const kept = useMemo(() => refused ?? readableFilters(stored), [refused, stored]);
  const filters = useMemo(
    () => (given === null ? { ...defaultFilters(today), ...kept } : { ...given, ...changed }),
    [today, kept, given, changed],
  );
  const change = (changes: Partial<ReportFilters>) => {
    if (given !== null) return setChanged({ ...changed, ...changes });
    setRefused(null);
    store({ ...kept, ...changes });
  };
  /** The server has refused the kept filters: they stay on the page, and the next visit begins without them. */
  const refuse = () => {
    if (given !== null) return;
    setRefused(kept);
    store(UNTOUCHED);
  };
  return [filters, change, refuse] as const;
}
