/**
 * The value below which a share of the values lies, by the nearest rank: always one that was measured.
 * @param share above 0, at most 1
 * @throws Error without values
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil(share * sorted.length) - 1];
  if (value === undefined) throw new Error('No values, no quantile');
  return value;
}

/** The middle value; of an even number of values the lower one of the two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
