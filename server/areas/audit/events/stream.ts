import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AuditAction } from '../../../../contract/audit';
import { type AuditEntity, personEntities } from '../../../../contract/audit-fields';
import {
  type SecurityFilter,
  type SecurityKind,
  securityKinds,
  securityResultOf,
} from '../../../../contract/security-events';
import { typedText } from '../../../../contract/typed-text';
import { UNKNOWN_LOGIN } from '../../../network/people/failed-attempt';
import type { Db } from '../../../platform/db/connections';
import { contains } from '../../../platform/db/search';
import { withinDays } from '../../../platform/time/days';
import { among, partsOfTheSystem, peopleCalled } from '../matching';
import { type Direction, orderOf, WINDOW_LIMIT } from '../window';

/*
 * The stream of security events is what the trail has of them and what was noted because the trail has no entry of it.
 * Neither is copied: what the trail has is read there (decision 104).
 */

/** Entries of the trail that are events of a kind. */
interface TrailRule {
  kind: SecurityKind;
  entities: readonly AuditEntity[];
  /** Absent: all. */
  actions?: readonly AuditAction[];
  when?: RawBuilder<SqlBool>;
}

const reason = sql`a.after ->> 'reason'`;
const usesRecoveryCode = sql<SqlBool>`a.after ->> 'factorWay' = 'recovery code'`;

/** Of two rules that an entry meets, the first counts. */
const rules: readonly TrailRule[] = [
  { kind: 'sign-in', entities: ['session'], actions: ['sign-in'] },
  {
    kind: 'factor-failed',
    entities: ['session'],
    actions: ['sign-in-failed'],
    when: sql`${reason} = 'wrong code'`,
  },
  {
    kind: 'password-check-failed',
    entities: ['session'],
    actions: ['sign-in-failed'],
    when: sql`${reason} = 'wrong current password'`,
  },
  {
    kind: 'sign-in-failed',
    entities: ['session'],
    actions: ['sign-in-failed'],
    when: sql`${reason} not in ('wrong code', 'wrong current password')`,
  },
  { kind: 'locked', entities: ['session'], actions: ['lock'] },
  { kind: 'sign-out', entities: ['session'], actions: ['sign-out'] },
  { kind: 'session-ended', entities: ['session'], actions: ['revoke'] },
  { kind: 'recovery-code-used', entities: ['second_factor'], actions: ['update'], when: usesRecoveryCode },
  {
    kind: 'factor-set',
    entities: ['second_factor', 'passkey'],
    actions: ['create', 'update'],
    when: sql`${usesRecoveryCode} is not true`,
  },
  { kind: 'factor-removed', entities: ['second_factor', 'passkey'], actions: ['delete'] },
  { kind: 'factor-rule-changed', entities: ['second_factor_rule'] },
  { kind: 'password-changed', entities: ['password'] },
  { kind: 'password-link', entities: ['password_link'] },
  { kind: 'access-changed', entities: ['api_user'], when: sql`a.after ? 'addresses'` },
  { kind: 'secret-changed', entities: ['api_user'] },
  // A receiver gets its secret when it is made.
  {
    kind: 'secret-changed',
    entities: ['webhook'],
    actions: ['create', 'update'],
    when: sql`(a.action = 'create' or a.after ->> 'secret' is not null)`,
  },
  { kind: 'access-changed', entities: ['portal_user', 'grouper', 'sign_on_rules', 'sign_on_link'] },
  { kind: 'exported', entities: ['export'] },
];

