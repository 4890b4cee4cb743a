import { sql } from 'kysely';
import type { Db } from '../../platform/db/open';

/**
 * Waits until nobody else writes a network (a load, the demo), however long that takes, and keeps others waiting
 * until the caller's transaction ends.
 */
export async function lockNetwork(trx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('network'))`.execute(trx);
}
