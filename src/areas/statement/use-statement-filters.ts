import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { defaultFilters, type StatementFilters } from './filters';

const UNTOUCHED: Partial<StatementFilters> = {};

/**
 * LIST-04, LIST-22: the filters, kept in react-admin's store, which a sign-out clears. Only what a person
 * changed is kept: an untouched period is today's also tomorrow.
 */
export function useStatementFilters(today: string) {
  const [kept, setKept] = useStore<Partial<StatementFilters>>('statement.filters', UNTOUCHED);
  const filters = useMemo(() => ({ ...defaultFilters(today), ...kept }), [today, kept]);
  const change = (changes: Partial<StatementFilters>) => setKept({ ...kept, ...changes });
  return [filters, change] as const;
}
