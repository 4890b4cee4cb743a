import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import type { NewsColumn } from '../../../contract/news-management';
import { message } from '../../../i18n/server';
import type { ListColumn, ListSource } from '../../engines/list-exports/source';
import { activeOrNotFeminine } from '../../engines/list-exports/words';
import { newsOrder } from './list';

const words: Readonly<Record<string, 'provider' | 'manager' | 'viewer' | 'specific'>> = {
  [LEVEL.provider]: 'provider',
  [LEVEL.manager]: 'manager',
  [LEVEL.viewer]: 'viewer',
  [LEVEL.specific]: 'specific',
};

/** Returns who sees an item: everybody, or some profiles. */
function readers(levels: string, language: Language): string {
  if (levels === '') return message(language, 'marketing.form.everybody');
  return levels
    .split(',')
    .map((level) => message(language, `shell.profiles.${words[level] ?? 'none'}`))
    .join('; ');
}

const moment =
  (column: string): ListColumn['value'] =>
  (_scope, timeZone) =>
    sql`date_trunc('second', ${sql.ref(column)} at time zone ${timeZone})`;
const plain = (column: string) => () => sql.ref(`news.${column}`);

const columns: Record<NewsColumn, ListColumn> = {
  id: { title: 'marketing.columns.id', type: 'code', value: plain('id') },
  urlFile: { title: 'marketing.columns.urlFile', type: 'code', value: plain('image') },
  title: { title: 'marketing.columns.title', type: 'text', value: plain('title') },
  text: { title: 'marketing.columns.text', type: 'text', value: plain('text') },
  openDate: {
    title: 'marketing.columns.openDate',
    type: 'dateTime',
    value: (_scope, timeZone) =>
      sql`coalesce(news.opens_on::timestamp, date_trunc('second', news.opened_at at time zone ${timeZone}))`,
  },
  modifiedDate: {
    title: 'marketing.columns.modifiedDate',
    type: 'dateTime',
    value: moment('news.modified_at'),
  },
  status: {
    title: 'marketing.columns.status',
    type: 'text',
    value: plain('switched_on'),
    shown: activeOrNotFeminine,
  },
  opensOn: { title: 'marketing.form.opensOn', type: 'date', value: plain('opens_on') },
  endsOn: { title: 'marketing.form.endsOn', type: 'date', value: plain('ends_on') },
  profiles: {
    title: 'marketing.form.profiles',
    type: 'text',
    value: () => sql`array_to_string(news.profiles, ',')`,
    shown: readers,
  },
};

/** LIST-14: all news as a file, because only people who manage news may request it. */
export const newsList: ListSource<object, number> = {
  name: 'marketing',
  title: 'marketing.table',
  screen: '/marketing',
  columns,
  sorts: newsOrder,
  facts: {},
  table: sql`news`,
  key: sql`news.id`,
  keys: sql`int[]`,
  matching(db, _scope, _filter, only, order) {
    const keys = db.selectFrom('news').where(only).select('news.id as key');
    return order === undefined ? keys : keys.orderBy(order);
  },
};
