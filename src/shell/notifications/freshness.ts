/** How notifications are kept fresh (docs/decisions/0019-notifications.md), in milliseconds. */
export const FRESH = {
  /** A younger list is not fetched again when the tab becomes visible. */
  stale: 30_000,
  /**
   * The time between two calls of a visible tab, and a random addition, so that the tabs of an office do not call in
   * step.
   */
  every: 60_000,
  jitter: 15_000,
  /** The time between two calls while the server does not reply. */
  afterFailure: 300_000,
  /**
   * After so long without input a tab counts as unattended: it makes no calls, and so does not keep its session alive.
   */
  rest: 600_000,
} as const;

/** How long to wait before the next call. */
export function nextPause(failed: boolean): number {
  return (failed ? FRESH.afterFailure : FRESH.every) + Math.random() * FRESH.jitter;
}
