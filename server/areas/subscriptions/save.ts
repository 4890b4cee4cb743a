import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { BodyOf } from '../../../contract/operation';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import {
  type createSubscription,
  type Subscription,
  type updateSubscription,
} from '../../../contract/subscriptions';
import type { Making } from '../../area';
import { removeRecord } from '../../platform/audit/change';
import { recordChanges } from '../../platform/audit/record';
import { assertFresh } from '../../platform/audit/stale';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { withRetries } from '../../platform/db/retry';
import { HttpError } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { changesOf, NO_SERVER, scheduleColumns } from './changes';
import { assertFormat, assertNumbered, assertRecipients, assertSchedule, assertWay } from './check';
import { pinEverywhere } from './pin-everywhere';
import { subscriptionFor } from './read';
import { recipientsOf, storeRecipients, tellNamed } from './recipients';
import { firstNext } from './schedule';
import { accountOf, seriesFrom } from './series';
import { type CheckedServer, checkedServer } from './server';
import { auditedSubscription, ownSubscription } from './stored';
import { viewOf } from './view';
import { assertReceiver } from './webhook/receiver';
import { assertWholeAccount } from './whole-account';

type Sources = Making['sources'];

interface CallContext {
  principal: Person;
  language: Language;
  signal: AbortSignal;
}

/** The wire's field for each audited column. */
const fields = {
  file_format: 'format',
  numbered_files: 'numbered',
  rhythm: 'schedule',
  channel: 'channel',
  target: 'sftp',
  host_key: 'hostKey',
  sign_in_secret: 'sftp',
  recipients: 'recipients',
  attached: 'attached',
  named_files: 'namedFiles',
  subscription_state: 'paused',
} as const;

/**
 * Subscribes to a saved view.
 * @throws HttpError 400 at the fields that are wrong, 404 and 403 for a view that the person may not open, 409 for too many
 */
export async function create(
  context: AppContext,
  sources: Sources,
  { principal: person, language, signal }: CallContext,
  body: BodyOf<typeof createSubscription>,
): Promise<Subscription> {
  const {
    view: viewId,
    format,
    numbered = false,
    schedule,
    channel,
    sftp,
    webhook,
    recipients,
    attached = false,
    namedFiles = false,
  } = body;
  const { db } = context.database;
  assertSchedule(schedule);
  assertWay(context, { channel, sftp, webhook, recipients, attached });
  assertFormat(sources, await viewOf(db, person, viewId), format);
  assertNumbered(format, numbered);
  const checked =
    sftp === undefined ? null : await checkedServer(context, sftp, { person, stored: null, signal });
  const id = randomBytes(16).toString('base64url');
  await asOne(db, async (trx) => {
    const view = await viewOf(trx, person, viewId);
    await assertNotTooMany(trx, person);
    await assertRecipients(trx, person, view, recipients);
    await assertWholeAccount(trx, person, view, { format, numbered, channel, recipients });
    if (webhook !== undefined) await assertReceiver(trx, context, person, webhook);
    const next = await firstNext(trx, context, schedule);
    await trx
      .insertInto('subscription')
      .values({
        id,
        owner_id: person.id,
        view_id: view.id,
        view_name: view.name,
        format,
        numbered,
        ...(numbered && (await seriesFrom(trx, accountOf(view)))),
        language: body.language ?? language,
        ...scheduleColumns(schedule),
        channel,
        ...(checked ?? NO_SERVER),
        webhook_id: webhook ?? null,
        attached,
        named_files: namedFiles,
        next_day: next.day,
        next_at: next.at,
        created_at: context.now(),
      })
      .execute();
    await storeRecipients(trx, id, recipients);
    if (checked !== null) await pinWhere(trx, person, sftp, checked);
    const after = await auditedSubscription(trx, id);
    await recordChanges(trx, person, [{ action: 'create', entity: 'subscription', key: id, after }]);
    await tellNamed(trx, context, person, { view: view.name, to: recipients });
  });
  return subscriptionFor(context, person, id);
}

/**
 * Changes a subscription of one's own, pauses it or lets it go on.
 * @throws HttpError as `create`, 403 for one that the person only receives, 409 for one that was changed meanwhile
 */
export async function update(
  context: AppContext,
  sources: Sources,
  { principal: person, signal }: CallContext,
  id: string,
  { version: seen, ...wanted }: BodyOf<typeof updateSubscription>,
): Promise<Subscription> {
  const { db } = context.database;
  if (wanted.schedule !== undefined) assertSchedule(wanted.schedule);
  const stored = await db.transaction().execute((trx) => ownSubscription(trx, person, id));
  const server = wanted.sftp && (await checkedServer(context, wanted.sftp, { person, stored, signal }));
  await asOne(db, async (trx) => {
    const held = await ownSubscription(trx, person, id);
    const before = await auditedSubscription(trx, id);
    const current = held.version;
    await assertFresh(trx, { entity: 'subscription', key: id, seen, current, now: before, fields });
    const known = await recipientsOf(trx, id);
    const { recipients, columns } = await changesOf(
      trx,
      context,
      { sources, person, held, server, known },
      wanted,
    );
    await trx.updateTable('subscription').where('id', '=', id).set(columns).execute();
    await storeRecipients(trx, id, recipients);
    // After its own: another key is then that of the others alone.
    if (server !== undefined) await pinWhere(trx, person, wanted.sftp, server);
    const after = await auditedSubscription(trx, id);
    // The trail has an entry for each version, and no others.
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    await trx
      .updateTable('subscription')
      .where('id', '=', id)
      .set({ version: current + 1 })
      .execute();
    await recordChanges(trx, person, [{ action: 'update', entity: 'subscription', key: id, before, after }]);
    const added = recipients.filter((one) => !known.includes(one));
    await tellNamed(trx, context, person, { view: held.view_name, to: added });
  });
  return subscriptionFor(context, person, id);
}

/**
 * Ends a subscription of one's own; what was sent is forgotten with it.
 * @throws HttpError as `update`
 */
export async function remove(
  { database: { db } }: AppContext,
  person: Person,
  id: string,
  version: number | undefined,
): Promise<{ id: string }> {
  await asOne(db, async (trx) => {
    const held = await ownSubscription(trx, person, id);
    const before = await auditedSubscription(trx, id);
    await removeRecord(trx, person, {
      entity: 'subscription',
      key: id,
      fields,
      seen: version,
      held: { version: held.version, columns: before },
      remove: () => trx.deleteFrom('subscription').where('id', '=', id).execute(),
    });
  });
  return { id };
}

/** Only a key that the person has confirmed is pinned elsewhere, and not the one that a host happened to show. */
async function pinWhere(
  trx: Db,
  person: Person,
  given: BodyOf<typeof createSubscription>['sftp'],
  server: CheckedServer,
): Promise<void> {
  if (given?.everywhere === true && given.hostKey !== undefined) await pinEverywhere(trx, person, server);
}

async function assertNotTooMany(trx: Db, person: Person): Promise<void> {
  const own = await sql<{ count: number }>`
    select count(*)::int as count from subscription where owner_id = ${person.id}`.execute(trx);
  if ((own.rows[0]?.count ?? 0) >= SUBSCRIPTION.ofOnePerson)
    throw new HttpError(409, 'subscriptionReplies.tooMany', {}, null, { most: SUBSCRIPTION.ofOnePerson });
}

async function asOne(db: Db, work: (trx: Db) => Promise<void>): Promise<void> {
  await withRetries(() => db.transaction().execute(work));
}
