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

/** A person whose login and password were right. */
export interface Entrant {
  id: number;
  login: string;
  role: number;
  password_hash: string;
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
 * @param withFactor whether the second factor was given
 * @param passkey the one by which alone the person signs in: it may have been removed since it was taken
 * @returns `null` if the person is no longer active, or the password has changed since it was checked
 */
export async function beginSession(
  context: AppContext,
  signer: TokenSigner,
  { id, role, password_hash, attemptId }: Entrant,
  { address, userAgent, language, browser }: Visit,
  { withFactor = false, passkey }: { withFactor?: boolean; passkey?: number } = {},
): Promise<Begun | null> {
  const sessionId = randomUUID();
  const at = context.now();
  const origins = [networkOf(address), browser.given];
  const endsAt = new Date(at.getTime() + sessionMs(context.config, role));
  // Locked behind the person, as whatever removes one does.
  const own =
    passkey === undefined ? sql`` : sql`join passkey p on p.user_id = u.id and p.id = ${passkey}::int`;
  const after = JSON.stringify({ browser: browserText(userAgent) });
  const { pair, kept } = newPair(context, signer, sessionId, endsAt);
  const { rows } = await sql<Entered>`${prepared}
    with person as (
      select u.id, u.login, u.name, role, specific_code, ${apiAccessOn(todayIn(context.config.timeZone, at))} as api
      from portal_user u ${own} where u.id = ${id}::int and active and password_hash = ${password_hash}
      for share
    ), session as (
      insert into user_session (id, user_id, started_at, address, user_agent, language, factor_at)
      select ${sessionId}::uuid, id, ${at}::timestamptz, ${address}, ${userAgent}, ${language},
        ${withFactor ? at : null}::timestamptz from person
    ), token as (
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
