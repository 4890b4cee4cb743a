import { type Kysely, sql } from 'kysely';

/**
 * The status that a person has set is kept apart from whether the item is shown at the moment: one that waits for its
 * day, or whose last day is over, is not shown (`active`), but was not switched off (decision 81). The earlier indexes
 * stay for earlier servers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table news add column ended boolean not null default false`,
    // The calendar has taken these down, and nobody has changed them since.
    sql`update news set ended = true
      where not active and opens_on is null and ends_on is not null
        and (select actor from audit where entity = 'news' and entity_key = news.id::text
          order by id desc limit 1) = 'news calendar'`,
    sql`alter table news add column switched_on boolean not null
      generated always as (active or ended or opens_on is not null) stored`,
    // An index answers alone for an expression only where it has the columns of it as well.
    // By the last place where a day begins, so that one that waits comes before what is shown already in every zone.
    // An index answers alone for an expression only where it has the columns of it, too.
    sql`create index news_by_opening on news
      (coalesce((opens_on + interval '12 hours') at time zone 'UTC', opened_at) desc, id desc)
      include (opens_on, opened_at, active, profiles)`,
    sql`create index news_by_set_status on news ((not switched_on), id desc)
      include (switched_on, active, profiles)`,
    sql`create index news_by_set_status_back on news ((not switched_on) desc, id desc)
      include (switched_on, active, profiles)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
