import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ListControllerResult } from 'react-admin';
import { partOf } from '../../ui/fields/PartCheckbox';
import { useKeptStore } from '../use-kept';
import { isSelected, NOTHING, onlyThese, type Selection, sizeOf, under, withThese } from './selection';

/** Reads and changes the selection of a list. */
interface SelectionSource {
  /** The same object until it changes. */
  readonly current: () => Selection;
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** The records of the page. */
  readonly ids: readonly string[];
  /** How many could be selected. */
  readonly total: number;
  readonly select: (id: string | number, selected: boolean) => void;
  readonly selectPage: (selected: boolean) => void;
  readonly selectAll: () => void;
  /** Selects these and no others. */
  readonly keep: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Adds what is selected at the moment of drawing. */
interface ListSelection extends SelectionSource {
  readonly selection: Selection;
  readonly count: number;
  /** Says how much of the page is selected. */
  readonly page: 'none' | 'some' | 'all';
}

/**
 * The selection of the list around; `null` where nothing can be selected. A tick leaves it as it is, so that only what
 * asks by one of the hooks below is drawn again, and not each row of a page.
 */
export const SelectionContext = createContext<SelectionSource | null>(null);

/** Serves what reads the selection only when something is pressed. */
export function useSelectionSource(): SelectionSource {
  const source = useContext(SelectionContext);
  if (source === null) throw new Error('Only a list with bulk work has a selection');
  return source;
}

/** Serves what says how much is selected; `null` where nothing can be selected. */
export function useSelectionIfAny(): ListSelection | null {
  const source = useContext(SelectionContext);
  const selection = useSyncExternalStore(source?.subscribe ?? never, source?.current ?? nothing);
  if (source === null) return null;
  const { ids, total } = source;
  const many = ids.filter((id) => isSelected(selection, id)).length;
  return {
    ...source,
    selection,
    count: sizeOf(selection, total),
    page: partOf(many, ids.length),
  };
}

/** For what stands in the bulk bar of a list. */
export function useListSelection(): ListSelection {
  const selection = useSelectionIfAny();
  if (selection === null) throw new Error('Only a list with bulk work has a selection');
  return selection;
}

/**
 * Tells whether one record is selected. Whoever asks is drawn again by a change of that alone. It is state, and not read
 * from the store as what counts is, so that the rows of a page may follow its checkbox in a transition.
 */
export function useIsSelected(id: string | number): boolean {
  const { current, subscribe } = useSelectionSource();
  const [selected, setSelected] = useState(() => isSelected(current(), String(id)));
  useLayoutEffect(() => {
    let followed: boolean | undefined;
    const follow = () => {
      const now = isSelected(current(), String(id));
      // React may draw a component once more for the state that it has.
      if (now !== followed) setSelected(now);
      followed = now;
    };
    follow();
    return subscribe(follow);
  }, [current, subscribe, id]);
  return selected;
}

/** Tells whether rows have checkboxes: where somebody wants them, and while something is selected. */
export function useIsSelecting(wanted: boolean): boolean {
  const source = useContext(SelectionContext);
  return useSyncExternalStore(
    source?.subscribe ?? never,
    () => source !== null && (wanted || sizeOf(source.current(), source.total) > 0),
  );
}

const never = () => () => {};
const nothing = () => NOTHING;

/**
 * Selects rows of a list. A selection survives paging, sorting and a visit to a form; it ends with the page load, and
 * one of all that match ends with their filter.
 */
export function useSelection(list: ListControllerResult): SelectionSource {
  const { resource, filterValues, data, total = 0, isPlaceholderData } = list;
  const { get, set, subscribe } = useKeptStore<Selection>(`selection of ${resource}`, NOTHING);
  useEffect(() => {
    if (under(get(), filterValues) !== get()) set(NOTHING);
  }, [get, set, filterValues]);
  return useMemo(() => {
    const ids = (data ?? []).map(({ id }) => String(id));
    const current = () => under(get(), filterValues);
    // What was pressed and what counts are drawn at once, and a hundred rows after them.
    const follow = (next: Selection) => startTransition(() => set(next));
    return {
      current,
      subscribe,
      ids,
      total,
      select: (id, selected) => set(withThese(current(), [String(id)], selected)),
      selectPage: (selected) => follow(withThese(current(), ids, selected)),
      selectAll: () => {
        // While rows of another filter are still in sight nobody knows how many "all" are.
        if (isPlaceholderData !== true) follow({ kind: 'all', filter: filterValues, except: [] });
      },
      keep: (kept) => follow(onlyThese(kept)),
      clear: () => follow(NOTHING),
    };
  }, [get, set, subscribe, filterValues, data, total, isPlaceholderData]);
}
