import { type Kysely, sql } from 'kysely';

/** News that begin and end at a date, and are addressed to some profiles (decision 50). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table news
      add column opens_on date,
      add column ends_on date,
      add column profiles integer[] check (cardinality(profiles) between 1 and 4),
      add column told_at timestamptz,
      add constraint news_waits_inactive check (opens_on is null or not active),
      add constraint news_ends_after check (ends_on >= opens_on)`,
    // What is there already was told of, or is nothing new.
    sql`update news set told_at = opened_at`,
    sql`create index news_opens_on on news (opens_on) where opens_on is not null`,
    sql`create index news_ends_on on news (ends_on) where active and ends_on is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
