import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What runs beside PostgreSQL and the servers, by Debian's packages. */
const PROGRAMS = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  'etcd-server': 'etcd',
  // Makes the certificates of all of them.
  openssl: 'openssl',
};

/** What `--restore` needs beside them. */
export const RESTORING = { ...PROGRAMS, pgbackrest: 'pgbackrest' };

/** Those, and what checks the unit of the servers and the rules of alerts. */
export const TESTED = { ...RESTORING, systemd: 'systemd-analyze', prometheus: 'promtool' };

/** Debian puts daemons where only root looks. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];

/** The packages that are not installed. @param {Record<string, string>} [programs] @returns {string[]} */
export const missingPrograms = (programs = PROGRAMS) =>
  Object.entries(programs)
    .filter(([, program]) => !FOLDERS.some((folder) => existsSync(join(folder, program))))
    .map(([name]) => name);
