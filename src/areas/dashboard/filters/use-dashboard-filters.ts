import { useState } from 'react';
import { useStore } from 'react-admin';
import type { DashboardQuery } from '../../../../contract/dashboard';
import { FIRST, isWhole } from './filters';

const NOTHING: Partial<DashboardQuery> = {};

/**
 * DASH-06, DASH-07, DASH-10: the filters on the screen. The last ones that were sent are kept in react-admin's store,
 * which a sign-out clears. The initial ones are the first establishment, by accounting date, over seven days.
 * @param first the code of that establishment; `null` where the person has none, absent until it is known
 * @param given filters of the address: they are used instead of the kept ones, which stay as they are
 */
export function useDashboardFilters(first: string | null | undefined, given: DashboardQuery | null) {
  const [kept, store] = useStore<Partial<DashboardQuery>>('dashboard.filters', NOTHING);
  const [changed, change] = useState<DashboardQuery | null>(null);
  const initial = isWhole(kept) ? kept : first ? { ...FIRST, estabelecimento: first } : null;
  const keep = (sent: Partial<DashboardQuery>) => {
    if (given === null) store(sent);
  };
  return {
    /** `null` where there is nothing to choose from, or while the choices are loading. */
    query: changed ?? given ?? initial,
    change,
    keep,
    /** The server has refused what was sent: it stays on the page, and the next visit begins without it. */
    refuse: (sent: DashboardQuery) => {
      change((now) => now ?? sent);
      keep(NOTHING);
    },
  };
}
