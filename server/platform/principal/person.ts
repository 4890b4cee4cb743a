import { type RawBuilder, sql } from 'kysely';
import {
  allowed,
  LEVEL,
  type Level,
  levelOf,
  mayChange,
  type ScreenPath,
  type Standing,
} from '../../../contract/access';
import { todayIn } from '../../../contract/dates';
import type { FactorRule } from '../../../contract/second-factor';
import type { AppContext } from '../context';
import { batched } from '../db/batched';
import type { RunQuery } from '../db/commit-check';
import type { Db } from '../db/connections';
import { prepared } from '../db/prepared';
import { forbidden } from '../errors/http-error';
import { requiresOn, ruleOf } from './factor-rule';
import { hasFactor } from './has-factor';
import type { Person, SignedIn } from './principal';
import { EVERYTHING, only, type Scope } from './scope';

/** People whose sessions one query reads, each with the codes of its scope. */
const SESSIONS_AT_ONCE = 50;

interface SessionRow {
  session: string;
  id: number;
  login: string;
  name: string;
  email: string;
  role: number;
  specific_code: number | null;
  active: boolean;
  api: boolean;
  factor: boolean;
  factor_at: Date | null;
  vouched: boolean;
  rule: FactorRule | null;
  required_from: string | null;
  last_write: Date | null;
  /** `null`: a role whose scope is no list. */
  codes: string[] | null;
}

/**
 * The person behind a live session, or `null` where the session has ended. Read on every request, so that ending
 * a session or changing a person's scope works at once.
 * @param run reads on this connection, and not together with others
 */
export async function personOfSession(
  context: AppContext,
  sessionId: string,
  { address, language }: Pick<SignedIn, 'address' | 'language'>,
  run?: RunQuery,
): Promise<SignedIn | null> {
  const row =
    run === undefined
      ? await liveSession(context, sessionId)
      : (await readSessions(context, [sessionId], run))[0];
  if (row === null || row === undefined) return null;
  const level = levelOf(row.role);
  return {
    kind: 'person',
    id: row.id,
    address,
    language,
    login: row.login,
    name: row.name,
    email: row.email,
    active: row.active,
    sessionId,
    lastWrite: row.last_write,
    level,
    apiAccess: row.api,
    specificCode: row.specific_code,
    factorDue: !row.factor && !row.vouched && isRequired(context, row),
    factor: { enrolled: row.factor, givenAt: row.factor_at },
    scope: scopeOf(level, row.codes),
  };
}

/** Tells whether a rule, as its row has it, asks for a second factor today. */
function isRequired(
  { config, now }: AppContext,
  { role, rule, required_from }: Pick<SessionRow, 'role' | 'rule' | 'required_from'>,
): boolean {
  const set = rule === null ? null : { rule, requiredFrom: required_from };
  return requiresOn(ruleOf(config, role, set), todayIn(config.timeZone, now()));
}

/** Tells whether somebody has a second factor in the portal, and whether the profile requires one today. */
export async function factorOf(
  context: AppContext,
  userId: number,
): Promise<{ enrolled: boolean; required: boolean }> {
  const { rows } = await sql<Pick<SessionRow, 'factor' | 'role' | 'rule' | 'required_from'>>`
    select ${hasFactor} as factor, u.role, r.rule, r.required_from::text
    from portal_user u left join second_factor_rule r on r.role = u.role where u.id = ${userId}::int`.execute(
    context.database.db,
  );
  const [row] = rows;
  return { enrolled: row?.factor === true, required: row !== undefined && isRequired(context, row) };
}

/** Reads on any connection of the pool. */
export const runOn =
  (db: Db): RunQuery =>
  async (query) =>
    (await query.execute(db)).rows;

const LAST_WRITE = sql`(select at from last_write where user_id = u.id)`;

const liveSession = batched(readSessions, SESSIONS_AT_ONCE);

