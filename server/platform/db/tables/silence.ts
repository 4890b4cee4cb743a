import type { Generated, GeneratedAlways } from 'kysely';

/* Which shops should have deposited and have not. */

/** A time in which a shop has not deposited although it should have; it is open until a deposit comes. */
export interface Silence {
  id: GeneratedAlways<number>;
  establishment_code: string;
  last_deposit_at: string;
  noticed_at: Date;
  ended_at: Date | null;
  usual_days: number;
  deposit_days: number;
  usual_hour: number;
  once_in_days: number;
}

/** One row: up to which hour silence was looked for; the network's own silence beside it. */
export interface SilenceLook {
  single: Generated<boolean>;
  looked_at: Date | null;
  /** The last hour in which anything was captured anywhere, where that is longer ago than usual. */
  behind_since: string | null;
}

/** A shop with too few deposits to judge its silence. */
export interface SparseEstablishment {
  establishment_code: string;
}
