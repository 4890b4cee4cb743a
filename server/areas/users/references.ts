import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import { missingKeys } from '../../platform/principal/foreign';

/** Returns the establishment codes and group ids that do not exist, and locks the others until the transaction ends. */
export async function unknownReferences(
  trx: Db,
  { establishments, groups }: { establishments: readonly string[]; groups: readonly number[] },
): Promise<{ establishments: string[]; groups: number[] }> {
  // A group that is being deleted must not be linked to anybody.
  const held = sql`for key share`;
  return {
    establishments: await missingKeys(trx, establishments, 'establishment', held),
    groups: await missingKeys(trx, groups, 'grouper', held),
  };
}
