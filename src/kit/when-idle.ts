/** How long after it was asked for it comes at the latest, and where the browser does not tell when it is idle. */
const LATEST_MS = 5000;

/**
 * Fetches code that a person may need soon, but not before what they see now: where the browser has nothing else to do.
 * Whoever needs it earlier fetches it.
 */
export function whenIdle(load: () => Promise<unknown>): void {
  const go = () => {
    load().catch(() => undefined);
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: LATEST_MS });
  else setTimeout(go, LATEST_MS);
}
