import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { Db } from '../db/connections';

/** Returns the languages that people have used last, by their ids; without those who have not signed in yet. */
export async function languagesOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Language>> {
  const { rows } = await sql<{ user_id: number; language: Language }>`
    select distinct on (user_id) user_id, language from user_session
    where user_id = any(${userIds}::int[]) and language is not null
    order by user_id, started_at desc`.execute(db);
  return new Map(rows.map(({ user_id, language }) => [user_id, language]));
}
