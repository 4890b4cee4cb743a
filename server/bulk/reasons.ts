/** Why a record is not changed; each has its sentence in `bulk.reasons` of the catalogues. */
export const reasons = [
  'specificUser',
  'groups',
  'throughGroup',
  'lastEstablishment',
  'changedSince',
  'outsideScope',
  'beyondScope',
] as const;
export type Reason = (typeof reasons)[number];

/** The key of a stored reason's sentence. */
export const reasonKey = (reason: string) => `bulk.reasons.${reason as Reason}` as const;
