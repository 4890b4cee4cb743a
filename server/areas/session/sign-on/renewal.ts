import { setTimeout as wait } from 'node:timers/promises';
import type { Updateable } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { admit } from '../../../network/sign-on/admit';
import { renewed } from '../../../network/sign-on/client';
import { endsSession, SignOnFailure } from '../../../network/sign-on/failure';
import { type Provider, providerAt } from '../../../network/sign-on/providers';
import { authorOf, type Provision } from '../../../network/sign-on/provision';
import { recordChanges } from '../../../platform/audit/record';
import { noteSecurityEvent } from '../../../platform/audit/security-event';
import type { AppContext } from '../../../platform/context';
import type { SignOnSession } from '../../../platform/db/tables/people';
import { HttpError, unauthenticated } from '../../../platform/errors/http-error';
import { endSession } from '../../../platform/principal/end';
import { isReuse } from '../reuse';
import { openRefreshToken, sealRefreshToken } from './outside';

/** A provider's word holds for so long: tabs that renew one after the other ask it once, in milliseconds. */
const HOLDS_MS = 60_000;
/** A provider has four times five seconds; whoever asks has its answer by then, or has ended, in milliseconds. */
const CLAIM_MS = 30_000;
/** Others wait for the answer no longer, in milliseconds: their browsers try again. */
const WAIT_MS = 10_000;
/** Others look for the answer so often, in milliseconds. */
const LOOK_MS = 200;
/** Seconds after which a browser tries again. */
const RETRY_S = 10;

/** A session, with the hash of a refresh token of it: nobody else has a provider asked. */
interface Pair {
  sessionId: string;
  hash: Buffer;
}

interface Due {
  issuer: string;
  subject: string;
  refresh_token: Buffer | null;
  user_id: number;
  login: string;
  checked_at: Date;
}

/**
 * Asks the provider at which a session began whether it goes on, and takes over what the provider says of the person now:
 * whoever was removed there is out here with the next renewal.
 * @throws HttpError 401 where it does not go on, 503 while the provider does not answer
 */
export async function assertStillThere(
  context: AppContext,
  provision: Provision,
  pair: Pair,
  place: { address: string; language: Language },
): Promise<void> {
  const { sessionId } = pair;
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const due = await dueOf(context, pair);
    if (due === null) return;
    const provider = providerAt(context.config, due.issuer);
    if (await claimed(context, sessionId))
      return ask(context, provision, { sessionId, due, provider, ...place });
    if (Date.now() > until) throw waiting(provider);
    await wait(LOOK_MS);
  }
}

const waiting = (provider: Provider | undefined) =>
  new HttpError(503, 'signOnReplies.renewalWaits', {}, RETRY_S, { provider: provider?.name ?? '' });

/** A session of a provider whose word is too old; `null` for any other. */
async function dueOf({ database, now }: AppContext, { sessionId, hash }: Pair): Promise<Due | null> {
  const due = await database.db
    .selectFrom('sign_on_session')
    .innerJoin('user_session', 'user_session.id', 'sign_on_session.session_id')
    .innerJoin('portal_user', 'portal_user.id', 'user_session.user_id')
    .innerJoin('refresh_token', 'refresh_token.session_id', 'user_session.id')
    .where('sign_on_session.session_id', '=', sessionId)
    .where('hash', '=', hash)
    .where('ended_at', 'is', null)
    // Whoever comes with a token that was used before is no person to ask for.
    .where(isReuse, 'is not', true)
    .select(['issuer', 'subject', 'refresh_token', 'user_id', 'login', 'checked_at'])
    .executeTakeFirst();
  if (due === undefined) return null;
  return Math.abs(now().getTime() - due.checked_at.getTime()) < HOLDS_MS ? null : due;
}

/** Of several who renew at the same moment one asks: a refresh token of the provider may be good for one use. */
async function claimed({ database, now }: AppContext, sessionId: string): Promise<boolean> {
  const at = now();
  const before = new Date(at.getTime() - CLAIM_MS);
  const { numUpdatedRows } = await database.db
    .updateTable('sign_on_session')
    .set({ claimed_at: at })
    .where('session_id', '=', sessionId)
    .where((eb) =>
      eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', before), eb('claimed_at', '>', at)]),
    )
    .where('checked_at', '<=', new Date(at.getTime() - HOLDS_MS))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Asked {
  sessionId: string;
  due: Due;
  provider: Provider | undefined;
  address: string;
  language: Language;
}

async function ask(context: AppContext, provision: Provision, asked: Asked): Promise<void> {
  const { sessionId, due, provider, ...place } = asked;
  const { db } = context.database;
  const refreshToken = due.refresh_token === null ? null : openRefreshToken(context, due.refresh_token);
  const answer =
    provider === undefined || refreshToken === null
      ? new SignOnFailure('refused')
      : await renewed(context, provider, { refreshToken, subject: due.subject }).catch((error: unknown) => {
          if (error instanceof SignOnFailure) return error;
          throw error;
        });
  const stored = (set: Updateable<SignOnSession>) =>
    db.updateTable('sign_on_session').set(set).where('session_id', '=', sessionId).execute();
  if (answer instanceof SignOnFailure) {
    if (endsSession(answer)) return end(context, asked, 'ended by the provider');
    await stored({ claimed_at: null });
    throw waiting(provider);
  }
  // Kept before anything else: the one before may be good no more.
  const kept = answer.refreshToken === null ? null : sealRefreshToken(context, answer.refreshToken);
  await stored({ refresh_token: kept });
  const person =
    provider === undefined
      ? 'other'
      : await admit(context, provision, provider, answer, place, due.user_id).catch(
          async (error: unknown) => {
            // The next renewal asks again: what the provider takes away is not lost.
            await stored({ claimed_at: null });
            throw error;
          },
        );
  if (person === 'silent') {
    await stored({ claimed_at: null });
    throw waiting(provider);
  }
  if (typeof person === 'string') return end(context, asked, 'no access by the provider');
  await stored({ checked_at: context.now(), claimed_at: null });
}

async function end(
  context: AppContext,
  { sessionId, due, provider, address, language }: Asked,
  reason: 'ended by the provider' | 'no access by the provider',
): Promise<never> {
  const ended = await context.database.db.transaction().execute(async (trx) => {
    if (!(await endSession(trx, sessionId, context.now(), reason))) return false;
    const after = { userId: due.user_id, reason, ...(provider !== undefined && { provider: provider.name }) };
    const by = authorOf(provider ?? { name: due.issuer }, language, address);
    await recordChanges(trx, by, [{ action: 'revoke', entity: 'session', key: sessionId, after }]);
    return true;
  });
  if (ended) await noteSecurityEvent(context, { kind: 'sign-on-refused', actor: due.login, address, reason });
  throw unauthenticated();
}
