import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, startCluster } from '../../tests/support/postgres';
import { type RunningServer, startServer } from './server';
import { FULL, QUICK, type Sizes } from './sizes';

/** Where the parts of the bench play: a PostgreSQL and servers of their own, all gone afterwards. */
export interface Stage {
  readonly sizes: Sizes;
  /** For files of a part. */
  readonly folder: string;
  /** Whether a signal has ended the run. */
  readonly interrupted: boolean;
  tell(text: string): void;
  /** A server over a demo network with so many transactions, and its database; the same one when asked again. */
  network(transactions: number): Promise<RunningServer>;
  /** An empty database. */
  database(name: string): Promise<string>;
  postgresVersion(): Promise<string>;
  /** Registers what has to be ended with the run, the latest first. */
  keep(end: () => unknown): void;
  close(): Promise<void>;
}

/** Opens the stage. SIGINT and SIGTERM close it and end the process. */
export async function openStage(quick: boolean): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'cofre-bench-'));
  // PostgreSQL runs as another user when this runs as root, and needs access to the folder.
  chmodSync(folder, 0o755);
  // Child processes put their temporary files into this folder, which is removed.
  process.env.TMPDIR = folder;
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const networks = new Map<number, Promise<RunningServer>>();
  let cluster: Promise<Cluster> | undefined;
  let closing: Promise<void> | undefined;
  let interrupted = false;

  async function endAll(): Promise<void> {
    for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
      try {
        await end();
      } catch (error) {
        if (!interrupted) console.error(error); // the others still have to end
      }
    }
  }

  const stage: Stage = {
    sizes: quick ? QUICK : FULL,
    folder,
    get interrupted() {
      return interrupted;
    },
    tell: (text) => process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`),
    keep: (end) => {
      ends.push(end);
      if (closing !== undefined) throw new Error('The bench is ending');
    },
    network: (transactions) => {
      const known = networks.get(transactions) ?? openNetwork(transactions);
      networks.set(transactions, known);
      return known;
    },
    database: (name) => newDatabase(name),
    postgresVersion: async () => {
      const { rows } = await queried((await runningCluster()).url, 'show server_version');
      return String(rows[0]?.server_version);
    },
    close: () => {
      closing ??= endAll();
      return closing;
    },
  };

  function runningCluster(): Promise<Cluster> {
    if (cluster === undefined) {
      const starting = startCluster();
      cluster = starting;
      stage.keep(async () => (await starting).stop());
    }
    return cluster;
  }

  async function newDatabase(name: string): Promise<string> {
    const { url } = await runningCluster();
    await queried(url, `create database ${name}`);
    return Object.assign(new URL(url), { pathname: `/${name}` }).toString();
  }

  async function openNetwork(transactions: number): Promise<RunningServer> {
    const databaseUrl = await newDatabase(`network_${transactions}`);
    return startServer(stage, { databaseUrl, transactions });
  }

  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      interrupted = true;
      void stage.close().then(() => process.exit(code));
    });
  }
  return stage;
}

/** One statement on a connection of its own. */
export async function queried(url: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}
