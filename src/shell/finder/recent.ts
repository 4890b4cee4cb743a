import { useCallback, useMemo } from 'react';
import { type Store, useStore, useStoreContext, useTranslate } from 'react-admin';
import { screenAt, screens } from '../../../contract/access';
import { useLeftOff } from '../../session/left-off';
import { useAccess } from '../../session/use-access';
import type { Choice } from './choice';

const KEY = 'found';
const MOST = 6;
/** A longer address is not kept. */
const LONGEST = 1500;

interface Kept {
  /** In the person's language of then; a page is called by its present title. */
  title: string;
  detail?: string;
  address: string;
}

/** Returns what keeps a choice among the recent ones, in the person's store, which a sign-out clears. */
export function useKeepRecent(): (choice: Choice) => void {
  const store: Store = useStoreContext();
  return useCallback(
    ({ title, detail, address, unkept }) => {
      if (address === undefined || unkept || address.length > LONGEST) return;
      const others = keptIn(store.getItem(KEY)).filter((one) => one.address !== address);
      const kept: Kept = { title, address, ...(detail !== undefined && { detail }) };
      store.setItem(KEY, [kept, ...others].slice(0, MOST));
    },
    [store],
  );
}

/** Returns what the person chose last, and then what it had open last; only what it may open now. */
export function useRecent(): Choice[] {
  const translate = useTranslate();
  const [kept] = useStore<unknown>(KEY);
  const leftOff = useLeftOff();
  const mayOpen = useAccess();
  return useMemo(() => {
    const all = [...keptIn(kept), ...leftOff];
    return all
      .filter(({ address }, index) => all.findIndex((one) => one.address === address) === index)
      .flatMap(({ title, address, ...more }): Choice[] => {
        const screen = screenAt(address.replace(/[?#].*$/, ''))?.path;
        if (screen === undefined || !mayOpen(screen)) return [];
        const page = screens.some(({ path }) => path === address);
        return [
          {
            key: `recent ${address}`,
            title: page ? translate(`screens.${screen}.title`) : title,
            ...('detail' in more && { detail: more.detail }),
            icon: screen,
            address,
          },
        ];
      })
      .slice(0, MOST);
  }, [kept, leftOff, mayOpen, translate]);
}

/** Reads what the store has, which an older release may have written. */
function keptIn(value: unknown): Kept[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (one: Partial<Kept> | null) => typeof one?.title === 'string' && typeof one.address === 'string',
  ) as Kept[];
}
