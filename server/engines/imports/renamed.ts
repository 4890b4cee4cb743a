import type { Difference, ImportTarget } from './target';

/** Tells a row that gives its record another name: a person says how that is meant (decision 71). */
export const isRenamed = (
  { naming }: Pick<ImportTarget, 'naming'>,
  changes: readonly Difference[],
): boolean => naming !== undefined && changes.some(({ column }) => column === naming);
