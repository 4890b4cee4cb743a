import { beginPasskeySignIn, signInWithPasskey } from '../../../contract/passkeys';
import { proveFactor } from '../../../contract/second-factor';
import { login, logout, refreshToken, robotCheck, validateSession } from '../../../contract/session';
import { endOtherSessions, endOwnSession, listSessions } from '../../../contract/sessions';
import { beginSignOn, finishSignOn } from '../../../contract/sign-on';
import { browserLogout } from '../../../contract/single-sign-on';
import type { Shared } from '../../area';
import { endSessionsBy, sessionsOf } from '../../network/people/live-sessions';
import { passkeyRequest } from '../../network/people/passkeys';
import { providerCalled } from '../../network/sign-on/providers';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import { relyingParty } from '../../platform/credentials/relying-party';
import { HttpError, notFound } from '../../platform/errors/http-error';
import type { Call, Serve } from '../../platform/http/serve';
import { browserCookie, knownBrowser } from '../../platform/principal/browser-cookie';
import { endSession } from '../../platform/principal/end';
import { hashOf } from '../../platform/principal/tokens';
import { defaultViewsOf } from './default-views';
import { type Arrival, signInWithFactor } from './factor-step';
import { PASSKEY_ALONE, signInWithPasskeyOf } from './passkey-sign-in';
import { refreshPair } from './refresh';
import { makeChallenge } from './robot-check';
import { signIn } from './sign-in';
import { endSessionsAt } from './sign-on/logout';
import { beginAt, signInBy } from './sign-on/sign-in';

export function sessionRoutes(
  serve: Serve,
  context: AppContext,
  { signer, provision }: Pick<Shared, 'signer' | 'provision'>,
): void {
  serve(robotCheck, () => makeChallenge(context));

  /** Answers a call that may begin a session; the browser gets the cookie by which it is known with the reply. */
  async function arriving<Reply>(
    { address, userAgent, language, headers, setHeader }: Omit<Call<typeof login>, 'body'>,
    answer: (arrival: Arrival) => Promise<Reply>,
  ): Promise<Reply> {
    const { hash, header } = browserCookie(headers, context.config);
    const browser = { sent: knownBrowser(headers), given: hash };
    const party = relyingParty(context.config, headers.host);
    const reply = await answer({ address, userAgent, language, browser, party });
    setHeader('set-cookie', header);
    return reply;
  }

  serve(login, ({ body, ...call }) =>
    arriving(call, (arrival) =>
      signIn(context, signer, { ...body, robotCheck: body.robotCheck, ...arrival }),
    ),
  );
  serve(proveFactor, ({ body, ...call }) =>
    arriving(call, (arrival) => signInWithFactor(context, signer, body, arrival)),
  );
  serve(beginPasskeySignIn, ({ headers }) =>
    passkeyRequest(context, relyingParty(context.config, headers.host), PASSKEY_ALONE),
  );
  serve(signInWithPasskey, ({ body, ...call }) =>
    arriving(call, (arrival) => signInWithPasskeyOf(context, signer, body.passkey, arrival)),
  );

  serve(beginSignOn, ({ body, headers, address, userAgent }) =>
    beginAt(context, body.provider, relyingParty(context.config, headers.host), { address, userAgent }),
  );
  serve(finishSignOn, ({ body, ...call }) =>
    arriving(call, (arrival) => signInBy(context, { signer, provision }, body, arrival)),
  );
  serve(browserLogout, async ({ params, query, address }) => {
    const provider = providerCalled(context.config, params.provider);
    if (provider?.issuer === query.iss)
      await endSessionsAt(context, provider, { subject: null, sid: query.sid, at: context.now() }, address);
    return {};
  });

  serve(refreshToken, ({ body, address, language }) =>
    refreshPair(context, { signer, provision }, body, { address, language }),
  );

  // Returns true whatever the pair was: whoever signs out is signed out.
  serve(logout, async ({ body, address }) => {
    const sessionId = signer.read(body.token)?.sessionId;
    if (sessionId === undefined) return true;
    await context.database.db.transaction().execute(async (trx) => {
      const owner = await trx
        .selectFrom('refresh_token')
        .innerJoin('user_session', 'user_session.id', 'refresh_token.session_id')
        .innerJoin('portal_user', 'portal_user.id', 'user_session.user_id')
        .where('refresh_token.session_id', '=', sessionId)
        .where('refresh_token.hash', '=', hashOf(body.refreshToken))
        .select(['portal_user.id', 'portal_user.login'])
        .executeTakeFirst();
      if (owner === undefined || !(await endSession(trx, sessionId, context.now(), 'signed out'))) return;
      const actor = { id: owner.id, login: owner.login, address };
      await recordChanges(trx, actor, [{ action: 'sign-out', entity: 'session', key: sessionId }]);
    });
    return true;
  });

  serve(listSessions, ({ principal: { id, sessionId } }) => sessionsOf(context, id, sessionId));

  serve(endOwnSession, async ({ params: { session }, principal }) => {
    // A call that ends its own session could not be answered; a sign-out can.
    if (session === principal.sessionId) throw new HttpError(409, 'errorReplies.currentSession');
    const { db } = context.database;
    const own = await db
      .selectFrom('user_session')
      .where('id', '=', session)
      .where('user_id', '=', principal.id)
      .select('id')
      .executeTakeFirst();
    if (own === undefined) throw notFound();
    return db.transaction().execute(async (trx) => ({
      ended: await endSessionsBy(trx, context, principal, { userId: principal.id, only: session }),
    }));
  });

  serve(endOtherSessions, ({ principal }) =>
    context.database.db.transaction().execute(async (trx) => ({
      ended: await endSessionsBy(trx, context, principal, { userId: principal.id, but: principal.sessionId }),
    })),
  );

  serve(validateSession, async ({ principal: person }) => ({
    authenticated: person.active,
    apiAccess: person.active && person.apiAccess,
    specificUserCode: person.active ? person.specificCode : null,
    perfil: person.active ? person.level : null,
    name: person.name,
    login: person.login,
    email: person.email,
    factorDue: person.factorDue === true,
    ...(await defaultViewsOf(context.database.db, person)),
  }));
}
