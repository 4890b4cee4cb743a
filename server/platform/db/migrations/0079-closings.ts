import { type Kysely, sql } from 'kysely';
import { indexBeside } from '../migrate/indexes';

/** Closed days are found by their date alone (decision 115): a day is closed for all establishments at once. */
export async function beside(db: Kysely<unknown>): Promise<void> {
  await indexBeside(db, {
    name: 'closed_day_date',
    table: 'closed_day',
    definition: sql`(accounting_date)`,
  });
}

export async function up(): Promise<void> {}
