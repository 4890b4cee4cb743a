import { LEARNED_DAYS } from './settings';

/**
 * Returns since when nothing has arrived from the whole network, if that is longer than ever in the known weeks: then
 * the feed is behind, or no shop is open.
 * @param hours in which anything was captured anywhere, ascending, in hours since 1970
 * @param now the current hour
 * @returns the last hour with anything; `null` if all is as usual
 */
export function behindSince(hours: readonly number[], now: number): number | null {
  const known = hours.filter((hour) => hour <= now && hour >= now - 24 * LEARNED_DAYS);
  const newest = known.at(-1);
  if (newest === undefined) return null;
  const longest = Math.max(...known.map((hour, index) => hour - (known[index - 1] ?? hour)));
  return now - newest > longest + 1 ? newest : null;
}
