import { sql } from 'kysely';
import { LEVEL, type Level, levelOf, type Standing } from '../../contract/access';
import { todayIn } from '../../contract/dates';
import type { Db } from '../db/open';
import type { Portal } from '../portal';
import { EVERYTHING, only, type Scope } from './scope';

/** The signed-in person of a request, as the database knows it at this moment. */
export interface Person extends Standing {
  id: number;
  login: string;
  name: string;
  email: string;
  active: boolean;
  sessionId: string;
  scope: Scope;
}

interface SessionRow {
  id: number;
  login: string;
  name: string;
  email: string;
  role: number;
  specific_code: number | null;
  active: boolean;
  api: boolean;
}

/**
 * The person behind a live session, or `null` where the session has ended. Read on every request, so that ending
 * a session or changing a person's scope works at once.
 */
export async function personOfSession(portal: Portal, sessionId: string): Promise<Person | null> {
  const today = todayIn(portal.config.timeZone, portal.now());
  const { rows } = await sql<SessionRow>`
    select u.id, u.login, u.name, u.email, u.role, u.specific_code, u.active,
      (u.api_access and u.api_starts_on <= ${today}::date
        and coalesce(u.api_ends_on >= ${today}::date, true)) is true as api
    from user_session s join portal_user u on u.id = s.user_id
    where s.id = ${sessionId} and s.ended_at is null`.execute(portal.database.db);
  const row = rows[0];
  if (row === undefined) return null;
  const level = levelOf(row.role);
  return {
    id: row.id,
    login: row.login,
    name: row.name,
    email: row.email,
    active: row.active,
    sessionId,
    level,
    apiAccess: row.api,
    specificCode: row.specific_code,
    scope: await scopeOf(portal.database.db, level, row.id),
  };
}

/**
 * Decisions, principle 6: a person's own establishments and those of its groups; level 1 has all, and a specific
 * user has none of its own (SES-14).
 */
export async function scopeOf(db: Db, level: Level, userId: number): Promise<Scope> {
  if (level === LEVEL.provider) return EVERYTHING;
  if (level === LEVEL.specific) return only([]);
  const { rows } = await sql<{ code: string }>`
    select establishment_code as code from user_establishment where user_id = ${userId}
    union
    select ge.establishment_code from user_grouper ug join grouper_establishment ge using (grouper_id)
    where ug.user_id = ${userId}`.execute(db);
  return only(rows.map(({ code }) => code));
}
