import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Cluster {
  /** Address of its maintenance database. */
  url: string;
  stop(): Promise<void>;
  /**
   * Stops the server processes and leaves the data, as an outage would. `fast` says goodbye to the clients;
   * `immediate` is a crash, after which the log is replayed.
   */
  pause(how?: 'fast' | 'immediate'): Promise<void>;
  /** @param settings more of them, from now on */
  resume(settings?: readonly string[]): Promise<void>;
}

/** Where PostgreSQL's programs are: on the PATH's `pg_config`, or where Debian puts them; `null` without any. */
export function postgresBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  try {
    folders.push(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim());
  } catch {
    // no pg_config: Debian's folders decide
  }
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** PostgreSQL and PgBouncer refuse to run as root: then the owner of Debian's own cluster runs them, or nobody. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {
      // no such user: the next one
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody');
}

interface Place {
  binaries: string;
  data: string;
  /** The user and the directory with which PostgreSQL's programs run. */
  run: { uid?: number; gid?: number; cwd: string; stdio: 'pipe' };
}

/**
 * A throw-away cluster on a free port of this machine, without durability: it lives as long as the tests.
 * @param settings more of them: `synchronous_commit=on`
 */
export async function startCluster(settings: readonly string[] = []): Promise<Cluster> {
  const cluster = await runCluster(settings, ({ binaries, data, run }) => {
    const made = ['-D', data, '-U', 'cofre', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'];
    execFileSync(join(binaries, 'initdb'), made, run);
  });
  await settle(cluster.url);
  return cluster;
}

/**
 * A streaming replica of a cluster that runs.
 * @param name by which `synchronous_standby_names` of the other may call it
 */
export function startReplica(
  primary: Cluster,
  name: string,
  settings: readonly string[] = [],
): Promise<Cluster> {
  const { hostname, port } = new URL(primary.url);
  const from = `host=${hostname} port=${port} user=cofre application_name=${name}`;
  return runCluster(settings, ({ binaries, data, run }) => {
    execFileSync(join(binaries, 'pg_basebackup'), ['-D', data, '-d', from, '-R', '-c', 'fast', '-N'], run);
  });
}

async function runCluster(more: readonly string[], make: (place: Place) => void): Promise<Cluster> {
  const binaries = postgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  const folder = mkdtempSync(join(tmpdir(), 'cofre-pg-'));
  const owner = unprivileged();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = { ...owner, cwd: folder, stdio: 'pipe' as const };
  make({ binaries, data, run });
  const port = await freePort();
  const url = `postgres://cofre@127.0.0.1:${port}/postgres`;
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const start = async (later: readonly string[] = []) => {
    const server = spawn(
      join(binaries, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        '-h',
        '127.0.0.1',
        ...[...settings, ...more, ...later].flatMap((set) => ['-c', set]),
      ],
      { ...run, stdio: 'ignore' },
    );
    await untilReady(url);
    return server;
  };
  let server = await start();
  const halt = async (how: 'fast' | 'immediate' = 'fast') => {
    if (server.exitCode !== null || server.signalCode !== null) return; // a Ctrl-C reaches it as well
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  return {
    url,
    pause: halt,
    resume: async (later) => {
      server = await start(later);
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The role of a server, which owns nothing (deploy/machines/sql/roles.sql). */
export const SERVER_ROLE = 'cofre_server';

/** The settings that an operator gives a role (docs/operations.md). */
export const ROLE_SETTINGS = [`timezone to 'UTC'`, `statement_timeout to '30s'`, 'random_page_cost to 1.1'];

async function settle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ROLE_SETTINGS) await client.query(`alter role cofre set ${setting}`);
  await client.end();
}

/** Waits until an address accepts connections. */
export async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('PostgreSQL did not start');
}
