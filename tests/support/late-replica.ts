import type { KyselyPlugin } from 'kysely';
import { type Database, openPostgres } from '../../server/platform/db/open';
import { openReplica } from '../../server/platform/db/replica/open';

/**
 * Milliseconds by which the replica is behind, from which every server of the tests on PostgreSQL reads: PORTAL_TEST_LATE=300
 * npx vitest run --project 'server on postgres'. Asked for by hand, as it takes the time of all tests once more.
 */
export const LATE: number | null = Number(process.env.PORTAL_TEST_LATE ?? 0) || null;

/** A replica that is as late as that is fresh enough, so that what is written on one and read on the other shows. */
const LIMIT = 10_000;
const CATCH_UP = 20_000;

/** Servers have a database of their own beside that of their tests. */
const servers = new WeakMap<Database, { database: Database; touched: boolean; settling: Promise<unknown> }>();

/** A database with a late replica. What a test writes into it itself is there before the server is asked next. */
export async function withLateReplica(url: string, cluster: string): Promise<Database> {
  const database = openPostgres(url, () => {});
  const { username, pathname } = new URL(url);
  const replica = await openReplica(
    { primary: url, replica: Object.assign(new URL(cluster), { username, pathname }).toString() },
    { limit: LIMIT, onError: () => {}, onChange: () => {} },
  );
  const close = async () => {
    await replica.close();
    await database.close();
  };
  const server = { database: { ...database, replica, close }, touched: true, settling: Promise.resolve() };
  const touching: KyselyPlugin = {
    transformQuery: ({ node }) => {
      server.touched ||= node.kind !== 'SelectQueryNode';
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const ofTests = { ...server.database, db: database.db.withPlugin(touching) };
  servers.set(ofTests, server);
  return ofTests;
}

/** The database as a server has it. */
export const asServerHasIt = (database: Database): Database => servers.get(database)?.database ?? database;

/** Waits until what a test has written itself is on the replica. */
export async function settled(database: Database): Promise<void> {
  const server = servers.get(database);
  if (server === undefined) return;
  if (server.touched) {
    server.touched = false;
    server.settling = caughtUp(database);
  }
  await server.settling;
}

async function caughtUp({ replica }: Database): Promise<void> {
  if ((await replica?.caughtUp(CATCH_UP)) === null) throw new Error('The replica does not catch up');
}
