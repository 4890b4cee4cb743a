import { useRef } from 'react';
import { useNotify } from 'react-admin';
import type { ScreenPath } from '../../../contract/access';
import { NOTHING_CHOSEN, type ReportFilters } from '../../../contract/default-filters';
import { reachFilter } from '../../../contract/kept-filters';
import { call } from '../../portal/client';

/**
 * An address that somebody else has sent may name what the reader does not see, and the report is refused. Returns what
 * leaves that out, once, and has the report made again; a message says so. Where nothing would be left of a list, the
 * refusal stays, because the report would have more than the address says.
 */
export function useNarrowed(
  screen: ScreenPath,
): (filters: ReportFilters, again: (changes: Partial<ReportFilters>) => void) => Promise<void> {
  const notify = useNotify();
  const tried = useRef(false);
  return async (filters, again) => {
    if (tried.current) return;
    tried.current = true;
    const body = { screen, filter: JSON.stringify(filters) };
    const judged = await call(reachFilter, { body }).catch(() => null);
    if (judged?.reach !== 'part') return;
    const left = JSON.parse(judged.filter) as ReportFilters;
    const lists = Object.keys(NOTHING_CHOSEN) as (keyof typeof NOTHING_CHOSEN)[];
    again(Object.fromEntries(lists.map((list) => [list, left[list]])));
    notify('list.leftOut.part', { type: 'warning' });
  };
}
