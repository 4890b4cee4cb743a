import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AuditFilter } from '../../../contract/audit';
import { auditEntities, personEntities, SESSION } from '../../../contract/audit-fields';
import { isDate } from '../../../contract/dates';
import { type TypedText, typedText } from '../../../contract/typed-text';
import { type MessageKey } from '../../../i18n/server';
import type { Db } from '../../platform/db/connections';
import { contains } from '../../platform/db/search';
import { containsWords, hasLogin, isNumeric } from '../../platform/db/search-box';
import { invalid } from '../../platform/errors/http-error';
import { withinDays } from '../../platform/time/days';

/**
 * Returns the condition that an entry `a` matches a filter; `assertDays` has checked its days. People are looked
 * up first, so that an index finds their entries; otherwise a part of a name would mean to read the whole trail.
 */
export async function matchingEntries(
  db: Db,
  filter: AuditFilter,
  timeZone: string,
): Promise<RawBuilder<SqlBool>> {
  const { who, entity, key, record, action, sessions } = filter;
  const conditions = [
    sql<SqlBool>`true`,
    ...(entity === undefined ? [] : [among('a.entity', [entity].flat())]),
    ...(key === undefined ? [] : [sql<SqlBool>`a.entity_key = ${key}`]),
    // All kinds are named, because the index of keys begins with the kind.
    ...(key === undefined || entity !== undefined ? [] : [among('a.entity', auditEntities)]),
    ...(action === undefined ? [] : [among('a.action', [action].flat())]),
    ...(sessions === 'without' ? [sql<SqlBool>`a.entity <> ${SESSION}`] : []),
    ...(sessions === 'only' ? [sql<SqlBool>`a.entity = ${SESSION}`] : []),
    withinDays(sql.ref('a.at'), filter, timeZone),
    ...(who?.trim() ? [await by(db, typedText(who))] : []),
    ...(record?.trim() ? [await about(db, typedText(record))] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The condition for one of several values. Of a single one an index also has the entries in the order of time. */
export function among(column: string, [only, ...others]: readonly (string | number)[]): RawBuilder<SqlBool> {
  return others.length === 0
    ? sql<SqlBool>`${sql.ref(column)} = ${only}`
    : sql<SqlBool>`${sql.ref(column)} = any(${[only, ...others]})`;
}

/**
 * Refuses a filter with an invalid period.
 * @throws HttpError 400 for days that do not exist, or are in the wrong order
 */
export function assertDays({ from, to }: Pick<AuditFilter, 'from' | 'to'>): void {
  const wrong: Record<string, MessageKey> = {};
  if (from !== undefined && !isDate(from)) wrong.from = 'audit.refusals.day';
  if (to !== undefined && !isDate(to)) wrong.to = 'audit.refusals.day';
  else if (from !== undefined && to !== undefined && isDate(from) && from > to)
    wrong.to = 'audit.refusals.order';
  if (Object.keys(wrong).length > 0) throw invalid('errors.validation', wrong);
}

/** Returns the people with that name, or with that in the login. Logins never change (API-16). */
export function peopleCalled(db: Db, typed: TypedText): Promise<{ id: number; login: string }[]> {
  return db
    .selectFrom('portal_user')
    .where((eb) =>
      eb.or([
        contains(sql.ref('login'), typed),
        // A login as it is written on paper.
        ...(isNumeric(typed) ? [contains(sql.ref('login'), typedText(typed.replace(/\D/g, '')))] : []),
        containsWords(sql.ref('name_folded'), typed),
      ]),
    )
    .select(['id', 'login'])
    .execute();
}

/** The condition for entries by people, or parts of the system, of that name. */
async function by(db: Db, typed: TypedText): Promise<RawBuilder<SqlBool>> {
  const people = await peopleCalled(db, typed);
  const ids = people.map(({ id }) => id);
  const parts = await partsOfTheSystem(db, typed);
  const did = [
    ...(ids.length > 0 ? [among('a.actor_id', ids)] : []),
    ...(parts.length > 0 ? [sql<SqlBool>`(a.actor_id is null and ${among('a.actor', parts)})`] : []),
  ];
  return did.length > 0 ? sql<SqlBool>`(${sql.join(did, sql` or `)})` : sql<SqlBool>`false`;
}

/** Returns the parts of the system of that name. There are few, so that each is one lookup in an index. */
export async function partsOfTheSystem(db: Db, typed: TypedText): Promise<string[]> {
  const { rows } = await sql<{ actor: string }>`
    with recursive part as (
      (select actor from audit where actor_id is null order by actor limit 1)
      union all
      select (select next.actor from audit next where next.actor_id is null and next.actor > part.actor
        order by next.actor limit 1)
      from part where part.actor is not null
    )
    select actor from part where ${contains(sql`folded(actor)`, typed)}`.execute(db);
  return rows.map(({ actor }) => actor);
}

/** The condition for entries about the record with this key, or about people of that name. */
async function about(db: Db, typed: TypedText): Promise<RawBuilder<SqlBool>> {
  const people = await db
    .selectFrom('portal_user')
    .where((eb) => eb.or([hasLogin(sql.ref('login'), typed), containsWords(sql.ref('name_folded'), typed)]))
    .select(sql<string>`id::text`.as('key'))
    .execute();
  const keys = people.map(({ key }) => key);
  // All kinds are named, because the index begins with the kind.
  return sql<SqlBool>`((a.entity = any(${[...auditEntities]}::text[]) and a.entity_key = ${typed})
    or (a.entity = any(${[...personEntities]}::text[]) and a.entity_key = any(${keys}::text[])))`;
}
