import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { asPostgres, type DatabaseMachine, databaseMachine, startCluster, startEtcd } from './databases';
import { authorityFile, type Layout } from './layout';
import { balancer, migrateTo, ownsNothing, pooler, type Restartable, server, type Version } from './portal';
import type { Processes } from './processes';

/** What has not ended in order by then, because it waits for something that has failed, is killed. */
const ENDING = 60_000;

/** All that runs. */
export interface Machines {
  /** Where people and programs go. */
  url: string;
  /** The primary, whichever it is, without the pooler. */
  databaseUrl: string;
  feedKey: string;
  servers: readonly Restartable[];
  pooler: Restartable;
  databases: readonly DatabaseMachine[];
  /** The database that takes writes; the one that has to have them; the one that is read. */
  now: (role: 'primary' | 'synchronous' | 'asynchronous') => Promise<DatabaseMachine>;
  /** Ends everything in its order. @returns what had to be killed after that */
  stop: () => Promise<string[]>;
}

interface Wanted {
  layout: Layout;
  /** Starts and knows all that runs in its folder. */
  processes: Processes;
  /** Variables of the servers beside those of cofre.env, as they are at each start. */
  variables: Record<string, string>;
  /** The servers are of it. */
  version: Version;
  tell: (text: string) => void;
}

/**
 * Starts etcd, three databases, a pooler, a balancer and three servers, from the files of deploy/machines.
 * @throws Error after it has ended all of it again, where one of them does not come up
 */
export async function startMachines({
  layout,
  processes,
  variables,
  version,
  tell,
}: Wanted): Promise<Machines> {
  const { names, ports } = layout;
  const databases = names.databases.map((names) => databaseMachine(processes, layout, names));
  const proxy = balancer(processes, layout);
  const pool = pooler(processes, layout, () => takesQueries(through(layout, ports.pooler)));
  const servers = names.servers.map((names) => server(processes, layout, names, variables, version));
  let etcd: Awaited<ReturnType<typeof startEtcd>> | undefined;
  const inOrder = async () => {
    await Promise.all(servers.map((one) => one.stop()));
    await pool.stop();
    await proxy.stop();
    await Promise.all(databases.map((one) => one.stop()));
    await etcd?.end();
  };
  const stop = async () => {
    processes.close();
    // What cannot be ended in order is killed.
    await Promise.race([inOrder().catch(() => {}), sleep(ENDING, undefined, { ref: false })]);
    return processes.killLeft();
  };
  try {
    tell('etcd');
    etcd = await startEtcd(processes, layout);
    tell('three databases under Patroni');
    await startCluster(layout, databases);
    tell('HAProxy, PgBouncer');
    await proxy.start();
    await pool.start();
    if (ownsNothing(version)) await migrateTo(version, layout);
    else asPostgres(layout, '-c', 'alter database cofre owner to cofre');
    tell('three servers');
    await Promise.all(servers.map((one) => one.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${ports.people}`,
    databaseUrl: `${through(layout, ports.primary)}?sslmode=verify-full&sslrootcert=${authorityFile(layout.files)}`,
    feedKey: names.secrets.feed ?? '',
    servers,
    pooler: pool,
    databases,
    now: async (role) => {
      for (const database of databases) if (await database.is(role)) return database;
      throw new Error(`No database is ${role}`);
    },
    stop,
  };
}

const through = ({ names }: Layout, port: number) =>
  `postgres://cofre:${names.secrets.database}@127.0.0.1:${port}/cofre`;

async function takesQueries(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  // A connection that breaks is told by the query.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select 1');
    return true;
  } finally {
    await client.end();
  }
}
