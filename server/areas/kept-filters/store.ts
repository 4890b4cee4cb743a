import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { getKeptFilter, keepFilter } from '../../../contract/kept-filters';
import { KEPT_FILTERS } from '../../../contract/kept-filters';
import type { BodyOf, ReplyOf } from '../../../contract/operation';
import type { Schema } from '../../platform/db/schema';

/** Keeps a filter of a person, and forgets the oldest of too many; returns its id. */
export async function storeFilter(
  db: Kysely<Schema>,
  userId: number,
  { screen, filter }: BodyOf<typeof keepFilter>,
  now: Date,
): Promise<string> {
  const id = createHash('sha256').update(`${screen}\n${filter}`).digest('base64url').slice(0, 22);
  await db
    .insertInto('kept_filter')
    .values({ id, user_id: userId, screen, filter, kept_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ kept_at: now }))
    .execute();
  await db
    .deleteFrom('kept_filter')
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      db
        .selectFrom('kept_filter')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy(sql`kept_at desc, id`)
        .offset(KEPT_FILTERS.ofOnePerson)
        .limit(KEPT_FILTERS.ofOnePerson),
    )
    .execute();
  return id;
}

/** A filter of a person; `null` where there is none. */
export async function findFilter(
  db: Kysely<Schema>,
  userId: number,
  id: string,
): Promise<ReplyOf<typeof getKeptFilter> | null> {
  const found = await db
    .selectFrom('kept_filter')
    .select(['screen', 'filter'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
