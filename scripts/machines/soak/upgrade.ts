import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { addMonths } from '../../../contract/calendar';
import type { Db } from '../../../server/platform/db/connections';
import { openPostgres } from '../../../server/platform/db/open';
import { root } from '../../prepare.mjs';
import { asPostgres } from '../databases';
import type { Layout } from '../layout';
import type { Machines } from '../machines';
import { migrateTo, ownsNothing, type Version } from '../portal';
import { until } from '../processes';
import { replaceEach } from '../replace-each.mjs';
import { startWorkload, YESTERDAY } from './workload';

interface Upgrade {
  layout: Layout;
  minutes: number;
  /** The servers are of it; from their next start on they are of the folder that it is given. */
  version: Version;
  tell: (text: string) => void;
}

/**
 * Everybody works while the servers of one version are replaced by those of this one, one after another, as
 * docs/operations.md says; for a while both versions run side by side.
 * @returns what happened, line by line
 * @throws Error where anything that was acknowledged is missing, doubled or another one in the end, or a rollup differs
 */
export async function upgrade(
  machines: Machines,
  { layout, minutes, version, tell }: Upgrade,
): Promise<string> {
  const database = openPostgres(machines.databaseUrl, () => {});
  try {
    const owned = !ownsNothing(version);
    if (owned) await makeMonth(database.db);
    tell('people, a feed, a program, files and bulk work');
    const workload = await startWorkload(machines, database.db);
    const lines: string[] = [];
    const between = (minutes * 60_000) / (machines.servers.length + 1);
    await sleep(between);
    version.folder = root;
    // Where the servers own nothing, somebody else brings the tables up before them.
    if (!owned) await migrateTo(version, layout);
    let from = performance.now();
    await replaceEach(machines.servers, {
      ready: async () => {
        const are = await Promise.all(machines.servers.map((server) => server.isReady()));
        // The one whose turn comes is asked once more before it is stopped.
        from = performance.now();
        return are.filter(Boolean).length;
      },
      replaced: async ({ name }) => {
        await workload.goesOn(performance.now());
        await sleep(between);
        const line = `${name} was replaced: no write was answered for ${workload.writes.longestGapSince(from).toFixed(1)} s`;
        tell(line);
        lines.push(line);
      },
    });
    if (owned) {
      tell('the servers own nothing from now on');
      const handOver = async () => {
        asPostgres(layout, '-f', 'sql/roles.sql');
        return true;
      };
      // Whoever reads a long file holds a lock that it does not wait for.
      await until('the tables are handed over', handOver, 120);
      await migrateTo(version, layout);
      await workload.goesOn(performance.now());
    }
    tell('comparing');
    await workload.finish();
    const figures = Object.entries(workload.figures()).map(([what, count]) => `${count} ${what}`);
    const end = 'Every acknowledged row is there once, to the cent, and in every rollup.';
    return [...lines, figures.join(', '), end].join('\n');
  } finally {
    await database.close();
  }
}

/** Makes the month of the workload's long file as servers of before did: the function that makes one now comes later. */
async function makeMonth(db: Db): Promise<void> {
  const month = YESTERDAY.slice(0, 7);
  await sql`create table if not exists ${sql.table(`cash_transaction_${month.replace('-', '_')}`)}
    partition of cash_transaction
    for values from (${sql.lit(`${month}-01`)}) to (${sql.lit(`${addMonths(month, 1)}-01`)})`.execute(db);
}
