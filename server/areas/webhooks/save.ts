import type { BodyOf } from '../../../contract/operation';
import { type createWebhook, type updateWebhook, WEBHOOK, type Webhook } from '../../../contract/webhooks';
import { notify } from '../../engines/notices/notify';
import { webhookJob } from '../../engines/webhooks/job';
import { recordChanges } from '../../platform/audit/record';
import { assertFresh } from '../../platform/audit/stale';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import { enqueue } from '../../platform/jobs/store';
import { assertInScope } from '../../platform/principal/foreign';
import type { Person } from '../../platform/principal/principal';
import { keyIdOf } from '../../platform/principal/signing-keys';
import { clockOf } from '../../platform/time/clock';
import { webhookEnded } from './notices';
import { webhookOf } from './record';
import { newSeed, secretText } from './secret';
import { webhookSettings } from './settings';
import { entryOf, fields, held, type WithSecret } from './stored';
import { checkUrl } from './url';

type Settings = Pick<Webhook, keyof typeof fields>;

/** Sorts the lists and removes duplicates, so that equal settings do not count as a change. */
const normalized = ({ url, events, establishments, active }: Settings): Settings => ({
  url: new URL(url).href,
  events: [...new Set(events)].toSorted(),
  establishments: establishments === null ? null : [...new Set(establishments)].toSorted(),
  active,
});

/** @throws HttpError 400 at the address, 403 for an establishment that is not the person's */
async function check({ database: { db }, config }: AppContext, person: Person, sent: Settings) {
  await checkUrl(sent.url, config.of(webhookSettings));
  if (sent.establishments !== null)
    await assertInScope(db, person.scope, { establishments: sent.establishments });
}

/**
 * Returns the addresses of the manager's other receivers. It locks the manager until the transaction ends, because two
 * changes at once would not see each other.
 */
async function others(trx: Db, userId: number, own: number | null): Promise<string[]> {
  await trx.selectFrom('portal_user').where('id', '=', userId).select('id').forUpdate().execute();
  const stored = await trx
    .selectFrom('webhook_endpoint')
    .where('user_id', '=', userId)
    .select(['id', 'url'])
    .execute();
  return stored.filter(({ id }) => id !== own).map(({ url }) => url);
}

/** Each address has one receiver: otherwise a second attempt, after a reply that was lost, would create another. */
function assertNotKnown(urls: readonly string[], { url }: Settings): void {
  if (urls.includes(url)) throw new HttpError(409, 'webhookReplies.known', { url: 'webhookReplies.known' });
}

/** @throws HttpError as `check`, 409 if the limit is reached, or the address has a receiver already */
export async function addWebhook(
  context: AppContext,
  person: Person,
  sent: BodyOf<typeof createWebhook>,
): Promise<WithSecret> {
  await check(context, person, sent);
  const { now, secret, database } = context;
  const wanted = normalized(sent);
  const seed = newSeed();
  return database.db.transaction().execute(async (trx) => {
    const urls = await others(trx, person.id, null);
    assertNotKnown(urls, wanted);
    if (urls.length >= WEBHOOK.most)
      throw new HttpError(409, 'webhookReplies.most', {}, null, { most: WEBHOOK.most });
    const { id } = await trx
      .insertInto('webhook_endpoint')
      .values({ user_id: person.id, ...wanted, seed, key_id: keyIdOf(secret), created_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChanges(trx, person, [
      { action: 'create', ...entryOf(id), after: { user_id: person.id, ...wanted } },
    ]);
    return {
      webhook: await webhookOf(trx, person.id, clockOf(context), id),
      secret: secretText(secret, seed),
    };
  });
}

/**
 * Changes a receiver. One that is saved as active is no longer paused, because its manager has repaired it.
 * @throws HttpError as `check`, 404, 409 for the address of another one, or with the fields that somebody else has
 * changed meanwhile
 */
export async function changeWebhook(
  context: AppContext,
  person: Person,
  id: number,
  { version, ...sent }: BodyOf<typeof updateWebhook>,
): Promise<Webhook> {
  const { database, jobSignal, now } = context;
  await webhookOf(database.db, person.id, clockOf(context), id);
  await check(context, person, sent);
  const wanted = normalized(sent);
  const saved = await database.db.transaction().execute(async (trx) => {
    const urls = await others(trx, person.id, id);
    const { before, paused_at, version: current } = await held(trx, person.id, id);
    await assertFresh(trx, { ...entryOf(id), seen: version, current, now: before, fields });
    if (wanted.url !== before.url) assertNotKnown(urls, wanted);
    const changed = JSON.stringify(wanted) !== JSON.stringify(before);
    if (changed || (paused_at !== null && wanted.active)) {
      await trx
        .updateTable('webhook_endpoint')
        .where('id', '=', id)
        .set({
          ...wanted,
          ...(wanted.active && { paused_at: null, due_at: null }),
          ...(changed && { version: current + 1 }),
        })
        .execute();
      if (wanted.active) await enqueue(trx, webhookJob, { endpoint: id }, now());
    }
    if (changed)
      await recordChanges(trx, person, [{ action: 'update', ...entryOf(id), before, after: wanted }]);
    return webhookOf(trx, person.id, clockOf(context), id);
  });
  jobSignal.notify();
  return saved;
}

/**
 * Deletes a receiver. Its manager is notified where somebody else does it.
 * @param userId whose it is
 * @throws HttpError 404, 409 for one that has changed since it was read
 */
export async function removeWebhook(
  { database: { db }, now }: AppContext,
  by: Person,
  userId: number,
  { id, version }: { id: number; version?: number | undefined },
): Promise<{ id: number }> {
  return db.transaction().execute(async (trx) => {
    const { before, version: current } = await held(trx, userId, id);
    await assertFresh(trx, { ...entryOf(id), seen: version, current, now: before, fields });
    await trx.deleteFrom('webhook_endpoint').where('id', '=', id).execute();
    await recordChanges(trx, by, [
      { action: 'delete', ...entryOf(id), before: { user_id: userId, ...before } },
    ]);
    if (by.id !== userId) {
      const { host } = new URL(before.url);
      await notify(trx, webhookEnded({ host, by: by.name }), { to: [userId], at: now() });
    }
    return { id };
  });
}
