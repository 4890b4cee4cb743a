import { createContext, useContext, useEffect } from 'react';
import type { ListControllerResult } from 'react-admin';
import { useKept } from '../use-kept';
import { isSelected, NOTHING, onlyThese, type Selection, sizeOf, under, withThese } from './selection';

/** What is selected of the list, and how that changes. */
interface ListSelection {
  readonly selection: Selection;
  readonly count: number;
  /** How many could be selected. */
  readonly total: number;
  /** How much of the page is selected. */
  readonly page: 'none' | 'some' | 'all';
  readonly has: (id: string | number) => boolean;
  readonly select: (id: string | number, selected: boolean) => void;
  readonly selectPage: (selected: boolean) => void;
  readonly selectAll: () => void;
  /** Selects these and no others. */
  readonly keep: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** The selection of the list around; `null` where nothing can be selected. */
export const SelectionContext = createContext<ListSelection | null>(null);

/** For what stands in the bulk bar of a list. */
export function useListSelection(): ListSelection {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error('Only a list with bulk work has a selection');
  return selection;
}

/**
 * Selects rows of a list. A selection survives paging, sorting and a visit to a form; it ends with the page load, and
 * one of all that match ends with their filter.
 */
export function useSelection(list: ListControllerResult): ListSelection {
  const { resource, filterValues, data = [], total = 0, isPlaceholderData } = list;
  const [stored, set] = useKept<Selection>(`selection of ${resource}`, NOTHING);
  const selection = under(stored, filterValues);
  const lapsed = selection !== stored;
  useEffect(() => {
    if (lapsed) set(NOTHING);
  }, [lapsed, set]);

  const ids = data.map(({ id }) => String(id));
  const many = ids.filter((id) => isSelected(selection, id)).length;
  return {
    selection,
    count: sizeOf(selection, total),
    total,
    page: many === 0 ? 'none' : many === ids.length ? 'all' : 'some',
    has: (id) => isSelected(selection, String(id)),
    select: (id, selected) => set(withThese(selection, [String(id)], selected)),
    selectPage: (selected) => set(withThese(selection, ids, selected)),
    selectAll: () => {
      // While rows of another filter are still in sight nobody knows how many "all" are.
      if (isPlaceholderData !== true) set({ kind: 'all', filter: filterValues, except: [] });
    },
    keep: (kept) => set(onlyThese(kept)),
    clear: () => set(NOTHING),
  };
}
