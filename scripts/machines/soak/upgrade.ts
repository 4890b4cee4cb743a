import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../../server/platform/db/open';
import { root } from '../../prepare.mjs';
import type { Machines } from '../machines';
import type { Version } from '../portal';
import { startWorkload } from './workload';

/**
 * Everybody works while the servers of one version are replaced by those of this one, one after another, as
 * docs/operations.md says; for a while both versions run side by side.
 * @returns what happened, line by line
 * @throws Error where anything that was acknowledged is missing, doubled or another one in the end, or a rollup differs
 */
export async function upgrade(
  machines: Machines,
  { minutes, version, tell }: { minutes: number; version: Version; tell: (text: string) => void },
): Promise<string> {
  const database = openPostgres(machines.databaseUrl, () => {});
  try {
    tell('people, a feed, a program, files and bulk work');
    const workload = await startWorkload(machines, database.db);
    const lines: string[] = [];
    const between = (minutes * 60_000) / (machines.servers.length + 1);
    await sleep(between);
    version.folder = root;
    for (const server of machines.servers) {
      const from = performance.now();
      await server.stop();
      await server.start();
      await workload.goesOn(performance.now());
      await sleep(between);
      const line = `${server.name} was replaced: no write was answered for ${workload.writes.longestGapSince(from).toFixed(1)} s`;
      tell(line);
      lines.push(line);
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
