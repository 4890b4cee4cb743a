import { sql } from 'kysely';
import type { CodeLife, LifeEvent } from '../../../../contract/code-life';
import type { Db } from '../../../platform/db/connections';
import { forbidden, notFound } from '../../../platform/errors/http-error';
import type { Scope } from '../../../platform/principal/scope';
import { clockColumn } from '../../../platform/time/clock-column';
import { UNUSED_CODES } from './system';

/** The number of switches, and of names, that are returned, the latest: enough for the whole life of any normal code. */
const EVENTS = 200;

type EventOf<Kind extends LifeEvent['kind']> = Extract<LifeEvent, { kind: Kind }>;

/**
 * Returns the life of a code, as far as the caller may know it: everything that was stored about it, oldest first.
 * @throws HttpError 404 for an unknown id, 403 for a code of somebody else's shop
 */
export async function codeLife(db: Db, scope: Scope, id: number, timeZone: string): Promise<CodeLife> {
  const born = await birthOf(db, id, timeZone);
  if (born === undefined) throw notFound();
  if (!scope.all && !scope.codes.includes(born.ec)) throw forbidden();
  const { requestedAt, requestedBy, madeAt, madeBy, receivedAt, firstUsed, lastUsed } = born;
  const switches = await switchesOf(db, id, timeZone);
  const namings = await namingsOf(db, id, timeZone);
  const events: LifeEvent[] = [
    ...(requestedAt === null ? [] : [{ kind: 'requested' as const, at: requestedAt, by: requestedBy }]),
    { kind: 'made', at: madeAt, by: requestedBy ?? madeBy },
    ...(receivedAt === null ? [] : [{ kind: 'received' as const, at: receivedAt }]),
    ...namings,
    ...(await handoversOf(db, id, timeZone)),
    ...(firstUsed === null ? [] : [{ kind: 'firstUsed' as const, at: firstUsed }]),
    ...(await misusesOf(db, id)),
    ...(lastUsed === null ? [] : [{ kind: 'lastUsed' as const, at: lastUsed }]),
    ...(await warningsOf(db, id, timeZone)),
    ...switches,
    ...endOf(born.endedAt, switches),
  ];
  // The sort is stable: events of the same second stay in the only order in which they can have happened.
  const placeOf = (event: LifeEvent) =>
    event.kind === 'handedOver' ? handedOver(event, madeAt, namings) : event.at;
  return { madeAt, events: events.toSorted((one, other) => compare(placeOf(one), placeOf(other))) };
}

/**
 * Returns when a code was handed over, to the second. It is known to the minute only, and follows the creation of the
 * code and the names that it was given in that minute, which was often over before the handover was confirmed.
 */
