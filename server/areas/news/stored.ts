import { sql } from 'kysely';
import type { Db } from '../../platform/db/open';

/** A news item with the columns that a change needs. */
export interface StoredNews {
  id: number;
  title: string;
  text: string;
  image: string | null;
  active: boolean;
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

/** Returns what the audit trail stores of an item. */
export function audited({ told_at: _told, version: _version, profiles, ...columns }: StoredNews) {
  return { ...columns, profiles: profiles?.join(', ') ?? null };
}
