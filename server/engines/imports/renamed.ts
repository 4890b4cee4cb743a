import type { Difference, ImportTarget } from './target';

/** Whether a row gives its record another name, of which a person says how it is meant (decision 71). */
export const isRenamed = (
  { naming }: Pick<ImportTarget, 'naming'>,
  changes: readonly Difference[],
): boolean => naming !== undefined && changes.some(({ column }) => column === naming);
