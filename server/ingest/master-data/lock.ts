import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';

/**
 * Locks the network against other writers (a load, the demo) until the caller's transaction ends. It waits for the lock
 * without a timeout.
 */
export async function lockNetwork(trx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('network'))`.execute(trx);
}
