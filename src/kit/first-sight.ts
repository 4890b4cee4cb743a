import { useSyncExternalStore } from 'react';

/*
 * The first sight of a page load ends when the page shows its content. What a person needs only afterwards waits for
 * that, because on a slow phone it would delay the content.
 */

let over = false;
const waiting = new Set<() => void>();

/** Ends the first sight, until the page is loaded anew. */
export function endFirstSight(): void {
  over = true;
  for (const act of waiting) act();
  waiting.clear();
}

/**
 * Calls `act` when the first sight is over.
 * @returns a function that cancels that
 */
export function afterFirstSight(act: () => void): () => void {
  if (over) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}

/** Whether it is over. Until then a query has what was requested ahead of the page, which is as new as can be. */
export const isFirstSightOver = (): boolean => over;

/** The same, for a component that waits for it. */
export function useFirstSightOver(): boolean {
  return useSyncExternalStore(afterFirstSight, isFirstSightOver);
}
