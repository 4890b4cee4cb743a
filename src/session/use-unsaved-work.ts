import { useSyncExternalStore } from 'react';
import { isCovered, isWorkKept, onWork } from './unsaved-work';

/** Whether a form is open. */
export const useKeepsWork = (): boolean => useSyncExternalStore(onWork, isWorkKept);

/** Whether the page is covered until its person has signed in again. */
export const useCovered = (): boolean => useSyncExternalStore(onWork, isCovered);
