import { useSyncExternalStore } from 'react';

/*
 * The first sight of a page load is over when the page that was opened shows what it has. What a person needs only
 * afterwards waits for that, because on a slow phone it would be paid for by the rows.
 */

let over = false;
const waiting = new Set<() => void>();

/** Tells that it is over; for good, until the page is loaded anew. */
export function endFirstSight(): void {
  over = true;
  for (const act of waiting) act();
  waiting.clear();
}

/** Does something when it is over. @returns how to give that up */
export function afterFirstSight(act: () => void): () => void {
  if (over) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}

/** Whether it is over. */
export function useFirstSightOver(): boolean {
  return useSyncExternalStore(afterFirstSight, () => over);
}
