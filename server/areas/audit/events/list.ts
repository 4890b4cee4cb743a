import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { SESSION } from '../../../../contract/audit-fields';
import { PAGE } from '../../../../contract/limits';
import type { QueryOf, ReplyOf } from '../../../../contract/operation';
import { asPage } from '../../../../contract/paging';
import {
  type listSecurityEvents,
  type SecurityEvent,
  type SecurityKind,
  securityResultOf,
} from '../../../../contract/security-events';
import { UNKNOWN_LOGIN } from '../../../network/people/failed-attempt';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { sortOf } from '../../../platform/db/page';
import { browserIn } from '../../../platform/http/browser';
import { keptSince } from '../../../platform/retention/settings';
import { wallClock } from '../../../platform/time/wall-clock';
import { entriesOf, readEntries, type Trail } from '../list';
import { assertDays } from '../matching';
import { type Direction, numbered, numberIn, onPage, type Place, windowFacts, windowReply } from '../window';
import {
  kindOfEntry,
  matchingEvents,
  numberOfEntry,
  numberOfNoted,
  personOfEntry,
  placesOf,
  sourceOf,
} from './stream';

/** The moment with which the stream begins. */
export const streamSince = (context: Pick<AppContext, 'config' | 'now'>): Date =>
  keptSince(context, 'security_events');

/**
 * Returns a page of the stream and the number of all events that match, as the trail's list does; by default the newest
 * first.
 * @throws HttpError 400 for days that do not exist, or are in the wrong order
 */
export async function securityPage(
  db: Db,
  { page = 0, size = PAGE.size, sort, after, ...filter }: QueryOf<typeof listSecurityEvents>,
  trail: Trail & { since: Date },
): Promise<ReplyOf<typeof listSecurityEvents>> {
  assertDays(filter);
  const [, direction] = sortOf({ sort }, 'at,desc');
  const matching = await matchingEvents(db, filter, trail);
  const behind = after === undefined ? undefined : await behindNumber(db, Number(numberIn(after)), direction);
  const { rows } = await sql<{ found: number; last: Place | null; ids: string[] }>`
    ${numbered(placesOf(matching, direction, { behind }), direction)}
    select ${windowFacts}, array(${onPage(page, size)} order by place) as ids`.execute(db);
  const { ids, ...facts } = rows[0] ?? { found: 0, last: null, ids: [] };
  const { total, next } = windowReply(facts, trail.timeZone);
  const events = await readEvents(db, ids.map(Number), trail);
  return { ...asPage(events, total, { page, size }), next };
}

/** The condition for the events behind another one; nothing lies behind one that does not exist. */
async function behindNumber(db: Db, number: number, direction: Direction): Promise<RawBuilder<SqlBool>> {
  const { trail, id } = sourceOf(number);
  const { rows } = await sql<{ at: string }>`select to_json(at) #>> '{}' as at
    from ${trail ? sql`audit` : sql`security_event`} where id = ${id}::bigint`.execute(db);
  const [place] = rows;
  return place === undefined ? sql<SqlBool>`false` : behindPlace({ at: place.at, id: number }, direction);
}

/** The condition for the events behind a place in the stream. */
export function behindPlace({ at, id }: Place, direction: Direction): RawBuilder<SqlBool> {
  const sign = sql.raw(direction === 'desc' ? '<' : '>');
  // The moment by itself is what an index has.
  return sql<SqlBool>`(at ${sign}= ${at}::timestamptz
    and (at, id) ${sign} (${at}::timestamptz, ${id}::bigint))`;
}

interface NotedRow {
  id: number;
  at: string;
  kind: SecurityKind;
  count: number;
  actor: string;
  actor_name: string | null;
  actor_role: number | null;
  address: string;
  reason: string;
  operation: string;
  browser: string | null;
}

/** An entry of the trail says this as an event, beside what the trail's own list has. */
interface OfEntry {
  id: number;
  kind: SecurityKind;
  actor_role: number | null;
  browser: string | null;
  reason: string | null;
  typed: string | null;
  target: { name: string; login: string } | null;
}

/** Reads events by their numbers, in that order; those that were purged meanwhile are missing. */
export async function readEvents(db: Db, numbers: readonly number[], trail: Trail): Promise<SecurityEvent[]> {
  const events = new Map<number, SecurityEvent>();
  const of = (fromTrail: boolean) =>
    numbers.map(sourceOf).flatMap((source) => (source.trail === fromTrail ? [source.id] : []));
  for (const event of await notedEvents(db, of(false), trail.timeZone)) events.set(event.id, event);
  for (const event of await trailEvents(db, of(true), trail)) events.set(event.id, event);
  return numbers.flatMap((number) => events.get(number) ?? []);
}

async function notedEvents(db: Db, ids: readonly number[], timeZone: string): Promise<SecurityEvent[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NotedRow>`
    select e.id, to_json(e.at) #>> '{}' as at, e.kind, e.count, e.actor, u.name as actor_name, u.role as actor_role,
      e.address, e.reason, e.operation, e.browser
    from security_event e left join portal_user u on u.login = e.actor
    where e.id = any(${ids}::bigint[])`.execute(db);
  return rows.map((row) => ({
    id: numberOfNoted(row.id),
    at: wallClock(timeZone, new Date(row.at)),
    kind: row.kind,
    result: securityResultOf[row.kind],
    count: row.count,
    actor: row.actor,
    actorName: row.actor_name,
    actorRole: row.actor_role,
    address: row.address || null,
    ...browserIn(row.browser),
    reason: row.reason || null,
    operation: row.operation || null,
    target: null,
    entry: null,
  }));
}

async function trailEvents(db: Db, ids: readonly number[], trail: Trail): Promise<SecurityEvent[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OfEntry>`
    select a.id, ${kindOfEntry} as kind, u.role as actor_role,
      a.after ->> 'browser' as browser, coalesce(a.after ->> 'reason', a.after ->> 'signInWay') as reason, a.after ->> 'typedLogin' as typed,
      (select json_build_object('name', t.name, 'login', t.login) from portal_user t
        where t.id = (${personOfEntry})::int and t.id is distinct from a.actor_id) as target
    from audit a left join portal_user u on u.id = a.actor_id where a.id = any(${ids}::bigint[])`.execute(db);
  const facts = new Map(rows.map((row) => [row.id, row]));
  const entries = await entriesOf(db, await readEntries(db, sql`where a.id = any(${ids}::bigint[])`), trail);
  return entries.flatMap((entry) => {
    const fact = facts.get(entry.id);
    if (fact === undefined) return [];
    const { kind, actor_role: actorRole, browser, reason, typed, target } = fact;
    return [
      {
        id: numberOfEntry(entry.id),
        at: entry.at,
        kind,
        result: securityResultOf[kind],
        count: 1,
        // A part of the system that stands for nobody is no actor here.
        actor: entry.actor === UNKNOWN_LOGIN ? (typed ?? '') : entry.actor,
        actorName: entry.actorName,
        actorRole,
        address: entry.address,
        ...browserIn(browser),
        reason,
        operation: null,
        target,
        // What an event says by itself, as when somebody signs in, has no record beside it.
        entry: entry.entity === SESSION ? null : entry,
      },
    ];
  });
}
