import { type Kysely, sql } from 'kysely';

/** From which refresh token another one was made, so that two users of one session are told apart (decision 4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refresh_token add column parent bytea`.execute(db);
}
