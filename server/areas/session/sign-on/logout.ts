import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { FALLBACK_LANGUAGE } from '../../../../contract/languages';
import { providerLogout } from '../../../../contract/single-sign-on';
import { type LoggedOut, loggedOutBy } from '../../../network/sign-on/client';
import { SignOnFailure } from '../../../network/sign-on/failure';
import { type Provider, providerCalled } from '../../../network/sign-on/providers';
import { authorOf } from '../../../network/sign-on/provision';
import { recordChanges } from '../../../platform/audit/record';
import { noteSecurityEvent } from '../../../platform/audit/security-event';
import type { AppContext } from '../../../platform/context';
import { readForms } from '../../../platform/http/forms';
import { OAuthError } from '../../../platform/http/oauth-error';
import type { Serve } from '../../../platform/http/serve';

const REASON = 'ended by the provider';

/**
 * Ends the sessions that a provider names; their tokens stop working with the next call.
 * @returns how many
 */
export async function endSessionsAt(
  { database, now }: AppContext,
  provider: Provider,
  { subject, sid, at }: LoggedOut,
  address: string,
): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('user_session')
      .from('sign_on_session')
      .set({ ended_at: now(), end_reason: REASON })
      .whereRef('sign_on_session.session_id', '=', 'user_session.id')
      .where('issuer', '=', provider.issuer)
      .$if(subject !== null, (query) => query.where('subject', '=', subject))
      // Of whom no session of the provider's is known, the person is.
      .$if(sid !== null, (query) =>
        query.where((eb) =>
          subject === null ? eb('sid', '=', sid) : eb.or([eb('sid', '=', sid), eb('sid', 'is', null)]),
        ),
      )
      .where('started_at', '<=', at)
      .where('ended_at', 'is', null)
      .returning(['user_session.id', 'user_session.user_id'])
      .execute();
    // Nor does a sign-in go on that waits for a second factor.
    if (subject !== null)
      await sql`delete from factor_challenge where sign_on is not null and user_id in (
        select user_id from sign_on_link where issuer = ${provider.issuer} and subject = ${subject})`.execute(
        trx,
      );
    await recordChanges(
      trx,
      authorOf(provider, FALLBACK_LANGUAGE, address),
      ended.map(({ id, user_id }) => ({
        action: 'revoke',
        entity: 'session',
        key: id,
        after: { userId: user_id, reason: REASON, provider: provider.name },
      })),
    );
    return ended.length;
  });
}

/**
 * OpenID Connect Back-Channel Logout 1.0.
 * @param app a Fastify scope for this route alone, because it reads form bodies
 */
export function providerLogoutRoute(app: FastifyInstance, serve: Serve, context: AppContext): void {
  readForms(app);
  serve(providerLogout, async ({ params, body, address }) => {
    const provider = providerCalled(context.config, params.provider);
    if (provider === undefined) throw new OAuthError('invalid_request');
    try {
      const ended = await loggedOutBy(context, provider, body.logout_token ?? '');
      await endSessionsAt(context, provider, ended, address);
      return {};
    } catch (error) {
      if (!(error instanceof SignOnFailure)) throw error;
      if (error.fault === 'away') throw new OAuthError('temporarily_unavailable', 10);
      await noteSecurityEvent(context, {
        kind: 'sign-on-refused',
        actor: null,
        address,
        reason: 'reply of the provider not genuine',
        operation: providerLogout.name,
      });
      throw new OAuthError('invalid_request');
    }
  });
}
