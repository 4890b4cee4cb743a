import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What runs beside PostgreSQL and the servers, and what checks their unit, by Debian's packages. */
const PROGRAMS = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  'etcd-server': 'etcd',
  systemd: 'systemd-analyze',
};

/** Debian puts daemons where only root looks. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];

/** The packages that are not installed. @returns {string[]} */
export const missingPrograms = () =>
  Object.entries(PROGRAMS)
    .filter(([, program]) => !FOLDERS.some((folder) => existsSync(join(folder, program))))
    .map(([name]) => name);
