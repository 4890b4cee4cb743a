import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { levelOf } from '../../../contract/access';
import { todayIn } from '../../../contract/dates';
import type { Language } from '../../../contract/languages';
import type { LoginReply } from '../../../contract/session';
import { sessionMs } from '../../network/people/session-settings';
import type { AppContext } from '../../platform/context';
import { forgottenFailures } from '../../platform/credentials/attempts';
import { prepared } from '../../platform/db/prepared';
import { browserText } from '../../platform/http/browser';
import { networkOf } from '../../platform/principal/network-of';
import { apiAccessOn } from '../../platform/principal/person';
import { newPair, type TokenPair, type TokenSigner } from '../../platform/principal/tokens';
import { browserNoted } from './new-browser';
import { type Outside, sealRefreshToken } from './sign-on/outside';

/** A person whose login and password were right. */
export interface Entrant {
  id: number;
  login: string;
  role: number;
  /** `null`: none was ever set, of whoever comes in by a provider. */
  password_hash: string | null;
  /** The id of this attempt, which counts as failed until the session begins; `null`: it does so no more. */
  attemptId: number | null;
}

/** From where a person signs in. */
export interface Visit {
  address: string;
  userAgent: string;
  language: Language;
  /** The hash of the cookie that the browser gets. */
  browser: { given: string };
}

/** By what a person signs in beside the password, or instead of it. */
interface Ways {
  /** The second factor was given. */
  withFactor?: boolean;
  /** The passkey by which alone the person signs in: it may have been removed since it was taken. */
  passkey?: number;
  /** The provider's account by which the person signs in: the link to it may have been removed since. */
  outside?: Outside & { provider: string };
  /** The provider says that a second factor was given there. */
  vouched?: boolean;
}

/** A session that has begun, with what the reply says of the person. */
interface Begun {
  pair: TokenPair;
  person: Entered;
}

interface Entered {
  name: string;
  login: string;
  role: number;
  specific_code: number | null;
  api: boolean;
}

/**
 * Begins a session by one statement: it writes the session, its first refresh token, the entry of the audit trail and
 * the browser with its notification, and deletes the failed attempts. Several statements would be as many round trips,
 * and fifty people who sign in together would wait for them one after the other.
 *
 * All of it depends on `person`, which is read and locked first: a change of the password ends all sessions, and no
 * session may begin after it with the old password.
 * @returns `null` if the person is no longer active, or the password has changed since it was checked
 */
export async function beginSession(
  context: AppContext,
  signer: TokenSigner,
  { id, role, password_hash, attemptId }: Entrant,
  { address, userAgent, language, browser }: Visit,
  { withFactor = false, passkey, outside, vouched = false }: Ways = {},
): Promise<Begun | null> {
  const sessionId = randomUUID();
  const at = context.now();
  const origins = [networkOf(address), browser.given];
  const endsAt = new Date(at.getTime() + sessionMs(context.config, role));
  // Locked behind the person, as whatever removes one does.
  const own =
    passkey === undefined ? sql`` : sql`join passkey p on p.user_id = u.id and p.id = ${passkey}::int`;
  const after = JSON.stringify({
    signInWay: wayOf({ withFactor, passkey, outside, vouched }),
    browser: browserText(userAgent),
    ...(outside !== undefined && { provider: outside.provider }),
  });
  const { pair, kept } = newPair(context, signer, sessionId, endsAt);
  const { rows } = await sql<Entered>`${prepared}
    with person as (
      select u.id, u.login, u.name, role, specific_code, ${apiAccessOn(todayIn(context.config.timeZone, at))} as api
      from portal_user u ${own} ${linkOf(outside)}
      where u.id = ${id}::int and active and password_hash is not distinct from ${password_hash}::text
      for share
    ), session as (
      insert into user_session (id, user_id, started_at, address, user_agent, language, factor_at, vouched)
      select ${sessionId}::uuid, id, ${at}::timestamptz, ${address}, ${userAgent}, ${language},
        ${withFactor || vouched ? at : null}::timestamptz, ${vouched}::boolean from person
    ), ${outsideNoted(context, outside, { sessionId, at })} token as (
      insert into refresh_token (hash, session_id, expires_at)
      select ${kept.hash}::bytea, ${sessionId}::uuid, ${kept.expires_at}::timestamptz from person
    ), entry as (
      insert into audit (actor_id, actor, address, action, entity, entity_key, after)
      select id, login, ${address}, 'sign-in', 'session', ${sessionId}, ${after}::jsonb from person
    ), origin as (
      insert into known_origin (user_id, origin, seen_at)
      select id, origin, ${at}::timestamptz from person, unnest(${origins}::text[]) as origin
      on conflict (user_id, origin) do update set seen_at = excluded.seen_at
    ), ${browserNoted({ userAgent, address, language, at })}, forgiven as (
      ${attemptId === null ? sql`select` : sql`${forgottenFailures(attemptId)} and exists (select from person)`}
    )
    select name, login, role, specific_code, api from person`.execute(context.database.db);
  const [person] = rows;
  return person === undefined ? null : { pair, person };
}

/** Says what a person has shown; of a passkey the browser has seen the person, which no other factor has to be beside. */
function wayOf({ withFactor, passkey, outside, vouched }: Ways): string {
  if (passkey !== undefined) return 'passkey';
  const first = outside === undefined ? 'password' : 'provider';
  return withFactor === true || vouched === true ? `${first} and second factor` : first;
}

/** The account of a provider has to be the person's still. */
const linkOf = (outside: Outside | undefined) =>
  outside === undefined
    ? sql``
    : sql`join sign_on_link l on l.user_id = u.id and l.issuer = ${outside.issuer}
        and l.subject = ${outside.subject} and not l.suspended`;

/** Remembers whom to ask at each renewal whether the session goes on. */
function outsideNoted(
  context: AppContext,
  outside: Outside | undefined,
  { sessionId, at }: { sessionId: string; at: Date },
) {
  if (outside === undefined) return sql``;
  const { issuer, subject, sid, refreshToken } = outside;
  const sealed = refreshToken === null ? null : sealRefreshToken(context, refreshToken);
  return sql`outside as (
    insert into sign_on_session (session_id, issuer, subject, sid, refresh_token, checked_at)
    select ${sessionId}::uuid, ${issuer}, ${subject}, ${sid}, ${sealed}::bytea, ${at}::timestamptz from person
  ),`;
}

/** SES-01: the reply to a sign-in. */
export function loginReplyOf({ pair, person }: Begun): LoginReply {
  return {
    ...pair,
    perfil: levelOf(person.role),
    name: person.name,
    login: person.login,
    apiAccess: person.api,
    specificAccess: { codAcessoEspecifico: person.specific_code },
  };
}
