import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { ScreenPath } from '../../../contract/access';
import type { keepFilter } from '../../../contract/kept-filters';
import { KEPT_FILTERS } from '../../../contract/kept-filters';
import type { BodyOf } from '../../../contract/operation';
import type { AppContext } from '../../platform/context';

interface Owned {
  readonly userId: number;
  readonly screen: ScreenPath;
  readonly filter: string;
}

/**
 * The id of a filter: the same filter of the same person has the same one, and nobody can reckon it without the key, so
 * that whoever has it was given it.
 */
const idOf = (secret: string, { userId, screen, filter }: Owned): string =>
  createHmac('sha256', secret)
    .update(`kept filter\n${userId}\n${screen}\n${filter}`)
    .digest('base64url')
    .slice(0, 22);

/** Keeps a filter of a person, and forgets the oldest of too many; returns its id. */
export async function storeFilter(
  { database: { db }, secret, now }: AppContext,
  userId: number,
  { screen, filter }: BodyOf<typeof keepFilter>,
): Promise<string> {
  const id = idOf(secret, { userId, screen, filter });
  const kept_at = now();
  await db
    .insertInto('kept_filter')
    .values({ id, user_id: userId, screen, filter, kept_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ kept_at }))
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

interface Found {
  readonly screen: ScreenPath;
  readonly filter: string;
  /** The reader has kept it. */
  readonly own: boolean;
}

/**
 * A kept filter; `null` where there is none for the reader. An earlier version has made ids of the filter alone: those are
 * found by their person alone, because others could reckon them.
 */
export async function findFilter(
  { database: { db }, secret, olderSecrets }: AppContext,
  reader: number,
  id: string,
): Promise<Found | null> {
  const rows = await db
    .selectFrom('kept_filter')
    .select(['user_id as userId', 'screen', 'filter'])
    .where('id', '=', id)
    .execute();
  const own = rows.find(({ userId }) => userId === reader);
  const found = own ?? rows.find((row) => [secret, ...olderSecrets].some((key) => idOf(key, row) === id));
  if (found === undefined) return null;
  return { screen: found.screen, filter: found.filter, own: own !== undefined };
}
