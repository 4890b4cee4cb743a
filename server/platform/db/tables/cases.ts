import type { Generated } from 'kysely';
import type { CaseProblem } from '../../../../contract/work-order-deliveries';

/** A work order as an outside case system knows it. */
export interface WorkOrderCase {
  work_order: number;
  external_id: Generated<string>;
  /** A status that was set here and is to be set in the outside system. */
  status: 0 | 1 | 2 | null;
  /** More than `sent_revision` while something waits. */
  revision: Generated<number>;
  sent_revision: Generated<number>;
  put_up_at: Date;
  due_at: Date;
  tries: Generated<number>;
  tried_at: Date | null;
  problem: CaseProblem | null;
  detail: string | null;
  sent_at: Date | null;
}

/** The state of the connection to the case system: one row. */
export interface CaseLink {
  single: Generated<boolean>;
  lease: string | null;
  leased_until: Date | null;
  /** Up to when its changes are known. */
  changed_since: Date | null;
  looked_at: Date | null;
  paused_until: Date | null;
  failures: number;
  problem: CaseProblem | null;
  detail: string | null;
}
