import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../../server/platform/db/open';
import { untilWhole } from '../databases';
import type { Machines } from '../machines';
import { until } from '../processes';
import { withoutStandbys } from './standbys';
import { startWorkload } from './workload';

/** Quiet before the first kill and after each, in which everybody has to be answered. */
const QUIET = 3000;

interface Step {
  what: string;
  /** Kills something, and starts it again as its unit would. */
  kill: (machines: Machines, round: number) => Promise<void>;
}

const STEPS: readonly Step[] = [
  {
    what: 'a server was killed',
    kill: async ({ servers }, round) => {
      const server = servers[round % servers.length];
      await server?.kill();
      await sleep(1000);
      await server?.start();
    },
  },
  {
    what: 'PgBouncer was killed, and started a second later',
    kill: async ({ pooler }) => {
      await pooler.kill();
      await sleep(1000);
      await pooler.start();
    },
  },
  {
    what: 'the primary was killed, PostgreSQL and Patroni',
    kill: async ({ now, databases }) => {
      const before = await now('primary');
      await before.kill();
      await until('another primary', async () => (await now('primary')) !== before, 90);
      // Writes go on without the old one: the third is the standby by now.
      await sleep(5000);
      before.start();
      await untilWhole(databases);
    },
  },
];

/**
 * Everybody works while one thing after another is killed: each once, then on until the time is over.
 * @returns what happened, line by line
 * @throws Error where anything that was acknowledged is missing, doubled or another one in the end
 */
export async function soak(
  machines: Machines,
  { minutes, tell }: { minutes: number; tell: (text: string) => void },
): Promise<string> {
  const database = openPostgres(machines.databaseUrl, () => {});
  try {
    tell('people, a feed, a program, files and bulk work');
    const workload = await startWorkload(machines, database.db);
    const end = performance.now() + minutes * 60_000;
    const lines: string[] = [];
    const note = (line: string) => {
      tell(line);
      lines.push(line);
    };
    await sleep(QUIET);
    for (let round = 0; round === 0 || performance.now() < end; round += 1) {
      for (const { what, kill } of STEPS) {
        const from = performance.now();
        await kill(machines, round);
        await workload.goesOn(performance.now());
        await sleep(QUIET);
        note(`${what}: no write was answered for ${workload.writes.longestGapSince(from).toFixed(1)} s`);
      }
      if (round === 0) for (const line of await withoutStandbys(machines, workload)) note(line);
    }
    tell('comparing');
    await workload.finish();
    const figures = Object.entries(workload.figures()).map(([what, count]) => `${count} ${what}`);
    return [...lines, figures.join(', '), 'Every acknowledged row is there once, to the cent.'].join('\n');
  } finally {
    await database.close();
  }
}
