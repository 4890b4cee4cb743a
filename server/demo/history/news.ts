import { differenceInCalendarISOWeeks } from 'date-fns';
import { sql } from 'kysely';
import { utcDay } from '../../../contract/calendar';
import { newsPublished } from '../../areas/news/notices';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import { demoActor, demosOwn } from '../actor';
import { weekday } from '../calendar';
import { pictureFile } from '../pictures';
import { type DayPart, daysOf, HOUR, happensIn } from '../span';
import { articles } from './articles';
import { takeIds } from './ids';
import { endOf, instantOf, type Life } from './life';
import type { Notice } from './notifications';

/** A Monday from which weeks are counted. */
const FIRST_MONDAY = '2020-01-06';
/** When news come out. */
const HOURS = [9, 10, 11, 14];

/** Publishes the news of a span: one a week, from Tuesday to Thursday. */
export async function publishNews(trx: Db, life: Life): Promise<Notice[]> {
  const published = daysOf(life.span).flatMap((part) => publishedIn(life, part));
  if (published.length === 0) return [];
  const ids = await takeIds(trx, 'news', 'id', published.length);
  const rows = published.map(({ at, title, text, picture }, index) => ({
    id: ids[index] ?? 0,
    title,
    text,
    image: picture === null ? null : pictureFile(life.seed, picture),
    opened_at: at,
    modified_at: at,
  }));
  await trx
    .insertInto('news')
    .values(rows.map((row) => ({ ...row, told_at: row.opened_at })))
    .execute();
  await recordChanges(
    trx,
    demoActor,
    rows.map((after) => ({ action: 'create', entity: 'news', key: String(after.id), after })),
  );
  return published.map(({ at, title }) => ({
    what: newsPublished({ title }),
    at,
    to: () => true,
  }));
}

function publishedIn(life: Life, part: DayPart) {
  const week = differenceInCalendarISOWeeks(utcDay(part.date), utcDay(FIRST_MONDAY));
  const second = (HOURS[week % HOURS.length] ?? 9) * HOUR + 15 * 60;
  if (weekday(part.date) !== 2 + (week % 3)) return [];
  const article = articles[week % articles.length];
  if (article === undefined || !happensIn(part, second)) return [];
  return [{ ...article, at: instantOf(life, part.date, second) }];
}

/** Takes down what has run its time by the end of the span, of the demo's own news. */
export async function retireNews(trx: Db, life: Life): Promise<void> {
  const runs = articles.flatMap(({ title, runsFor }) => (runsFor === null ? [] : [{ title, days: runsFor }]));
  const { rows } = await sql<{ id: number; modified_at: Date }>`
    update news set active = false, modified_at = opened_at + days * interval '1 day', version = version + 1
    from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as runs (title text, days integer)
    where news.title = runs.title and news.active and opened_at + days * interval '1 day' <= ${endOf(life)}
      and ${demosOwn('news', sql`news.id`)}
    returning id, modified_at`.execute(trx);
  await recordChanges(
    trx,
    demoActor,
    rows.map(({ id, modified_at }) => ({
      action: 'update',
      entity: 'news',
      key: String(id),
      before: { active: true },
      after: { active: false, modified_at },
    })),
  );
}
