import { STANDING_HEADER } from '../../contract/access';

const listeners = new Set<() => void>();
let last: string | null = null;

/** Calls `listener` when an answer says that the person's standing is another one; returns how to stop. */
export function onStandingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** SES-05: looks at the standing that the server has answered a call with. */
export function noteStanding(headers: Headers): void {
  const standing = headers.get(STANDING_HEADER);
  if (standing === null || standing === last) return;
  const changed = last !== null;
  last = standing;
  if (changed) for (const listener of listeners) listener();
}

/** Another person may sign in on the same page. */
export function forgetStanding(): void {
  last = null;
}
