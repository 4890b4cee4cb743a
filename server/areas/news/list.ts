import { sql } from 'kysely';
import { LEVEL, type Level } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import type { listNews } from '../../../contract/news';
import { NEWS } from '../../../contract/news';
import { exportNews } from '../../../contract/news-management';
import type { QueryOf } from '../../../contract/operation';
import { message } from '../../../i18n/server';
import { defineList } from '../../engines/lists/define';
import { moment } from '../../engines/lists/values';
import { activeOrNotFeminine } from '../../engines/lists/words';
import type { Db } from '../../platform/db/connections';
import { readPage } from '../../platform/db/page';
import { EVERYTHING } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';
import { newsColumns, newsItemOf } from './record';

const words: Readonly<Record<string, 'provider' | 'manager' | 'viewer' | 'specific'>> = {
  [LEVEL.provider]: 'provider',
  [LEVEL.manager]: 'manager',
  [LEVEL.viewer]: 'viewer',
  [LEVEL.specific]: 'specific',
};

/** Returns who sees an item: everybody, or some profiles. */
function readers(levels: string, language: Language): string {
  if (levels === '') return message(language, 'news.form.everybody');
  return levels
    .split(',')
    .map((level) => message(language, `shell.profiles.${words[level] ?? 'none'}`))
    .join('; ');
}

// One that waits opens after all that are shown, in whatever zone its day begins; an index has the same expression.
const openDate = sql`coalesce((opens_on + interval '12 hours') at time zone 'UTC', opened_at)`;

/** API-09, LIST-14: all news, by default the newest first; only people who manage news may ask for them. */
export const newsList = defineList(exportNews, {
  name: 'marketing',
  title: 'news.table',
  table: 'news',
  key: 'id',
  keyType: 'int',
  keyDirection: 'desc',
  stamped: 'news',
  initial: 'openDate,desc',
  fields: {
    id: { title: 'news.columns.id', type: 'code', value: 'id' },
    urlFile: { title: 'news.columns.urlFile', type: 'code', value: 'image' },
    // In the order of the folded names of all lists, whatever the database's own is.
    title: {
      title: 'news.columns.title',
      type: 'text',
      value: 'title',
      sort: sql`folded(title) collate "C"`,
    },
    text: { title: 'news.columns.text', type: 'text', value: 'text' },
    openDate: {
      title: 'news.columns.openDate',
      type: 'dateTime',
      value: (_scope, { timeZone }) =>
        sql`coalesce(news.opens_on::timestamp, date_trunc('second', news.opened_at at time zone ${timeZone}))`,
      sort: openDate,
    },
    modifiedDate: {
      title: 'news.columns.modifiedDate',
      type: 'dateTime',
      value: moment('news.modified_at'),
      sort: 'modified_at',
    },
    // ATIVO comes before INATIVO, as in the alphabet.
    status: {
      title: 'news.columns.status',
      type: 'text',
      value: 'switched_on',
      shown: activeOrNotFeminine,
      sort: sql`not switched_on`,
    },
    opensOn: { title: 'news.form.opensOn', type: 'date', value: 'opens_on' },
    endsOn: { title: 'news.form.endsOn', type: 'date', value: 'ends_on' },
    profiles: {
      title: 'news.form.profiles',
      type: 'text',
      value: sql`array_to_string(news.profiles, ',')`,
      shown: readers,
    },
  },
  facts: {},
  matching: (db) => db.selectFrom('news'),
  rows: newsRows,
});

function newsRows(db: Db) {
  return db.selectFrom('news').select(newsColumns);
}

/** Whether an item is addressed to a person: to everybody, or to the profile. */
export const seenBy = ({ level }: { level: Level }) =>
  sql<boolean>`(profiles is null or ${level}::integer = any(profiles))`;

/**
 * API-09: returns a page of active news, or with `active=false` of all news; by default the newest first. The caller
 * checks who may see all.
 */
export async function newsPage(
  db: Db,
  reader: { level: Level },
  { active, skip = 0, ...query }: QueryOf<typeof listNews>,
  clock: Clock,
) {
  const all = active === false;
  const listing = newsList.listing(db, EVERYTHING, query, clock);
  const shown = db.selectFrom('news').where('active', '=', true).where(seenBy(reader));
  const newest = shown.select('id').orderBy(openDate, 'desc').orderBy('id', 'desc').limit(skip);
  const matching = (all ? listing.matching : shown).$if(skip > 0, (q) => q.where('id', 'not in', newest));
  const page = await readPage(
    db,
    { ...query, size: query.size ?? (all ? NEWS.managementSize : NEWS.homeSize) },
    { ...listing, matching, rows: newsRows(db) },
  );
  return { ...page, content: page.content.map((row) => newsItemOf(clock.timeZone, row, all)) };
}
