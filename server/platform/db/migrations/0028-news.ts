import { type Kysely, sql } from 'kysely';

/** News that begin and end at a date, and are addressed to some profiles (decision 51). */
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
    // Those of the lists answer alone whom an item is addressed to.
    sql`drop index news_newest, news_by_modified, news_by_title, news_by_status, news_by_status_back`,
    sql`create index news_newest on news (opened_at desc, id desc) include (active, profiles)`,
    sql`create index news_by_modified on news (modified_at, id) include (active, profiles)`,
    sql`create index news_by_title on news (folded(title), id) include (title, active, profiles)`,
    sql`create index news_by_status on news ((not active), id desc) include (active, profiles)`,
    sql`create index news_by_status_back on news ((not active) desc, id desc) include (active, profiles)`,
    sql`create index news_opens_on on news (opens_on) where opens_on is not null`,
    sql`create index news_ends_on on news (ends_on) where active and ends_on is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
