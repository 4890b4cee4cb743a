import { type Kysely, sql } from 'kysely';
import { partitionedIndexBeside } from '../migrate/indexes';
import type { Patience } from '../migrate/patience';

/** Finds what was cancelled of a period, which is few of its rows (decision 113). */
export async function beside(db: Kysely<unknown>, patience: Patience): Promise<void> {
  await partitionedIndexBeside(db, patience, {
    name: 'cash_transaction_cancelled',
    table: 'cash_transaction',
    definition: sql`(captured_at, establishment_code) where cancelled_at is not null`,
  });
}

export async function up(): Promise<void> {
  // Everything of it is done beside the transaction.
}
