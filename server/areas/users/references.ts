import { sql } from 'kysely';
import type { Db } from '../../platform/db/open';
import { missingKeys } from '../../platform/principal/foreign';

/** The establishment codes and group ids of these that do not exist; those that do are held until the end. */
export async function unknownReferences(
  trx: Db,
  { establishments, groups }: { establishments: readonly string[]; groups: readonly number[] },
): Promise<{ establishments: string[]; groups: number[] }> {
  // A group that is deleted in this moment is not to be linked to anybody.
  const held = sql`for key share`;
  return {
    establishments: await missingKeys(trx, establishments, 'establishment', held),
    groups: await missingKeys(trx, groups, 'grouper', held),
  };
}
