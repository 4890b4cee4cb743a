import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../prepare.mjs';
import { type Layout, variablesIn } from './layout';
import { answers, type Processes, type Program, until } from './processes';

/** A program that can be killed and started again, as its unit would. */
export interface Restartable {
  name: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Whether it answers as one that may be asked. */
  isReady(): Promise<boolean>;
}

function restartable(name: string, start: () => Program, isUp: () => Promise<boolean>): Restartable {
  let program: Program | undefined;
  return {
    name,
    start: async () => {
      const started = start();
      program = started;
      const early = started.ended.then(() => {
        throw new Error(`${name} has ended: see its log`);
      });
      // It ends one day, when nobody waits for its start any more.
      early.catch(() => {});
      await Promise.race([until(`${name} answers`, isUp, 180), early]);
    },
    kill: async () => program?.end('SIGKILL'),
    stop: async () => program?.end('SIGTERM'),
    isReady: () => isUp().catch(() => false),
  };
}

export function balancer(processes: Processes, { files, owner, ports }: Layout): Restartable {
  const file = join(files, 'portal/etc/haproxy/haproxy.cfg');
  return restartable(
    'haproxy',
    // In the foreground.
    () => processes.start('haproxy', 'haproxy', ['-db', '-f', file], { owner }),
    async () => {
      await fetch(`http://127.0.0.1:${ports.people}/readyz`);
      return true;
    },
  );
}

export function pooler(
  processes: Processes,
  { files, owner }: Layout,
  isUp: () => Promise<boolean>,
): Restartable {
  const file = join(files, 'portal/etc/pgbouncer/pgbouncer.ini');
  return restartable('pgbouncer', () => processes.start('pgbouncer', 'pgbouncer', [file], { owner }), isUp);
}

/** The folder of the version that servers are started of, from their next start on. */
export interface Version {
  folder: string;
}

const migrateOf = ({ folder }: Version) => join(folder, 'dist/server/migrate.js');

/** Tells whether the servers of a version may own nothing: earlier ones bring the tables up by themselves. */
export const ownsNothing = (version: Version): boolean => existsSync(migrateOf(version));

/** Brings the tables to a version as their owner, through the pooler, as an operator does. */
export async function migrateTo(version: Version, { names, ports }: Layout): Promise<void> {
  const url = `postgres://cofre_owner:${names.secrets.owner}@127.0.0.1:${ports.pooler}/cofre`;
  await promisify(execFile)(process.execPath, [migrateOf(version)], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
  });
}

/** The built server, as its unit starts it, with what the trial changes. */
export function server(
  processes: Processes,
  { folder, files, ports }: Layout,
  { address, port }: Layout['names']['servers'][number],
  more: Record<string, string>,
  version: Version = { folder: root },
): Restartable {
  const name = `server-${port}`;
  const data = join(folder, name);
  mkdirSync(data, { recursive: true });
  // `more` counts as it is at each start.
  const env = () => ({
    ...variablesIn(join(files, 'portal/etc/cofre/cofre.env')),
    PORT: String(port),
    PORTAL_DATA_DIR: data,
    // Whoever tries it sits at the machine: the robot check does without https there.
    PORTAL_PUBLIC_URL: `http://127.0.0.1:${ports.people}`,
    ...more,
  });
  return restartable(
    name,
    () =>
      processes.start(name, process.execPath, [join(version.folder, 'dist/server/main.js')], { env: env() }),
    () => answers(`http://${address}:${port}/readyz`),
  );
}
