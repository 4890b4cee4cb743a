import { randomInt } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { postgresBinaries, unprivileged } from '../../tests/support/postgres';
import { root } from '../prepare.mjs';
import { archiver, certified, DEBIAN, readNames, writeFiles } from './fill.mjs';

/** One machine that plays several, in a folder: whose files they are, and which ports each has. */
export interface Layout {
  folder: string;
  /** The folder with the files of deploy/machines, filled. */
  files: string;
  names: ReturnType<typeof readNames>;
  ports: { people: number; primary: number; replica: number; pooler: number };
  /** Where PostgreSQL's programs are. */
  binaries: string;
  /** PostgreSQL and PgBouncer do not run as root. */
  owner: { uid?: number; gid?: number };
  dataOf: (database: string) => string;
  /** Gives the owner all that is in a folder by now. */
  hand: (folder: string) => void;
}

const HERE = '127.0.0.1';
const SERVERS = 3;
/** Between a server's port and that of its door; theirs lie beside the others. */
const DOOR_OFFSET = 1000;
const DATABASES = ['db1', 'db2', 'db3'];

/**
 * Ports for all of it: one after another from `first`, or free ones.
 * @param withBackups whether the log is archived; else it is thrown away
 * @throws Error where PostgreSQL is missing, or one of those ports is in use
 */
export async function layOut(folder: string, first: number | null, withBackups = false): Promise<Layout> {
  const binaries = postgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  const owner = unprivileged();
  const port = first === null ? freePorts() : portsFrom(first);
  const ports = {
    people: await port(),
    primary: await port(),
    replica: await port(),
    pooler: await port(),
  };
  const servers = [];
  for (let number = 0; number < SERVERS; number += 1) {
    const own = await port();
    if (!(await isFree(own + DOOR_OFFSET))) throw new Error(`Port ${own + DOOR_OFFSET} is in use`);
    servers.push({ address: HERE, port: own });
  }
  const etcd = { etcd: await port(), peer: await port() };
  const databases = [];
  for (const name of DATABASES)
    databases.push({ name, address: HERE, port: await port(), rest: await port(), ...etcd });

  chmodSync(folder, 0o755);
  const file = join(folder, 'names.json');
  cpSync(join(root, 'deploy', 'machines', 'names.json'), file);
  const names = certified({ ...readNames(file), site: HERE, network: `${HERE}/32`, servers, databases });
  const files = join(folder, 'files');
  const own = join(folder, 'run');
  mkdirSync(own);
  const dataOf = (database: string) => join(folder, database);
  for (const name of DATABASES) mkdirSync(dataOf(name), { mode: 0o700 });
  mkdirSync(join(folder, 'etcd'), { mode: 0o700 });
  mkdirSync(join(folder, 'backup'), { mode: 0o700 });
  writeFiles(
    // One etcd for all three.
    names,
    files,
    {
      ...DEBIAN,
      DOOR_ADDRESS: HERE,
      DOOR_OFFSET,
      PORTAL_TLS: join(files, 'portal/etc/haproxy/tls'),
      PEOPLE: ports.people,
      PRIMARY: ports.primary,
      REPLICA: ports.replica,
      POOLER: ports.pooler,
      RUN: own,
      POOLER_ETC: join(files, 'portal/etc/pgbouncer'),
      POOLER_RUN: own,
      POOLER_LOG: own,
      ETCD_DATA: join(folder, 'etcd'),
      ETCD_MEMBERS: `db1=https://${HERE}:${etcd.peer}`,
      ETCD_HOSTS: `'${HERE}:${etcd.etcd}'`,
      BINARIES: binaries,
      SOCKETS: own,
      SHARED_BUFFERS: '128MB',
      CACHE: '512MB',
      REPOSITORY: join(folder, 'backup'),
      BACKUP_LOG: own,
      TEXTFILES: own,
    },
    'TRIAL',
    ({ name }) => ({
      DATA: dataOf(name),
      PATRONI_TLS: join(files, name, 'etc/patroni/tls'),
      ETCD_TLS: join(files, name, 'etc/etcd/tls'),
      PGPASS: join(own, `pgpass-${name}`),
      PGBACKREST: backupFile(files, name),
      ARCHIVER: withBackups ? archiver(backupFile(files, name)) : '/bin/true',
      SPOOL: join(own, `spool-${name}`),
      BACKUP_LOCK: join(own, `lock-${name}`),
    }),
  );
  const hand = (of: string) => {
    const { uid, gid } = owner;
    if (uid !== undefined && gid !== undefined) giveTo(of, uid, gid);
  };
  hand(folder);
  return { folder, files, names, ports, binaries, owner, dataOf, hand };
}

/** What pgBackRest of a database reads. */
export const backupFile = (files: string, database: string): string =>
  join(files, database, 'etc/pgbackrest/pgbackrest.conf');

/** Who has signed the certificates of all machines. */
export const authorityFile = (files: string): string => join(files, 'monitor/authority.pem');

/** One after another, each of which nobody listens on. */
function portsFrom(first: number): () => Promise<number> {
  let next = first;
  return async () => {
    const port = next;
    next += 1;
    if (!(await isFree(port))) throw new Error(`Port ${port} is in use`);
    return port;
  };
}

/**
 * Below those that systems give to outgoing connections: such a connection would have the port of a program that was
 * killed before it is started again.
 */
function freePorts(): () => Promise<number> {
  let next = randomInt(10_000, 30_000);
  return async () => {
    while (!(await isFree(next))) next += 1;
    next += 1;
    return next - 1;
  };
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, HERE, () => probe.close(() => resolve(true)));
  });

/** A folder with all that is in it by now. */
function giveTo(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, entry), uid, gid);
}

/** Variables of a file as systemd reads it. */
export function variablesIn(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .map((line) => /^(\w+)="?(.*?)"?$/.exec(line))
      .filter((found) => found !== null)
      .map(([, name = '', value = '']) => [name, value]),
  );
}
