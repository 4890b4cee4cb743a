import { distribute } from '../../platform/db/citus/distribute';
import type { Db } from '../../platform/db/connections';
import { takeSteps } from '../../platform/db/migrate/run';
import { migrations } from '../../platform/db/migrations';
import { countDue } from './due';

/**
 * Brings the database up to this program, spreads it over the nodes of its cluster, and counts what is new in it. A lock lets only one of several starting servers
 * do it (migration-lock.ts).
 */
export async function migrate(db: Db, options?: Parameters<typeof takeSteps>[2]): Promise<void> {
  await takeSteps(db, migrations, options);
  if (options?.to === undefined) await distribute(db, options?.patience?.tell);
  if (options?.to === undefined) await countDue(db, options?.patience);
}
