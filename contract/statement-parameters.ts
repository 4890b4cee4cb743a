/** The parameters of the statement's address; apart, because what leads there needs no more of it. */
export const LOOKED_PARAMETERS = {
  tab: 'aba',
  narrowed: 'so',
  by: 'por',
  lines: 'linhas',
  rows: 'ordem',
} as const;

/** The tab of what was cancelled, as the address says it. */
export const CANCELLED_TAB = 'canceladas';