const meets = ({ entities, actions, when }: TrailRule): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    [
      among('a.entity', entities),
      ...(actions === undefined ? [] : [among('a.action', actions)]),
      ...(when === undefined ? [] : [when]),
    ],
    sql` and `,
  )})`;

/** The kind of the event that an entry `a` of the trail is; null: of none. */
export const kindOfEntry = sql<SecurityKind>`case ${sql.join(
  rules.map((rule) => sql`when ${meets(rule)} then ${rule.kind}`),
  sql` `,
)} end`;

/** Finds the person whom an entry `a` concerns, if it is one. */
export const personOfEntry = sql`case
  when ${among('a.entity', personEntities)} and a.entity_key ~ '^\\d{1,9}$' then a.entity_key
  else coalesce(a.after ->> 'userId', a.before ->> 'userId') end`;

/** The conditions of the two halves of the stream; `null` where that half has none of the kinds. */
export interface Matching {
  /** On an entry `a` of the trail. */
  trail: RawBuilder<SqlBool> | null;
  /** On a noted event `e`. */
  noted: RawBuilder<SqlBool>;
}

/**
 * Returns the conditions that events match a filter, of which `assertDays` has checked the days.
 * @param since the stream begins with this moment
 */
export async function matchingEvents(
  db: Db,
  { who, kind, result, address, ...days }: SecurityFilter,
  { timeZone, since }: { timeZone: string; since: Date },
): Promise<Matching> {
  const asked = kind === undefined ? securityKinds : [kind].flat();
  const kinds = asked.filter((one) => result === undefined || securityResultOf[one] === result);
  const met = rules.filter((rule) => kinds.includes(rule.kind));
  const by = who?.trim() ? await concerning(db, who) : null;
  const common = (table: 'a' | 'e', named: RawBuilder<SqlBool> | undefined) => [
    sql<SqlBool>`${sql.ref(`${table}.at`)} >= ${since}::timestamptz`,
    withinDays(sql.ref(`${table}.at`), days, timeZone),
    ...(address?.trim() ? [sql<SqlBool>`${sql.ref(`${table}.address`)} = ${address.trim()}`] : []),
    ...(named === undefined ? [] : [named]),
  ];
  const all = (conditions: readonly RawBuilder<SqlBool>[]) =>
    sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  return {
    trail:
      met.length === 0
        ? null
        : all([
            // Named apart, so that an index narrows the trail to these kinds of records.
            among('a.entity', [...new Set(met.flatMap(({ entities }) => entities))]),
            sql<SqlBool>`(${sql.join(met.map(meets), sql` or `)})`,
            ...common('a', by?.trail),
          ]),
    noted: all([sql<SqlBool>`e.kind = any(${kinds}::text[])`, ...common('e', by?.noted)]),
  };
}

/** The conditions for events by, or about, people of that name, or parts of the system. */
async function concerning(db: Db, who: string): Promise<Record<'trail' | 'noted', RawBuilder<SqlBool>>> {
  const typed = typedText(who);
  const people = await peopleCalled(db, typed);
  const parts = await partsOfTheSystem(db, typed);
  const ids = people.map(({ id }) => id);
  const keys = ids.map(String);
  return {
    trail: sql<SqlBool>`(a.actor_id = any(${ids}::int[]) or (a.actor_id is null and a.actor = any(${parts}::text[]))
      or (a.entity = any(${[...personEntities]}::text[]) and a.entity_key = any(${keys}::text[]))
      or (a.action = 'revoke' and a.entity = 'session' and a.after ->> 'userId' = any(${keys}::text[]))
      or (a.entity = 'password_link' and a.after ->> 'userId' = any(${keys}::text[]))
      or (a.actor = ${UNKNOWN_LOGIN} and ${contains(sql`a.after ->> 'typedLogin'`, typed)}))`,
    noted: sql<SqlBool>`(e.actor = any(${people.map(({ login }) => login)}::text[])
      or ${contains(sql.ref('e.actor'), typed)})`,
  };
}

/** The number of an event: of two streams of numbers those of the trail are even. */
const trailNumber = sql`a.id * 2`;
const notedNumber = sql`e.id * 2 + 1`;
/** Tells from where an event with this number comes, and the number that it has there. */
export const sourceOf = (number: number): { trail: boolean; id: number } => ({
  trail: number % 2 === 0,
  id: Math.floor(number / 2),
});
/** The number of a noted event in the stream. */
export const numberOfNoted = (id: number): number => id * 2 + 1;
/** The number of an entry of the trail in the stream. */
export const numberOfEntry = (id: number): number => id * 2;

/**
 * A query of places in the stream, in their order. Each half brings its first ones by an index; more of them are never
 * needed of either.
 * @param behind the condition on `at` and `id` of those that are wanted; absent: all
 */
export function placesOf(
  { trail, noted }: Matching,
  direction: Direction,
  { behind, limit = WINDOW_LIMIT }: { behind?: RawBuilder<SqlBool> | undefined; limit?: number } = {},
): RawBuilder<unknown> {
  const order = orderOf(direction);
  const wanted = behind ?? sql<SqlBool>`true`;
  const half = (
    table: RawBuilder<unknown>,
    number: RawBuilder<unknown>,
    condition: RawBuilder<SqlBool>,
  ) => sql`
    (select * from (select at, ${number} as id from ${table} where ${condition}) as half
      where ${wanted} order by ${order} limit ${limit}::int)`;
  const halves = [
    ...(trail === null ? [] : [half(sql`audit a`, trailNumber, trail)]),
    half(sql`security_event e`, notedNumber, noted),
  ];
  return sql`select * from (${sql.join(halves, sql` union all `)}) as stream order by ${order} limit ${limit}::int`;
}
