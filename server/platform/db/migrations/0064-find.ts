import { type Kysely, sql } from 'kysely';
import { partitionedIndexBeside } from '../migrate/indexes';
import type { Patience } from '../migrate/patience';

/** Finds transactions by the number that a terminal gave them, in the whole network or in some of its establishments. */
export async function beside(db: Kysely<unknown>, patience: Patience): Promise<void> {
  await partitionedIndexBeside(db, patience, {
    name: 'cash_transaction_nsu',
    table: 'cash_transaction',
    definition: sql`(nsu, establishment_code, captured_at)`,
  });
}

export async function up(): Promise<void> {
  // Everything of it is done beside the transaction.
}
