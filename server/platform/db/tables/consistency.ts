import type { Generated } from 'kysely';

/** What a business day was closed with: a digest over the totals of all establishments. */
export interface ClosedDaySeal {
  accounting_date: string;
  position: number;
  seal: Buffer;
}

/** How far the comparison of what is kept with the transactions has come. */
export interface ConsistencyLook {
  single: Generated<boolean>;
  hour: Date | null;
  account_id: Generated<number>;
  number: Generated<number>;
}

/** What is kept of the transactions beside them. */
export const consistencyKinds = ['rollups', 'closings', 'bankFiles'] as const;
export type ConsistencyKind = (typeof consistencyKinds)[number];

/** What did not agree with the transactions when it was compared last. */
export interface ConsistencyDifference {
  kind: ConsistencyKind;
  /** A day of capture, an accounting date, or a bank file as `account/number`. */
  key: string;
  count: number;
  found_at: Date;
}
