import { type Kysely, sql } from 'kysely';
import pLimit from 'p-limit';
import type { NotedKind } from '../../../contract/security-events';
import type { AppContext } from '../context';
import type { Schema } from '../db/schema';

/** What is noted says why, where its kind does not say all. */
export type NotedReason =
  | 'still locked'
  | 'not allowed'
  | 'second factor due'
  | 'second factor asked again'
  | 'wrong client secret'
  | 'token not valid'
  | 'wrong gateway key';

/** An event of security that changes no record; whatever changes one is in the trail, and not noted a second time. */
export interface Noted {
  kind: NotedKind;
  /** The login, or the id of an API client; `null`: nobody knows whose. */
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

/** Of each database: events of portals in one process do not mix. */
const queues = new WeakMap<Target, { waiting: Map<string, Waiting>; one: ReturnType<typeof pLimit> }>();

/**
 * Notes an event of security. Equal ones within a minute are one row with a count, and those that come while a row is
 * written go into the next write: a flood of wrong calls makes no flood of writes (decision 104). It never fails, because
 * what is noted is mostly a refusal, which stays one; what could not be written is counted by a metric.
 */
export async function noteSecurityEvent(
  { database: { db }, metrics }: Pick<AppContext, 'database' | 'metrics'>,
  event: Noted,
): Promise<void> {
  const { waiting, one } = queues.get(db) ?? { waiting: new Map<string, Waiting>(), one: pLimit(1) };
  queues.set(db, { waiting, one });
  const key = JSON.stringify([event.kind, event.actor, event.address, event.reason]);
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
  const { kind, actor, address, reason = '', operation = null, browser = null } = event;
  await sql`insert into security_event
      (minute, at, kind, count, actor, address, reason, operation, browser)
    values (date_trunc('minute', clock_timestamp()), clock_timestamp(), ${kind}, ${count}, ${actor ?? ''}, ${address}, ${reason}, ${operation}, ${browser})
    on conflict on constraint security_event_fold
      do update set count = security_event.count + excluded.count`.execute(db);
}
