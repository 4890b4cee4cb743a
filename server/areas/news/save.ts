import { sql } from 'kysely';
import { todayIn } from '../../../contract/dates';
import type { createNews, updateNews } from '../../../contract/news-management';
import { NEWS_STATUS, newsProblems, type WrittenNews } from '../../../contract/news-rules';
import type { BodyOf } from '../../../contract/operation';
import { normalName } from '../../../contract/text-forms';
import { recordChanges } from '../../platform/audit/record';
import { assertFresh } from '../../platform/audit/stale';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { assertAll, invalid, notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { instantAt } from '../../platform/time/wall-clock';
import { notifyReaders } from './notify';
import { newsColumns } from './record';
import { audited, type StoredNews, storedNews } from './stored';

/** A person writes these columns; each has its field in the contract. */
const fields = {
  title: 'title',
  text: 'text',
  image: 'image',
  switched_on: 'status',
  opens_on: 'opensOn',
  ends_on: 'endsOn',
  profiles: 'profiles',
} as const;

/** A person sets these values; `storeNews` and `standingOf` derive from them how the item stands today. */
export type NewsContent = Pick<StoredNews, keyof typeof fields>;

/**
 * NEWS-11, NEWS-14: refuses what an item cannot be.
 * @param storedEnd the last day that the item has already, which may be over
 * @throws HttpError 400 at its fields
 */
function assertRules({ config, now }: AppContext, body: WrittenNews, storedEnd: string | null): void {
  const today = todayIn(config.timeZone, now());
  const problems = Object.entries(newsProblems(body, today, storedEnd));
  const [first] = problems;
  if (first !== undefined) {
    const key = (problem: string) => `news.problems.${problem as 'required'}` as const;
    throw invalid(
      key(first[1]),
      Object.fromEntries(problems.map(([field, problem]) => [field, key(problem)])),
    );
  }
}

/** The rules of a body, of which any field may be missing (`serve`). */
export const rulesOfNews = (context: AppContext, body: Partial<WrittenNews>): void =>
  assertRules(context, { title: '', text: '', status: NEWS_STATUS.active, ...body }, null);

/** Converts a body to what an item is set to. A day of publication that has come means at once. */
function contentOf({ config, now }: AppContext, body: WrittenNews): Omit<NewsContent, 'image'> {
  const today = todayIn(config.timeZone, now());
  const { title, text, status, opensOn, endsOn, profiles } = body;
  return {
    title: normalName(title),
    text: text.trim(),
    switched_on: status === NEWS_STATUS.active,
    opens_on: opensOn && opensOn > today ? opensOn : null,
    ends_on: endsOn || null,
    profiles: profiles?.toSorted() ?? null,
  };
}

/**
 * Locks a picture until the end of the transaction.
 * @throws HttpError 400 at `image` for none, or one that was not uploaded for news
 */
async function assertImageKnown(trx: Db, image: string | undefined): Promise<void> {
  if (image === undefined || image === '') throw invalid('news.noImage', { image: 'news.noImage' });
  const found = await trx
    .selectFrom('stored_file')
    .where('name', '=', image)
    .where('use', '=', 'news')
    .select('name')
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw invalid('news.imageGone', { image: 'news.imageGone' });
}

const read = (trx: Db, id: number) =>
  trx.selectFrom('news').where('id', '=', id).select(newsColumns).executeTakeFirstOrThrow();

/** Queries the item that an earlier attempt has created from the same picture and texts, if its reply was lost. */
const madeBefore = (trx: Db, { title, text }: Pick<NewsContent, 'title' | 'text'>, image: string) =>
  trx
    .selectFrom('news')
    .where('image', '=', image)
    .where('title', '=', title)
    .where('text', '=', text)
    .select(newsColumns)
    .executeTakeFirst();

/**
 * API-40, NEWS-09, NEWS-12: publishes an item and notifies its readers, or keeps it until its day. The same texts with
 * the same uploaded picture are one item: a repeated call returns the first.
 * @throws HttpError 400 at the fields
 */
export async function addNews(context: AppContext, person: Person, body: BodyOf<typeof createNews>) {
  const { image = '' } = body;
  const content = contentOf(context, body);
  const now = context.now();
  return context.database.db.transaction().execute(async (trx) => {
    await assertAll(
      () => assertRules(context, body, null),
      () => assertImageKnown(trx, image),
    );
    const before = await madeBefore(trx, content, image);
    if (before !== undefined) return before;
    const { switched_on: _set, ...columns } = content;
    const standing = standingOf(content, todayIn(context.config.timeZone, now));
    const { id } = await trx
      .insertInto('news')
      .values({ ...columns, ...standing, image, opened_at: now, modified_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stored = await storedNews(trx, id);
    if (stored === undefined) throw notFound();
    await recordChanges(trx, person, [
      { action: 'create', entity: 'news', key: String(id), after: audited(stored) },
    ]);
    await notifyReaders(trx, stored, now);
    return read(trx, id);
  });
}

/**
 * API-41, NEWS-10: changes an item; a new picture replaces the present one (NEWS-06). A change that makes no difference
 * is neither written nor audited.
 * @throws HttpError 400 at the fields, 404 for an unknown id, 409 with what somebody else has changed meanwhile
 */
export async function changeNews(context: AppContext, person: Person, body: BodyOf<typeof updateNews>) {
  const { id, image, version } = body;
  return context.database.db.transaction().execute(async (trx) => {
    const stored = await storedNews(trx, id);
    if (stored === undefined) throw notFound();
    await assertFresh(trx, {
      entity: 'news',
      key: String(id),
      seen: version,
      current: stored.version,
      now: audited(stored),
      fields,
    });
    const content: NewsContent = { ...contentOf(context, body), image: image || stored.image };
    await assertAll(
      () => assertRules(context, body, stored.ends_on),
      () => content.image !== null && content.image !== stored.image && assertImageKnown(trx, content.image),
    );
    await storeNews(trx, context, person, stored, content);
    return read(trx, id);
  });
}

/**
 * Returns what becomes of an item by what it is set to: it is shown, waits for its day, has ended, or is off.
 * @param today `YYYY-MM-DD` on the network's clocks
 */
function standingOf(
  { switched_on, opens_on, ends_on }: Pick<NewsContent, 'switched_on' | 'opens_on' | 'ends_on'>,
  today: string,
): Pick<StoredNews, 'active' | 'ended' | 'opens_on'> {
  const waits = switched_on && opens_on !== null && opens_on > today;
  const ended = switched_on && !waits && ends_on !== null && ends_on < today;
  return { active: switched_on && !waits && !ended, ended, opens_on: waits ? opens_on : null };
}

/**
 * Writes an item with its audit entry, and notifies its readers if it is shown for the first time.
 * @param stored locked by the transaction
 * @param content what it is set to anew; the rest stays, and is judged by the day of today
 */
export async function storeNews(
  trx: Db,
  context: Pick<AppContext, 'config' | 'now'>,
  person: Parameters<typeof recordChanges>[1],
  stored: StoredNews,
  content: Partial<NewsContent>,
): Promise<void> {
  const { timeZone } = context.config;
  const now = context.now();
  const set = { ...stored, ...content };
  const wanted = { ...set, ...standingOf(set, todayIn(timeZone, now)) };
  if (JSON.stringify(audited(wanted)) === JSON.stringify(audited(stored))) return;
  const after = { ...wanted, opened_at: openedAt(timeZone, { stored, set, wanted, now }), modified_at: now };
  const { title, text, image, active, ended, opens_on, ends_on, profiles, opened_at, modified_at } = after;
  await trx
    .updateTable('news')
    .where('id', '=', stored.id)
    .set({ title, text, image, active, ended, opens_on, ends_on, profiles, opened_at, modified_at })
    .set({ version: sql<number>`version + 1` })
    .execute();
  await recordChanges(trx, person, [
    {
      action: 'update',
      entity: 'news',
      key: String(stored.id),
      before: audited(stored),
      after: audited(after),
    },
  ]);
  await notifyReaders(trx, after, now);
}

interface Opening {
  stored: StoredNews;
  /** The item as it is set, with its standing of today. */
  set: NewsContent;
  wanted: StoredNews;
  now: Date;
}

/**
 * The moment of an item's publication: the beginning of the day that was chosen, once it has come; now, where it is
 * shown for the first time or was not to be shown yet.
 */
function openedAt(timeZone: string, { stored, set, wanted, now }: Opening): Date {
  if (set.switched_on && set.opens_on !== null && wanted.opens_on === null)
    return instantAt(timeZone, `${set.opens_on}T00:00:00`);
  const opens = wanted.active && (stored.told_at === null || stored.opens_on !== null);
  return opens ? now : stored.opened_at;
}
