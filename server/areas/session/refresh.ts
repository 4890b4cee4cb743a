import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { sessionMs } from '../../network/people/session-settings';
import { requiredProvider } from '../../network/sign-on/providers';
import type { Provision } from '../../network/sign-on/provision';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import { unauthenticated } from '../../platform/errors/http-error';
import { endSession } from '../../platform/principal/end';
import { hashOf, newPair, type TokenPair, type TokenSigner } from '../../platform/principal/tokens';
import { isReuse } from './reuse';
import { assertStillThere } from './sign-on/renewal';

/**
 * Whether another token was made from the same one, within its grace, and was used: then two go on with the session,
 * each for itself. Tabs of one browser do not, as they share what is stored last.
 */
const isFork = sql<boolean>`exists (
  select from refresh_token sibling where sibling.session_id = refresh_token.session_id
    and sibling.parent = refresh_token.parent and sibling.hash <> refresh_token.hash and sibling.used_at is not null)`;

/** Tells whether the session began at a provider. */
const isOutside = sql<boolean>`exists (
  select from sign_on_session where sign_on_session.session_id = refresh_token.session_id)`;

/**
 * Exchanges a pair for a new one. A refresh token works once. Within the grace it is accepted again, because two tabs
 * may refresh at the same moment; after it, another use ends the whole session, because one of the two users is a
 * thief (SES-09). So does the second renewal of two that come from one token, however early it was stolen. The grace is
 * measured by the database's clock, because the clocks of two servers may differ by more.
 *
 * However much it is used, a session ends after the hours of `PORTAL_SESSION_HOURS`: no token is made for longer, and
 * where the hours have become fewer it ends here.
 *
 * Of a session that began at a provider the provider is asked first. One that did not ends where the portal's own ways are
 * closed to its person.
 * @throws HttpError 401 for everything that is not the current pair of a live session of an active person, 503 while the
 * provider of the session does not answer
 */
export async function refreshPair(
  context: AppContext,
  { signer, provision }: { signer: TokenSigner; provision: Provision },
  presented: TokenPair,
  { address, language }: { address: string; language: Language },
): Promise<TokenPair> {
  const sessionId = signer.read(presented.token)?.sessionId;
  if (sessionId === undefined) throw unauthenticated();
  const hash = hashOf(presented.refreshToken);
  await assertStillThere(context, provision, { sessionId, hash }, { address, language });
  const now = context.now();
  const pair = await context.database.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('refresh_token')
      .innerJoin('user_session', 'user_session.id', 'refresh_token.session_id')
      .innerJoin('portal_user', 'portal_user.id', 'user_session.user_id')
      .where('refresh_token.hash', '=', hash)
      .where('refresh_token.session_id', '=', sessionId)
      .where('user_session.ended_at', 'is', null)
      .where('portal_user.active', '=', true)
      .select([
        'hash',
        'parent',
        'expires_at',
        'portal_user.id as user_id',
        'login',
        'email',
        'role',
        'started_at',
        'language',
        'used_at',
        isReuse.as('reused'),
        isFork.as('forked'),
        isOutside.as('outside'),
      ])
      .forUpdate('refresh_token')
      .executeTakeFirst();
    if (known === undefined) return null;
    const endsAt = new Date(known.started_at.getTime() + sessionMs(context.config, known.role));
    const reason =
      endsAt <= now
        ? 'end of its time'
        : known.expires_at > now && (known.reused || known.forked)
          ? 'reuse of a refresh token'
          : !known.outside && requiredProvider(context.config, known) !== null
            ? 'only by the provider'
            : null;
    if (reason !== null) {
      await endSession(trx, sessionId, now, reason);
      const actor = { id: known.user_id, login: known.login, address };
      const after = { reason };
      await recordChanges(trx, actor, [{ action: 'revoke', entity: 'session', key: sessionId, after }]);
      return null;
    }
    if (known.expires_at <= now) return null;
    if (known.used_at === null) {
      const used_at = sql<Date>`clock_timestamp()`;
      await trx.updateTable('refresh_token').set({ used_at }).where('hash', '=', known.hash).execute();
    }
    if (known.language !== language)
      await trx.updateTable('user_session').set({ language }).where('id', '=', sessionId).execute();
    const { pair: next, kept } = newPair(context, signer, sessionId, endsAt, known.hash);
    await trx.insertInto('refresh_token').values(kept).execute();
    return next;
  });
  // It is thrown outside the transaction, so that a revocation is committed before the caller gets the refusal.
  if (pair === null) throw unauthenticated();
  return pair;
}
