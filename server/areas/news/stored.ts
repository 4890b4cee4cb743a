import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';

/** A news item with the columns that a change needs. */
export interface StoredNews {
  id: number;
  title: string;
  text: string;
  image: string | null;
  /** True while the item is shown. */
  active: boolean;
  /** True when its last day is over and nobody has switched it off. */
  ended: boolean;
  /** True when a person has set it to active. */
  switched_on: boolean;
  opened_at: Date;
  modified_at: Date;
  opens_on: string | null;
  ends_on: string | null;
  profiles: number[] | null;
  told_at: Date | null;
  version: number;
}

/** Queries news with the columns that a change needs, by id. */
export const newsToStore = (db: Db) =>
  db
    .selectFrom('news')
    .select([
      'id',
      'title',
      'text',
      'image',
      'active',
      'ended',
      'switched_on',
      'opened_at',
      'modified_at',
      'profiles',
      'told_at',
      'version',
    ])
    .select([
      sql<string | null>`opens_on::text`.as('opens_on'),
      sql<string | null>`ends_on::text`.as('ends_on'),
    ])
    .orderBy('id');

/** The same, and locks them until the transaction ends. */
export const lockedNews = (trx: Db) => newsToStore(trx).forUpdate();

export const storedNews = (trx: Db, id: number): Promise<StoredNews | undefined> =>
  lockedNews(trx).where('id', '=', id).executeTakeFirst();

/** Returns what the audit trail stores of an item; its status is what it was set to. */
export function audited({
  told_at: _told,
  version: _version,
  active: _shown,
  switched_on,
  profiles,
  ...columns
}: StoredNews) {
  return { ...columns, active: switched_on, profiles: profiles?.join(', ') ?? null };
}
