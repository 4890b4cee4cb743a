import type { Generated, GeneratedAlways } from 'kysely';

/* Transactions, their deliveries and their rollups. */

export interface Arrival {
  id: GeneratedAlways<number>;
  position: number | null;
  source: string;
  arrived_at: Generated<Date>;
  /** What the version that stored it keeps beside the rows (rollups/generation.ts); 0: one of before. */
  generation: Generated<number>;
}

export interface CashTransaction {
  logical_number: string;
  nsu: string;
  captured_at: string;
  accounting_date: string;
  establishment_code: string;
  operator_id: number;
  account_id: number;
  process_code: number;
  amount: number;
  cancelled_at: Date | null;
  arrival_id: number;
  /** The delivery that cancelled it; null: none, or before that was kept. */
  cancelled_arrival_id: Generated<number | null>;
  arrived_at: Generated<Date>;
}

export interface TransactionDay {
  establishment_code: string;
  capture_date: string;
  accounting_date: string;
  process_code: number;
  count: number;
  sum: number;
}

export interface TransactionRollup {
  establishment_code: string;
  operator_id: number;
  accounting_date: string;
  capture_hour: string;
  process_code: number;
  count: number;
  sum: number;
}

/** What operators have deposited, by day. */
export interface OperatorDay {
  establishment_code: string;
  operator_id: number;
  capture_date: string;
  accounting_date: string;
  count: number;
  sum: number;
}

/** How many transactions were cancelled of those that were captured in an hour. */
export interface CancellationHour {
  establishment_code: string;
  capture_hour: string;
  accounting_date: string;
  count: number;
}

/** How many were cancelled of those that were captured on a day. */
export interface CancellationDay {
  establishment_code: string;
  capture_date: string;
  accounting_date: string;
  count: number;
}

/** When a code was used first and last, by the network's clocks. */
export interface OperatorUse {
  operator_id: number;
  first_used_at: string;
  last_used_at: string;
}

/** A code that was used after it was switched off, or in a shop that is not its own. */
export interface OperatorMisuse extends OperatorUse {
  kind: string;
  /** Where. */
  establishment_code: string;
  count: number;
  told_at: Date | null;
}

/** The last day on which a terminal captured anything, cancelled or not, for an establishment. */
export interface TerminalUse {
  establishment_code: string;
  logical_number: string;
  last_capture_date: string;
}

/** Rollups that a migration has brought and that are not counted again yet. */
export interface RollupDue {
  rollup: string;
}

/** The least generation that may store; one row. */
export interface LeastGeneration {
  single: Generated<boolean>;
  number: number;
}
