import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { hasCome, isFree, leasedFor } from '../../../platform/jobs/lease';
import { type Matching, matchingEvents, placesOf } from '../events/stream';
import type { Place } from '../window';

/** A server holds the receiver for so long: longer than a batch may take. */
const LEASE_SECONDS = 90;
/** The longest rest after a failure. */
const LONGEST_MS = 10 * 60_000;
/** The rest after the first one, which doubles with each. */
const FIRST_MS = 5000;

/** Events of one connection. */
const BATCH = 1000;
/** The most that are counted for the metric. */
const COUNTED = 100_000;

/**
 * An entry has the moment at which its transaction began, and comes when that commits. So long back is looked for entries
 * that have come since, and the numbers of those that were delivered are kept; no transaction takes longer.
 */
export const OVERLAP_HOURS = 6;
const OVERLAP = sql.raw(`interval '${OVERLAP_HOURS} hours'`);

/** The receiver gets what happens from the moment at which it is first configured. */
export async function addReceiver(db: Db): Promise<void> {
  await sql`insert into security_receiver (id, first, behind) values (1, clock_timestamp(), clock_timestamp())
    on conflict do nothing`.execute(db);
}

/**
 * Leases the receiver to this server, or extends the lease; returns its failures in a row, `null` where it may not send.
 * @param rests false: it may send before the rest after a failure is over
 */
export async function holdReceiver(
  db: Db,
  lease: string,
  now: Date,
  { rests }: { rests: boolean },
): Promise<number | null> {
  const { rows } = await sql<{ failures: number }>`update security_receiver
    set lease = ${lease}::uuid, leased_until = ${leasedFor(LEASE_SECONDS)}
    where (lease = ${lease}::uuid or ${isFree(LEASE_SECONDS)})
      and (not ${rests}::boolean or due_at is null or ${hasCome('due_at', now, LONGEST_MS)})
    returning failures`.execute(db);
  return rows[0]?.failures ?? null;
}

export async function releaseReceiver(db: Db, lease: string): Promise<void> {
  await sql`update security_receiver set lease = null, leased_until = null where lease = ${lease}::uuid`.execute(
    db,
  );
}

/** These events wait for the receiver, in the order of time; `looked`: the moment at which that was looked up. */
export interface Waiting {
  places: Place[];
  /** True where more waits behind these. */
  more: boolean;
  looked: string;
}

/**
 * Returns the next events. Noted ones come when their minute is over, because until then they are still counted.
 */
export async function waitingEvents(context: AppContext): Promise<Waiting> {
  const { db } = context.database;
  const { rows: moments } = await sql<{ looked: string; since: Date }>`
    select to_json(clock_timestamp()) #>> '{}' as looked, greatest(behind - ${OVERLAP}, first) as since
    from security_receiver`.execute(db);
  const [moment] = moments;
  if (moment === undefined) throw new Error('There is no receiver of security events');
  const { matching, undelivered } = await waitingIn(context, moment.since);
  const places = placesOf(matching, 'asc', { behind: undelivered, limit: BATCH });
  const { rows } = await sql<Place>`
    select id, to_json(at) #>> '{}' as at from (${places}) as waiting`.execute(db);
  return { places: rows, more: rows.length === BATCH, looked: moment.looked };
}

async function waitingIn(
  { config, database: { db } }: AppContext,
  since: Date,
): Promise<{ matching: Matching; undelivered: RawBuilder<SqlBool> }> {
  const { trail, noted } = await matchingEvents(db, {}, { timeZone: config.timeZone, since });
  const over = sql<SqlBool>`e.minute < date_trunc('minute', clock_timestamp() - interval '10 seconds')`;
  return {
    matching: { trail, noted: sql<SqlBool>`(${noted} and ${over})` },
    undelivered: sql<SqlBool>`not exists (select from security_delivered d where d.event = half.id)`,
  };
}

/** Notes that the receiver has events; from here on nothing older than the last of them is looked for, but the overlap. */
export async function noteDelivered(db: Db, { places, more, looked }: Waiting): Promise<void> {
  const behind = more ? (places.at(-1)?.at ?? looked) : looked;
  await db.transaction().execute(async (trx) => {
    await sql`insert into security_delivered (event, at)
      select * from unnest(${places.map(({ id }) => id)}::bigint[], ${places.map(({ at }) => at)}::timestamptz[])
      on conflict do nothing`.execute(trx);
    await sql`update security_receiver set failures = 0, due_at = null, waiting = ${more ? BATCH : 0}::int,
      behind = greatest(behind, ${behind}::timestamptz)`.execute(trx);
    await sql`delete from security_delivered
      where at < (select behind - 2 * ${OVERLAP} from security_receiver)`.execute(trx);
  });
}

/** Notes a failure; returns when the next attempt is due. */
export async function noteFailure(context: AppContext, failures: number): Promise<Date> {
  const { database, now } = context;
  const due = new Date(now().getTime() + Math.min(FIRST_MS * 2 ** failures, LONGEST_MS));
  const { rows } = await sql<{
    since: Date;
  }>`select greatest(behind - ${OVERLAP}, first) as since from security_receiver`.execute(database.db);
  const { matching, undelivered } = await waitingIn(context, rows[0]?.since ?? now());
  const places = placesOf(matching, 'asc', { behind: undelivered, limit: COUNTED });
  await sql`update security_receiver set failures = failures + 1, due_at = ${due}::timestamptz,
    waiting = (select count(*) from (${places}) as waiting)`.execute(database.db);
  return due;
}
