import { sql } from 'kysely';
import type { Level } from '../../../contract/access';
import { NEWS } from '../../../contract/limits';
import type { listNews, NewsSort } from '../../../contract/news';
import type { QueryOf } from '../../../contract/operation';
import type { AppContext } from '../../platform/context';
import { readPage, sortOf } from '../../platform/db/page';
import { newsColumns, newsItemOf } from './record';

/** The column that each sort of the contract uses. */
export const newsOrder = {
  // One that waits opens after all that are shown, in whatever zone its day begins; an index has the same expression.
  openDate: sql`coalesce((opens_on + interval '12 hours') at time zone 'UTC', opened_at)`,
  modifiedDate: sql.ref('modified_at'),
  // In the order of the folded names of all lists, whatever the database's own is.
  title: sql`folded(title) collate "C"`,
  // ATIVO comes before INATIVO, as in the alphabet.
  status: sql`not switched_on`,
} as const satisfies Record<NewsSort, unknown>;

/** Whether an item is addressed to a person: to everybody, or to the profile. */
export const seenBy = ({ level }: { level: Level }) =>
  sql<boolean>`(profiles is null or ${level}::integer = any(profiles))`;

/**
 * API-09: returns a page of active news, or with `active=false` of all news; by default the newest first. The caller
 * checks who may see all.
 */
export async function newsPage(
  { database: { db }, config }: AppContext,
  reader: { level: Level },
  query: QueryOf<typeof listNews>,
) {
  const all = query.active === false;
  const { skip = 0 } = query;
  const newest = db
    .selectFrom('news')
    .where('active', '=', true)
    .where(seenBy(reader))
    .select('id')
    .orderBy(newsOrder.openDate, 'desc')
    .orderBy('id', 'desc')
    .limit(skip);
  const matching = db
    .selectFrom('news')
    .$if(!all, (q) => q.where('active', '=', true).where(seenBy(reader)))
    .$if(skip > 0, (q) => q.where('id', 'not in', newest));
  const [field, direction] = sortOf(query, 'openDate,desc');
  const page = await readPage(
    db,
    { ...query, size: query.size ?? (all ? NEWS.managementSize : NEWS.homeSize) },
    {
      stamped: 'news',
      matching,
      rows: db.selectFrom('news').select(newsColumns),
      by: newsOrder[field],
      direction,
      key: sql.ref('id'),
      keyDirection: 'desc',
    },
  );
  return { ...page, content: page.content.map((row) => newsItemOf(config.timeZone, row, all)) };
}
