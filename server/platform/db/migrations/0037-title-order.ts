import { type Kysely, sql } from 'kysely';

/**
 * News by title in the order of all other lists: that of the database itself differs from one cluster to the next
 * (decision 1). The index of before stays for servers of before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index news_in_title_order on news ((folded(title) collate "C"), id)
    include (title, active, profiles)`.execute(db);
}
