import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { type Cluster, postgresBinaries, startCluster } from './postgres';

/** PostgreSQL with its extension citus: a coordinator, which is asked, and workers, which have the rows. */
export interface Citus {
  coordinator: Cluster;
  workers: Cluster[];
  stop(): Promise<void>;
}

/** Tells whether the extension is installed for the PostgreSQL that the tests start; Debian has no package of it. */
export function hasCitus(): boolean {
  const binaries = postgresBinaries();
  if (binaries === null) return false;
  const root = dirname(binaries);
  const shared = [
    root.replace('/lib/postgresql/', '/share/postgresql/'),
    join(root, 'share'),
    join(root, 'share/postgresql'),
  ];
  return shared.some((folder) => existsSync(join(folder, 'extension/citus.control')));
}

const WORKERS = 2;

const SETTINGS = [
  'shared_preload_libraries=citus',
  // Each connection of a server may have one to each node for each of its statements.
  'max_connections=500',
  // Each commit is prepared on the nodes first.
  'max_prepared_transactions=200',
  // Each database of the tests has a process of the extension that looks after it.
  'max_worker_processes=300',
  'citus.node_conninfo=sslmode=disable',
  'citus.shard_count=4',
  'citus.recover_2pc_interval=1s',
  'citus.enable_statistics_collection=off',
];

/** @param settings more of them, of every node */
export async function startCitus(settings: readonly string[] = []): Promise<Citus> {
  const nodes = await Promise.all(
    Array.from({ length: WORKERS + 1 }, () => startCluster([...SETTINGS, ...settings])),
  );
  const [coordinator, ...workers] = nodes as [Cluster, ...Cluster[]];
  return {
    coordinator,
    workers,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

const inDatabase = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${name}` }).toString();

/** Makes a database on all nodes, and tells the coordinator of the workers. */
export async function spreadDatabase({ coordinator, workers }: Citus, name: string): Promise<string> {
  const nodes = [...workers, coordinator].map(({ url }) => url);
  await onNodes(nodes, `create database ${name}`);
  await onNodes(
    nodes.map((url) => inDatabase(url, name)),
    'create extension citus',
  );
  const own = inDatabase(coordinator.url, name);
  await onNodes([own], `select citus_set_coordinator_host('127.0.0.1', ${new URL(own).port})`);
  for (const { url } of workers)
    await onNodes([own], `select citus_add_node('127.0.0.1', ${new URL(url).port})`);
  return own;
}

/** Asks the same of several databases, one after another. */
export async function onNodes(urls: readonly string[], statement: string): Promise<void> {
  for (const connectionString of urls) {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}
