import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { isLeaving } from './leave';
import { isCovered, isWorkKept, keepWork, onWork } from './unsaved-work';

/** Whether a form is open. */
export const useKeepsWork = (): boolean => useSyncExternalStore(onWork, isWorkKept);

/** Whether the page is covered until its person has signed in again. */
export const useCovered = (): boolean => useSyncExternalStore(onWork, isCovered);

/**
 * Keeps what was typed from being lost with the page: the browser asks before it is left, and it is covered where the
 * session ends.
 * @param isUnsaved whether something would be lost at this moment
 * @param open whether there is a form at all
 */
export function useUnsavedWork(isUnsaved: () => boolean, open = true): void {
  useBeforeUnload((event) => {
    if (isUnsaved() && !isLeaving()) event.preventDefault();
  });
  const isUnsavedNow = useEffectEvent(isUnsaved);
  useEffect(() => (open ? keepWork(() => isUnsavedNow()) : undefined), [open]);
}