function handedOver(
  { at, confirmedAt }: EventOf<'handedOver'>,
  madeAt: string,
  namings: readonly Naming[],
): string {
  const minute = at.slice(0, 16);
  if (confirmedAt.startsWith(minute)) return confirmedAt;
  const named = namings.findLast((naming) => naming.at.startsWith(minute));
  return named?.at ?? (at < madeAt ? madeAt : at);
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

async function birthOf(db: Db, id: number, timeZone: string) {
  const clock = (column: string) => sql<string | null>`${clockColumn(column, timeZone)}`;
  return db
    .selectFrom('operator')
    .leftJoin('code_request', 'code_request.id', 'operator.code_request_id')
    .leftJoin('operator_use', 'operator_use.operator_id', 'operator.id')
    .where('operator.id', '=', id)
    .select([
      'operator.establishment_code as ec',
      clockColumn('operator.started_at', timeZone).as('madeAt'),
      clock('operator.ended_at').as('endedAt'),
      clock('code_request.requested_at').as('requestedAt'),
      clock('code_request.acknowledged_at').as('receivedAt'),
      sql<string | null>`(select name from portal_user where id = code_request.requested_by)`.as(
        'requestedBy',
      ),
      sql<string | null>`(select name from audit join portal_user on portal_user.id = actor_id
        where entity = 'operator' and entity_key = ${String(id)} and action = 'create'
        order by audit.id limit 1)`.as('madeBy'),
      sql<string | null>`to_char(first_used_at, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('firstUsed'),
      sql<string | null>`to_char(last_used_at, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('lastUsed'),
    ])
    .executeTakeFirst();
}

async function handoversOf(db: Db, id: number, timeZone: string): Promise<EventOf<'handedOver'>[]> {
  const { rows } = await sql<EventOf<'handedOver'>>`
    select 'handedOver' as kind, person as to, to_char(handed_at, 'YYYY-MM-DD"T"HH24:MI:SS') as at,
      (select name from portal_user where id = confirmed_by) as by,
      ${clockColumn('confirmed_at', timeZone)} as "confirmedAt"
    from code_handover where operator_id = ${id} order by id`.execute(db);
  return rows;
}

async function misusesOf(db: Db, id: number): Promise<(EventOf<'usedOff'> | EventOf<'usedElsewhere'>)[]> {
  const { rows } = await sql<EventOf<'usedOff'> | EventOf<'usedElsewhere'>>`
    select case kind when 'off' then 'usedOff' else 'usedElsewhere' end as kind,
      to_char(first_used_at, 'YYYY-MM-DD"T"HH24:MI:SS') as at,
      to_char(last_used_at, 'YYYY-MM-DD"T"HH24:MI:SS') as until, count,
      json_build_object('ec', code, 'nomefantasia', name) as shop
    from operator_misuse join establishment on code = establishment_code
    where operator_id = ${id} order by first_used_at, code`.execute(db);
  return rows;
}

async function warningsOf(db: Db, id: number, timeZone: string): Promise<EventOf<'toldUnused'>[]> {
  const { rows } = await sql<EventOf<'toldUnused'>>`
    select 'toldUnused' as kind, ${clockColumn('told_at', timeZone)} as at, ends_on as "endsOn"
    from unused_code where operator_id = ${id}`.execute(db);
  return rows;
}

type Switch = EventOf<'switchedOff'> | EventOf<'switchedOn'>;

/** Reads the switches from the audit trail, which contains who made them. */
async function switchesOf(db: Db, id: number, timeZone: string): Promise<Switch[]> {
  const { rows } = await sql<{ on: boolean; at: string; by: string | null; actor: string }>`
    select (after ->> 'active')::boolean as on, ${clockColumn('audit.at', timeZone)} as at, name as by, actor
    from audit left join portal_user on portal_user.id = actor_id
    where entity = 'operator' and entity_key = ${String(id)} and action = 'update'
      and before ->> 'active' is distinct from after ->> 'active' and after ->> 'active' is not null
    order by audit.id desc limit ${EVENTS}`.execute(db);
  return rows
    .toReversed()
    .map(({ on, at, by, actor }) =>
      on
        ? { kind: 'switchedOn', at, by }
        : { kind: 'switchedOff', at, by, unused: by === null && actor === UNUSED_CODES.login },
    );
}

type Naming = EventOf<'named'> | EventOf<'respelled'>;

/** Reads from the audit trail what the code was called, but for handovers, which are events of their own. */
async function namingsOf(db: Db, id: number, timeZone: string): Promise<Naming[]> {
  const { rows } = await sql<Naming>`
    select case when (after ->> 'respelled')::boolean then 'respelled' else 'named' end as kind,
      ${clockColumn('audit.at', timeZone)} as at, name as by, after ->> 'name' as name, before ->> 'name' as before
    from audit left join portal_user on portal_user.id = actor_id
    where entity = 'operator' and entity_key = ${String(id)} and action = 'update'
      and before ->> 'name' <> after ->> 'name' and after ->> 'named_from' is null
    order by audit.id desc limit ${EVENTS}`.execute(db);
  return rows.toReversed();
}

/** Returns the end of a code that is off although the audit trail has no entry of its being switched off. */
function endOf(endedAt: string | null, switches: readonly Switch[]): Switch[] {
  if (endedAt === null || switches.at(-1)?.kind === 'switchedOff') return [];
  return [{ kind: 'switchedOff', at: endedAt, by: null, unused: false }];
}
