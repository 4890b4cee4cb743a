import { LEARNED_DAYS } from './settings';

/**
 * Since when nothing has come from the whole network, where that is longer than it ever was in the weeks that are known:
 * the feed is behind, or nobody is open.
 * @param hours in which anything was captured anywhere, ascending, in hours since 1970
 * @param now the hour that runs
 * @returns the last hour with anything; `null` where all is as usual
 */
export function behindSince(hours: readonly number[], now: number): number | null {
  const known = hours.filter((hour) => hour <= now && hour >= now - 24 * LEARNED_DAYS);
  const newest = known.at(-1);
  if (newest === undefined) return null;
  const longest = Math.max(...known.map((hour, index) => hour - (known[index - 1] ?? hour)));
  return now - newest > longest + 1 ? newest : null;
}
