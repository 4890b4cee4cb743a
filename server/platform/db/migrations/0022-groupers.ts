import { type Kysely, sql } from 'kysely';
import { stamped } from './list-steps';

/** The list of groupers (decision 29): sorted by status, and counted anew once a group gets or loses establishments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index grouper_by_active on grouper (active, id)`.execute(db);
  // Beside the one by which the lists of people know of it.
  await stamped('groups', 'grouper_establishment', 'stamp_groups').execute(db);
}
