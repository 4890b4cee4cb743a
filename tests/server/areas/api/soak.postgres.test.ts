import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../support/databases';
import { startServer } from '../../../support/server-process';
import { prepareSoak } from '../../../support/soak/prepare';
import { soak } from '../../../support/soak/soak';

/* The short form of `npm run bench -- api-soak`: as many kills as a test has time for, on any machine. */

const KILLS = process.env.PORTAL_TEST_FULL === undefined ? 3 : 30;
const feedKey = 'the-key-of-a-gateway-that-never-gives-up';

const folder = mkdtempSync(join(tmpdir(), 'cofre-soak-'));
const servers: ReturnType<typeof startServer>[] = [];
afterAll(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test(
  `HELP-07 a client ends with the rows of the database through ${KILLS} deaths of one of two servers`,
  async () => {
    const database = await freshDatabase();
    const client = await prepareSoak(database.db);
    const soaked = await soak({
      db: database.db,
      ...client,
      feedKey,
      between: 200,
      isOver: (kills) => kills === KILLS,
      start: async () => {
        const server = startServer({
          DATABASE_URL: database.url ?? '',
          PORTAL_DATA_DIR: folder,
          PORTAL_DEMO: 'off',
          PORTAL_SECRET: 'a secret for tests, thirty-two long',
          PORTAL_FEED_KEY: feedKey,
        });
        servers.push(server);
        const url = await server.listening();
        const kill = async () => {
          server.child.kill('SIGKILL');
          await server.ended;
        };
        return { url, kill };
      },
    });
    expect(soaked.kills).toBe(KILLS);
    expect(soaked.retries).toBeGreaterThan(0);
    expect(soaked.rows).toBeGreaterThan(20);
    expect(soaked.events).toBeGreaterThan(soaked.rows);
    await database.close();
  },
  60_000 + KILLS * 30_000,
);
