import { sql } from 'kysely';
import { LISTED_SESSIONS, type Sessions } from '../../../contract/sessions';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { browserOf } from '../../platform/http/browser';
import { shownAddress } from '../../platform/principal/network-of';
import type { Identity } from '../../platform/principal/principal';
import { wallClock } from '../../platform/time/wall-clock';
import { sessionMs } from './session-settings';

interface LiveSession {
  id: string;
  user_agent: string;
  address: string;
  role: number;
  started_at: Date;
  used_at: Date;
}

/** The sessions of a person that a token is still good for, the last used first. */
async function liveSessions({ database, config, now }: AppContext, userId: number): Promise<LiveSession[]> {
  const at = now();
  const { rows } = await sql<LiveSession>`
    select s.id, s.user_agent, s.address, u.role, s.started_at, greatest(s.started_at, t.used_at) as used_at
    from user_session s join portal_user u on u.id = s.user_id
      cross join lateral (
        select max(used_at) as used_at, max(expires_at) as expires_at from refresh_token where session_id = s.id) t
    where s.user_id = ${userId}::int and s.ended_at is null and t.expires_at > ${at}::timestamptz
    order by used_at desc, s.id`.execute(database.db);
  return rows.filter(({ role, started_at }) => started_at.getTime() + sessionMs(config, role) > at.getTime());
}

/**
 * The browsers in which a person is signed in.
 * @param current the session that asks; none where somebody else does
 */
export async function sessionsOf(context: AppContext, userId: number, current?: string): Promise<Sessions> {
  const { config } = context;
  const live = await liveSessions(context, userId);
  const clock = (instant: Date) => wallClock(config.timeZone, instant);
  const sessions = live
    .slice(0, LISTED_SESSIONS)
    .map(({ id, user_agent, address, role, started_at, used_at }) => ({
      id,
      ...browserOf(user_agent),
      address: shownAddress(address),
      startedAt: clock(started_at),
      usedAt: clock(used_at),
      endsAt: clock(new Date(started_at.getTime() + sessionMs(config, role))),
      current: id === current,
    }));
  return { sessions, total: live.length };
}

/** Selects the sessions of a person that end. */
export interface Ending {
  userId: number;
  /** This one alone … */
  only?: string | undefined;
  /** … or all but this one. */
  but?: string | undefined;
}

/**
 * Ends sessions of a person, with an entry of the audit trail for each that a token was still good for; returns their
 * number. Their tokens stop working with the next call.
 */
export async function endSessionsBy(
  trx: Db,
  { now }: AppContext,
  by: Identity,
  { userId, only, but }: Ending,
): Promise<number> {
  const reason = by.id === userId ? 'ended by the person' : 'ended by an administrator';
  const at = now();
  const { rows } = await sql<{ id: string; live: boolean }>`
    update user_session s set ended_at = ${at}::timestamptz, end_reason = ${reason}
    where user_id = ${userId}::int and ended_at is null
      and ${only === undefined ? sql`true` : sql`id = ${only}::uuid`}
      and ${but === undefined ? sql`true` : sql`id <> ${but}::uuid`}
    returning id, exists (
      select from refresh_token where session_id = s.id and expires_at > ${at}::timestamptz) as live`.execute(
    trx,
  );
  const live = rows.filter((row) => row.live);
  await recordChanges(
    trx,
    by,
    live.map(({ id }) => ({ action: 'revoke', entity: 'session', key: id, after: { userId, reason } })),
  );
  return live.length;
}
