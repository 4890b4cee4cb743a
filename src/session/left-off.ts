import { useCallback, useMemo } from 'react';
import { type Store, useStore, useStoreContext } from 'react-admin';
import { type ScreenPath, screenAt } from '../../contract/access';
import { useAccess } from './use-access';

const KEY = 'leftOff';
const MOST = 5;
/** A longer address, as of hundreds of chosen accounts, is not kept. */
const LONGEST = 1500;

/** A record or a filter that somebody had open. */
interface Left {
  /** In the person's language. */
  title: string;
  address: string;
}

export interface LeftOff extends Left {
  screen: ScreenPath;
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

/** Returns what keeps a record or a filter in the person's store, which a sign-out clears; of a page the last one. */
export function useKeepLeftOff(): (left: Left) => void {
  const store: Store = useStoreContext();
  return useCallback(
    ({ title, address }) => {
      if (address.length > LONGEST || title === '') return;
      const others = keptIn(store.getItem(KEY)).filter((one) => pathOf(one.address) !== pathOf(address));
      store.setItem(KEY, [{ title, address }, ...others].slice(0, MOST));
    },
    [store],
  );
}

/** Reads what the person had open last, the newest first; only what they may open now. */
export function useLeftOff(): readonly LeftOff[] {
  const [kept] = useStore<unknown>(KEY);
  const mayOpen = useAccess();
  return useMemo(
    () =>
      keptIn(kept).flatMap((left) => {
        const screen = screenAt(pathOf(left.address))?.path;
        return screen !== undefined && mayOpen(screen) ? [{ ...left, screen }] : [];
      }),
    [kept, mayOpen],
  );
}

/** Reads what the store has, which an older release may have written. */
function keptIn(value: unknown): readonly Left[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (one: Partial<Left> | null) => typeof one?.title === 'string' && typeof one.address === 'string',
  ) as Left[];
}
