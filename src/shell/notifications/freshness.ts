/** How notifications are kept fresh (docs/decisions/0019-notifications.md), in milliseconds. */
export const FRESH = {
  /** What is younger is not asked for again when the tab is looked at. */
  stale: 30_000,
  /** Between two calls of a tab that is looked at, and up to so much more, so that an office does not ask in step. */
  every: 60_000,
  jitter: 15_000,
  /** Between two calls while the server does not answer. */
  afterFailure: 300_000,
  /** Nobody has touched anything for so long: an unattended tab asks nothing, and so does not keep its session alive. */
  rest: 600_000,
} as const;

/** How long to wait before asking again. */
export function nextPause(failed: boolean): number {
  return (failed ? FRESH.afterFailure : FRESH.every) + Math.random() * FRESH.jitter;
}
