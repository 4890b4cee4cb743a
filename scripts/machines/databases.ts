import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authorityFile, type Layout, variablesIn } from './layout';
import { answers, killed, type Processes, type Program, until } from './processes';

/** A machine of the database: Patroni and the PostgreSQL that it has started. */
export interface DatabaseMachine {
  name: string;
  /** Whether Patroni says so of it. */
  is(role: 'primary' | 'synchronous' | 'asynchronous'): Promise<boolean>;
  start(): void;
  /** As a machine without current: neither Patroni nor PostgreSQL says goodbye. */
  kill(): Promise<void>;
  /** In order. */
  stop(): Promise<void>;
}

/** Patroni and etcd ask this of whoever calls them. */
function knownTo({ names }: Layout) {
  const { authority, monitor } = names.certificates;
  return { ca: authority?.certificate, cert: monitor?.certificate, key: monitor?.key };
}

/** The store that holds the lock of the primary. */
export async function startEtcd(processes: Processes, layout: Layout): Promise<Program> {
  const { files, names, owner } = layout;
  const [first] = names.databases;
  if (first === undefined) throw new Error('There is no database');
  const env = variablesIn(join(files, first.name, 'etc/default/etcd'));
  const etcd = processes.start('etcd', 'etcd', [], { env, owner });
  const early = etcd.ended.then(() => {
    throw new Error('etcd has ended: see its log. May whoever it runs as pass through to the folder?');
  });
  early.catch(() => {});
  const up = until('etcd answers', () =>
    answers(`https://${first.address}:${first.etcd}/health`, knownTo(layout)),
  );
  up.catch(() => {});
  await Promise.race([up, early]);
  return etcd;
}

export function databaseMachine(
  processes: Processes,
  layout: Layout,
  { name, address, rest }: Layout['names']['databases'][number],
): DatabaseMachine {
  const { files, owner, dataOf } = layout;
  let patroni: Program | undefined;
  return {
    name,
    is: (role) => answers(`https://${address}:${rest}/${role}`, knownTo(layout)).catch(() => false),
    start: () => {
      const file = join(files, name, 'etc/patroni/config.yml');
      patroni = processes.start(name, 'patroni', [file], { owner });
    },
    kill: async () => {
      const gone = patroni?.end('SIGKILL');
      const mark = join(dataOf(name), 'postmaster.pid');
      const postmaster = existsSync(mark) ? Number(readFileSync(mark, 'utf8').split('\n', 1)[0]) : 0;
      if (postmaster > 0) killed(postmaster);
      await gone;
    },
    stop: async () => patroni?.end('SIGTERM'),
  };
}

/** The three: one that takes writes, one that has to have them, one that follows. Then the role and its database. */
export async function startCluster(layout: Layout, machines: readonly DatabaseMachine[]): Promise<void> {
  const [first, ...others] = machines;
  first?.start();
  await until('the first database is primary', async () => (await first?.is('primary')) === true, 90);
  for (const machine of others) machine.start();
  await untilWhole(machines);
  asPostgres(layout, '-f', 'sql/roles.sql');
}

/** Runs psql on the first database, as its administrator. */
export function asPostgres({ binaries, files, names }: Layout, ...more: string[]): void {
  const [first] = names.databases;
  const where = ['-h', String(first?.address), '-p', String(first?.port), '-U', 'postgres'];
  // The notices of a whole page would hide what matters.
  execFileSync(join(binaries, 'psql'), ['-q', ...where, ...more], {
    cwd: files,
    env: {
      PATH: process.env.PATH,
      PGPASSWORD: names.secrets.postgres,
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: authorityFile(files),
    },
    stdio: 'pipe',
  });
}

/** Until there is one of each kind. */
export async function untilWhole(machines: readonly DatabaseMachine[]): Promise<void> {
  const one = async (role: 'primary' | 'synchronous' | 'asynchronous') => {
    const are = await Promise.all(machines.map((machine) => machine.is(role)));
    return are.filter(Boolean).length === 1;
  };
  await until(
    'a primary, a synchronous and an asynchronous replica',
    async () => (await one('primary')) && (await one('synchronous')) && (await one('asynchronous')),
    120,
  );
}
