import { sql } from 'kysely';
import { closeMoment } from '../../platform/db/citus/moment';
import { isSpread } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';
import { asOlder, GENERATION } from '../../platform/db/generation';

/* Deliveries: what a writer sent at once, in the order of their commits. */

/**
 * Opens a delivery, whose rows have its id. Call `closeArrival` as the last step of the same transaction.
 * @throws OlderGeneration where a newer version keeps more of each delivery than this one
 */
export async function openArrival(trx: Db, source: string): Promise<number> {
  try {
    const { id } = await trx
      .insertInto('arrival')
      .values({ source, position: null, generation: GENERATION })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    throw asOlder(error);
  }
}

/** Deletes a delivery that contained nothing new. */
export async function dropArrival(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('arrival').where('id', '=', id).execute();
}

/**
 * Sets the position and the moment of arrival of a delivery. The lock is held until commit, so that positions and
 * moments are in commit order; it is taken last, so that writers do not wait for each other's work.
 * @param at the moment of arrival, of a history that is made up; absent: now
 * @returns the position
 */
export async function closeArrival(trx: Db, id: number, at: Date | null = null): Promise<number> {
  if (await isSpread(trx)) await closeMoment(trx);
  await sql`select pg_advisory_xact_lock(hashtext('arrival position'))`.execute(trx);
  const { rows } = await sql<{ position: number }>`
    update arrival set position = coalesce((select max(position) from arrival), 0) + 1, 
      arrived_at = coalesce(${at}::timestamptz, clock_timestamp())
    where id = ${id} returning position`.execute(trx);
  return rows[0]?.position ?? 0;
}
