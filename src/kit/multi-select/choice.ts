import { ALL } from '../../../contract/keys';

export interface Choice {
  readonly key: string;
  readonly value: string;
}

/** STMT-06: "all" stands alone. Choosing it drops the others; choosing another drops it. */
export function settle(before: readonly string[], after: readonly string[]): string[] {
  if (!after.includes(ALL)) return [...after];
  return before.includes(ALL) ? after.filter((key) => key !== ALL) : [ALL];
}