/** @returns in the order of the sessions, `null` for one that has ended */
async function readSessions(
  context: AppContext,
  sessionIds: readonly string[],
  run = runOn(context.database.db),
): Promise<(SessionRow | null)[]> {
  const today = todayIn(context.config.timeZone, context.now());
  const { replica } = context.database;
  const rows = await run(sql<SessionRow>`${prepared}
    select s.id as session, u.id, u.login, u.name, u.email, u.role, u.specific_code, u.active,
      ${apiAccessOn(today)} as api, s.factor_at, s.vouched, r.rule, r.required_from::text,
      ${hasFactor} as factor,
      ${replica === undefined ? sql`null::timestamptz` : LAST_WRITE} as last_write,
      case when u.role not in (${sql.lit(LEVEL.provider)}, ${sql.lit(LEVEL.specific)}) then array(
        ${ownCodes(sql.ref('u.id'))}) end as codes
    from user_session s join portal_user u on u.id = s.user_id left join second_factor_rule r on r.role = u.role
    where s.id = any(${sessionIds}::uuid[]) and s.ended_at is null`);
  const found = new Map(rows.map((row) => [row.session, row]));
  return sessionIds.map((id) => found.get(id) ?? null);
}

/**
 * Decisions, principle 6: a person's own establishments and those of its groups; level 1 has all, and a specific
 * user has none of its own (SES-14).
 */
function scopeOf(level: Level, codes: readonly string[] | null): Scope {
  return level === LEVEL.provider ? EVERYTHING : only(codes ?? []);
}

/** Whom to look up, and what is known of it from elsewhere. */
type Known = Pick<Person, 'id' | 'address' | 'language'>;

/**
 * A person as it stands at this moment, where it may change the records of a screen: for work that was previewed before,
 * or that goes on without its person. API access opens no screen on which records are written.
 * @param db the transaction of the work, so that whoever lost something while it waited has lost it here too
 * @returns `null` for somebody who is inactive or may do so no more
 */
export const personNow = (db: Db, known: Known, screen: ScreenPath): Promise<Person | null> =>
  standingNow(db, known, (standing) => mayChange(standing, screen));

/**
 * The same of somebody who may open a screen: for files that are made while nobody waits. Whoever has to set up a second
 * factor before anything else opens none, unless a provider signs it in.
 */
export async function readerNow(
  context: AppContext,
  known: Known,
  screen: ScreenPath,
): Promise<Person | null> {
  const { db } = context.database;
  const person = await standingNow(db, known, (standing) => allowed(standing, screen));
  if (person === null) return null;
  const { enrolled, required } = await factorOf(context, person.id);
  if (!required || enrolled) return person;
  const link = await db
    .selectFrom('sign_on_link')
    .where('user_id', '=', person.id)
    .where('suspended', '=', false)
    .select('user_id')
    .executeTakeFirst();
  return link === undefined ? null : person;
}

async function standingNow(
  db: Db,
  { id, address, language }: Known,
  may: (standing: Standing) => boolean,
): Promise<Person | null> {
  const user = await db
    .selectFrom('portal_user')
    .where('id', '=', id)
    .where('active', '=', true)
    .select(['login', 'name', 'role', 'specific_code'])
    .executeTakeFirst();
  if (user === undefined) return null;
  const { login, name } = user;
  const standing = { level: levelOf(user.role), apiAccess: false, specificCode: user.specific_code };
  if (!may(standing)) return null;
  const { rows } = await sql<{ code: string }>`${ownCodes(sql`${id}::int`)}`.execute(db);
  const { level } = standing;
  const scope = scopeOf(level, level === LEVEL.specific ? null : rows.map(({ code }) => code));
  return { kind: 'person', id, login, name, address, language, scope, ...standing };
}

/**
 * The same for the person of a call, which may have waited for others.
 * @throws HttpError 403 where it may do this no more
 */
export async function stillAllowed(trx: Db, person: Person, screen: ScreenPath): Promise<Person> {
  const now = await personNow(trx, person, screen);
  if (now === null) throw forbidden();
  return now;
}

/** Whether the user `u` has API access on a day (API-01). */
export const apiAccessOn = (day: string) => sql<boolean>`(u.api_access and u.api_starts_on <= ${day}::date
  and coalesce(u.api_ends_on >= ${day}::date, true)) is true`;

/** The query of the establishments of a user, and of those of its groups, as `code`. */
export function ownCodes(userId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select establishment_code as code from user_establishment where user_id = ${userId}
    union
    select ge.establishment_code from user_grouper ug join grouper_establishment ge using (grouper_id)
    where ug.user_id = ${userId}`;
}
