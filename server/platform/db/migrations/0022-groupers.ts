import { type Kysely, sql } from 'kysely';

/** The list of groupers (decision 29): sorted by status, and counted anew once a group gets or loses establishments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index grouper_by_active on grouper (active, id)`.execute(db);
  // Beside the one by which the lists of people know of it.
  await sql`create trigger stamp_groups after insert or update or delete or truncate on grouper_establishment
    for each statement execute function stamp_list('groups')`.execute(db);
}
