import { randomBytes } from 'node:crypto';
import { migrate } from '../../server/network/rollups/migrate';
import { openPostgres } from '../../server/platform/db/open';
import { prepareSoak } from '../../tests/support/soak/prepare';
import { soak } from '../../tests/support/soak/soak';
import type { Finding } from '../support/report';
import { startProcess } from '../support/server';
import { queried, type Stage } from '../support/stage';

/** Milliseconds between two kills, at least. */
const BETWEEN = 3000;

/**
 * The rows in the books of a client that reads while two servers are killed, against those of the database. The soak
 * itself fails where one is missing, doubled, or differs by a cent.
 */
export async function apiSoak(stage: Stage): Promise<Finding[]> {
  stage.tell('api-soak');
  const databaseUrl = await stage.database('soak');
  const database = openPostgres(databaseUrl, () => {});
  stage.keep(() => database.close());
  await migrate(database.db);
  const client = await prepareSoak(database.db);
  const feedKey = randomBytes(32).toString('hex');
  const environment = {
    DATABASE_URL: databaseUrl,
    PORTAL_DEMO: 'off',
    PORTAL_SECRET: randomBytes(32).toString('hex'),
    PORTAL_FEED_KEY: feedKey,
  };
  const end = performance.now() + stage.sizes.soakMs;
  const soaked = await soak({
    db: database.db,
    ...client,
    feedKey,
    between: BETWEEN,
    isOver: () => performance.now() > end,
    start: () => startProcess(stage, environment),
  });
  const { rows } = await queried(
    databaseUrl,
    `select count(*)::int as count from cash_transaction
      where cancelled_at is null and establishment_code in ('0001', '0002')`,
  );
  const { kills, pages, retries, events } = soaked;
  return [
    {
      what: `rows of a client through ${kills} kills of one of two servers`,
      unit: 'rows',
      measured: soaked.rows,
      limit: rows[0]?.count ?? 0,
      target: { atLeast: 1 },
      details: { kills, pages, retries, events },
    },
  ];
}
