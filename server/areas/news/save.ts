import { sql } from 'kysely';
import { todayIn } from '../../../contract/dates';
import type { createNews, updateNews } from '../../../contract/news-management';
import { NEWS_STATUS, newsProblems, type WrittenNews } from '../../../contract/news-rules';
import type { BodyOf } from '../../../contract/operation';
import { recordChanges } from '../../platform/audit/record';
import { refuseStale } from '../../platform/audit/stale';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/open';
import { invalid, notFound } from '../../platform/http/http-error';
import type { Person } from '../../platform/principal/principal';
import { notifyReaders } from './notify';
import { newsColumns } from './record';
import { audited, type StoredNews, storedNews } from './stored';

/** The audited columns, each with its field in the contract. */
const fields = {
  title: 'title',
  text: 'text',
  image: 'image',
  active: 'status',
  opens_on: 'opensOn',
  ends_on: 'endsOn',
  profiles: 'profiles',
} as const;

type Content = Pick<StoredNews, keyof typeof fields>;

/**
 * NEWS-11, NEWS-14: converts a body to the columns of an item. An active one whose day is still to come waits inactive.
 * @throws HttpError 400 at its fields
 */
function contentOf({ config, now }: AppContext, body: WrittenNews): Omit<Content, 'image'> {
  const today = todayIn(config.timeZone, now());
  const problems = Object.entries(newsProblems(body, today));
  const [first] = problems;
  if (first !== undefined) {
    const key = (problem: string) => `marketing.problems.${problem as 'required'}` as const;
    throw invalid(
      key(first[1]),
      Object.fromEntries(problems.map(([field, problem]) => [field, key(problem)])),
    );
  }
  const { title, text, status, opensOn, endsOn, profiles } = body;
  const active = status === NEWS_STATUS.active;
  const waits = active && opensOn != null && opensOn > today;
  return {
    title: title.trim(),
    text: text.trim(),
    active: active && !waits,
    opens_on: waits ? opensOn : null,
    ends_on: endsOn || null,
    profiles: profiles?.toSorted() ?? null,
  };
}

/**
 * Locks a picture until the end of the transaction.
 * @throws HttpError 400 at `image` for one that was not uploaded for news
 */
async function refuseUnknownImage(trx: Db, image: string): Promise<void> {
  const found = await trx
    .selectFrom('stored_file')
    .where('name', '=', image)
    .where('use', '=', 'news')
    .select('name')
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw invalid('marketing.imageGone', { image: 'marketing.imageGone' });
}

const read = (trx: Db, id: number) =>
  trx.selectFrom('news').where('id', '=', id).select(newsColumns).executeTakeFirstOrThrow();

/** Queries the item that an earlier attempt has created from the same picture and texts, if its reply was lost. */
const madeBefore = (trx: Db, { title, text }: Pick<Content, 'title' | 'text'>, image: string) =>
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
  const { image } = body;
  const content = contentOf(context, body);
  if (image === undefined || image === '') throw invalid('marketing.noImage', { image: 'marketing.noImage' });
  const now = context.now();
  return context.database.db.transaction().execute(async (trx) => {
    await refuseUnknownImage(trx, image);
    const before = await madeBefore(trx, content, image);
    if (before !== undefined) return before;
    const { id } = await trx
      .insertInto('news')
      .values({ ...content, image, opened_at: now, modified_at: now })
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
  const now = context.now();
  return context.database.db.transaction().execute(async (trx) => {
    const stored = await storedNews(trx, id);
    if (stored === undefined) throw notFound();
    await refuseStale(trx, {
      entity: 'news',
      key: String(id),
      seen: version,
      current: stored.version,
      now: audited(stored),
      fields,
    });
    const content: Content = { ...contentOf(context, body), image: image || stored.image };
    if (content.image !== null && content.image !== stored.image)
      await refuseUnknownImage(trx, content.image);
    await storeNews(trx, person, stored, content, now);
    return read(trx, id);
  });
}

/**
 * Writes an item with its audit entry, and notifies its readers if it is shown for the first time.
 * @param stored locked by the transaction
 */
export async function storeNews(
  trx: Db,
  person: Parameters<typeof recordChanges>[1],
  stored: StoredNews,
  content: Partial<Content>,
  now: Date,
): Promise<void> {
  const wanted = { ...stored, ...content };
  if (JSON.stringify(audited(wanted)) === JSON.stringify(audited(stored))) return;
  // It opens when it is shown for the first time.
  const opens = wanted.active && stored.told_at === null;
  const after = { ...wanted, modified_at: now, opened_at: opens ? now : stored.opened_at };
  const { title, text, image, active, opens_on, ends_on, profiles, opened_at, modified_at } = after;
  await trx
    .updateTable('news')
    .where('id', '=', stored.id)
    .set({ title, text, image, active, opens_on, ends_on, profiles, opened_at, modified_at })
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
