import type { ReplyOf } from '../../../contract/operation';
import type { getUserSignOn } from '../../../contract/single-sign-on';
import { providerAt } from '../../network/sign-on/providers';
import { type Change, recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';
import { stillAllowed } from '../../platform/principal/person';
import type { SignedIn } from '../../platform/principal/principal';
import { wallClock } from '../../platform/time/wall-clock';

const ENDED = 'ended by an administrator';

/** @throws HttpError 404 */
async function assertKnown(db: Db, userId: number): Promise<void> {
  const user = await db.selectFrom('portal_user').where('id', '=', userId).select('id').executeTakeFirst();
  if (user === undefined) throw notFound();
}

/**
 * The account of a provider by which somebody signs in.
 * @throws HttpError 404 for an unknown user
 */
export async function accountOf(
  { config, database: { db } }: AppContext,
  userId: number,
): Promise<ReplyOf<typeof getUserSignOn>> {
  await assertKnown(db, userId);
  const link = await db
    .selectFrom('sign_on_link')
    .where('user_id', '=', userId)
    .select(['issuer', 'linked_at', 'seen_at'])
    .executeTakeFirst();
  if (link === undefined) return { account: null };
  const { issuer, linked_at, seen_at } = link;
  return {
    account: {
      provider: providerAt(config, issuer)?.name ?? issuer,
      since: wallClock(config.timeZone, linked_at),
      seenAt: wallClock(config.timeZone, seen_at),
    },
  };
}

/**
 * Releases the account by which somebody signs in, and ends the sessions that began by it.
 * @returns whether there was one
 * @throws HttpError 404 for an unknown user
 */
export async function releaseAccount(
  context: AppContext,
  person: SignedIn,
  userId: number,
): Promise<boolean> {
  const { config, database, now } = context;
  return database.db.transaction().execute(async (trx) => {
    const by = await stillAllowed(trx, person, '/usuarios');
    await assertKnown(trx, userId);
    const link = await trx
      .deleteFrom('sign_on_link')
      .where('user_id', '=', userId)
      .returning(['issuer', 'subject'])
      .executeTakeFirst();
    if (link === undefined) return false;
    const ended = await trx
      .updateTable('user_session')
      .from('sign_on_session')
      .set({ ended_at: now(), end_reason: ENDED })
      .whereRef('sign_on_session.session_id', '=', 'user_session.id')
      .where('user_id', '=', userId)
      .where('issuer', '=', link.issuer)
      .where('subject', '=', link.subject)
      .where('ended_at', 'is', null)
      .returning('user_session.id')
      .execute();
    const before = { provider: providerAt(config, link.issuer)?.name ?? link.issuer, userId };
    await recordChanges(trx, by, [
      { action: 'delete', entity: 'sign_on_link', key: String(userId), before },
      ...ended.map(
        ({ id }): Change => ({
          action: 'revoke',
          entity: 'session',
          key: id,
          after: { userId, reason: ENDED },
        }),
      ),
    ]);
    return true;
  });
}
