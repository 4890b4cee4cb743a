import { type Kysely, sql } from 'kysely';
import pLimit from 'p-limit';
import type { NotedKind } from '../../../contract/security-events';
import type { AppContext } from '../context';
import type { Schema } from '../db/schema';
import { networkOf } from '../principal/network-of';

/** What is noted says why, where its kind does not say all. */
export type NotedReason =
  | 'still locked'
  | 'not allowed'
  | 'second factor due'
  | 'second factor asked again'
  | 'password needs a second factor'
  | 'wrong client secret'
  | 'key not known'
  | 'assertion not valid'
  | 'assertion out of time'
  | 'assertion used before'
  | 'no API access'
  | 'address not allowed'
  | 'token not valid'
  | 'wrong gateway key'
  | 'passkey copied'
  | 'access switched off'
  | 'passkey not valid'
  | 'only by the provider'
  | 'provider away'
  | 'reply of the provider not genuine'
  | 'refused by the provider'
  | 'not registered'
  | 'not for this provider'
  | 'no rule gives access'
  | 'ended by the provider'
  | 'no access by the provider'
  | 'many others';

/** An event of security that changes no record; whatever changes one is in the trail, and not noted a second time. */
export interface Noted {
  kind: NotedKind;
  /** The login, or the id of an API client, of somebody who exists; `null`: nobody knows whose. */
  actor: string | null;
  address: string;
  reason?: NotedReason;
  /** The name of the call that was refused. */
  operation?: string | undefined;
  /** As `browserText` has it. */
  browser?: string | undefined;
}

/** Equal events that wait to be written as one. */
interface Waiting {
  count: number;
  written: Promise<void>;
}

type Target = Kysely<Schema>;

/** So many different events are noted in a minute, by each server; all others of the minute are one. */
const MOST_IN_A_MINUTE = 200;

interface Queue {
  waiting: Map<string, Waiting>;
  one: ReturnType<typeof pLimit>;
  /** The different events of this minute. */
  minute: number;
  seen: Set<string>;
}

/** Of each database: events of portals in one process do not mix. */
const queues = new WeakMap<Target, Queue>();

const keyOf = ({ kind, actor, address, reason, operation }: Noted) =>
  JSON.stringify([kind, actor, address, reason, operation]);

/** The event as it is noted: of IPv6 the network, and once there are too many of a minute, as one of many. */
function folded(queue: Queue, event: Noted): Noted {
  const minute = Math.floor(performance.now() / 60_000);
  if (queue.minute !== minute) Object.assign(queue, { minute, seen: new Set<string>() });
  const noted = { ...event, address: networkOf(event.address) };
  const key = keyOf(noted);
  if (queue.seen.size >= MOST_IN_A_MINUTE && !queue.seen.has(key))
    return { kind: event.kind, actor: null, address: '', reason: 'many others' };
  queue.seen.add(key);
  return noted;
}

/**
 * Notes an event of security. Equal ones within a minute are one row with a count, so many different ones at most, and those that come while a row is
 * written go into the next write: a flood of wrong calls makes no flood of writes (decision 104). It never fails, because
 * what is noted is mostly a refusal, which stays one; what could not be written is counted by a metric.
 */
export async function noteSecurityEvent(
  { database: { db }, metrics }: Pick<AppContext, 'database' | 'metrics'>,
  given: Noted,
): Promise<void> {
  const queue = queues.get(db) ?? {
    waiting: new Map<string, Waiting>(),
    one: pLimit(1),
    minute: 0,
    seen: new Set<string>(),
  };
  queues.set(db, queue);
  const { waiting, one } = queue;
  const event = folded(queue, given);
  const key = keyOf(event);
  const same = waiting.get(key);
  if (same !== undefined) {
    same.count += 1;
    return same.written;
  }
  const entry: Waiting = { count: 1, written: Promise.resolve() };
  waiting.set(key, entry);
  entry.written = one(async () => {
    waiting.delete(key);
    try {
      await write(db, event, entry.count);
    } catch {
      metrics?.securityEventsLost.inc(entry.count);
    }
  });
  return entry.written;
}

async function write(db: Target, event: Noted, count: number): Promise<void> {
  const { kind, actor, address, reason = '', operation = '', browser = null } = event;
  await sql`insert into security_event
      (minute, at, kind, count, actor, address, reason, operation, browser)
    values (date_trunc('minute', clock_timestamp()), clock_timestamp(), ${kind}, ${count}, ${actor ?? ''}, ${address}, ${reason}, ${operation}, ${browser})
    on conflict on constraint security_event_fold
      do update set count = security_event.count + excluded.count`.execute(db);
}
