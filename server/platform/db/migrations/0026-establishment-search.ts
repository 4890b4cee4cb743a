import { type Kysely, sql } from 'kysely';
import { trigramsOf } from './list-steps';

/** What establishments are searched by where somebody chooses among them: a part of the name with the code (decision 50). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const trigrams = await trigramsOf(db);
  const option = sql`name_folded || ' (cod.: ' || code || ')'`;
  await sql`create index establishment_part on establishment ${trigrams(option)}`.execute(db);
}
