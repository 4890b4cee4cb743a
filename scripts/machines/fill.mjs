/** Makes an operator's files from those in deploy/machines and a file of names. Plain Node: nothing is installed yet. */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../prepare.mjs';
import { certificatesFor } from './certificates.mjs';

/**
 * @typedef {{ address: string, port: number }} ServerName a process of the portal
 * @typedef {{ name: string, address: string, port: number, rest: number, etcd: number, peer: number }} DatabaseName
 *   a machine of the database: PostgreSQL, Patroni's REST, and etcd's two ports
 * @typedef {{ site: string, network: string, servers: ServerName[], databases: DatabaseName[],
 *   backup: Record<string, string>, secrets: Record<string, string>,
 *   certificates: import('./certificates.mjs').Certificates }} Names `backup` is the bucket of the backups
 * @typedef {Record<string, string | number>} Paths where things are on a machine
 */

/** Where Debian 12 has everything. @type {Paths} */
export const DEBIAN = {
  PRIMARY: 5000,
  REPLICA: 5001,
  POOLER: 6432,
  CERTIFICATE: '/etc/haproxy/cofre.pem',
  DOOR_ADDRESS: '',
  DOOR_OFFSET: 10_000,
  RUN: '/run/haproxy',
  PORTAL_TLS: '/etc/haproxy/tls',
  PATRONI_TLS: '/etc/patroni/tls',
  ETCD_TLS: '/etc/etcd/tls',
  POOLER_ETC: '/etc/pgbouncer',
  POOLER_RUN: '/var/run/postgresql',
  POOLER_LOG: '/var/log/postgresql',
  ETCD_DATA: '/var/lib/etcd/cofre',
  DATA: '/var/lib/postgresql/15/cofre',
  BINARIES: '/usr/lib/postgresql/15/bin',
  PGPASS: '/var/lib/postgresql/.pgpass_patroni',
  SOCKETS: '/var/run/postgresql',
  SHARED_BUFFERS: '2GB',
  CACHE: '6GB',
  PGBACKREST: '/etc/pgbackrest/pgbackrest.conf',
  ARCHIVER: archiver('/etc/pgbackrest/pgbackrest.conf'),
  SPOOL: '/var/spool/pgbackrest',
  BACKUP_LOG: '/var/log/pgbackrest',
  BACKUP_LOCK: '/tmp/pgbackrest',
  TEXTFILES: '/var/lib/prometheus/node-exporter',
};

/** What PostgreSQL hands each file of its log to. @param {string} file of pgBackRest's configuration */
export function archiver(file) {
  return `pgbackrest --config=${file} --stanza=cofre archive-push %p`;
}

/** Of each machine of a kind, below a folder; and what is used once. */
const FILES = {
  portal: [
    'etc/haproxy/haproxy.cfg',
    'etc/pgbouncer/pgbouncer.ini',
    'etc/pgbouncer/userlist.txt',
    'etc/cofre/cofre.env',
    'etc/systemd/system/cofre@.service',
    'etc/sysusers.d/cofre.conf',
    'etc/systemd/system/pgbouncer.service.d/restart.conf',
  ],
  database: [
    'etc/default/etcd',
    'etc/patroni/config.yml',
    'etc/pgbackrest/pgbackrest.conf',
    'etc/systemd/system/cofre-backup.service',
    'etc/systemd/system/cofre-backup.timer',
  ],
  sql: ['roles.sql', 'restored.sql'],
};

/** @typedef {'authority.pem' | 'machine.pem' | 'machine.key' | 'both.pem'} CertificateFile `both` is certificate and key in one */

/**
 * Where certificates lie, for programs that run as users of their own.
 * @type {Record<'portal' | 'database', Record<string, CertificateFile[]>>}
 */
const CERTIFICATES = {
  portal: { 'etc/haproxy/tls': ['authority.pem', 'both.pem'], 'etc/pgbouncer': ['authority.pem'] },
  database: {
    'etc/patroni/tls': ['authority.pem', 'machine.pem', 'machine.key'],
    'etc/etcd/tls': ['authority.pem', 'machine.pem', 'machine.key'],
  },
};

/** Lines that begin so are for machines, the others for a trial on one. */
const ONLY = /^@(MACHINES|TRIAL)@/;

/** A secret of an operator's own stands in addresses, YAML, SQL and files of systemd: in none of them this is escaped. */
const PLAIN = /^[\w.~-]{32,}$/;

/**
 * Reads a file of names. Secrets that are empty and certificates that are missing are made, and written into it.
 * @param {string} file @returns {Names}
 * @throws Error where there is no OpenSSL, for a file of before there were backups, and for a secret that is too short, or has characters that some
 * of the files would take for something else
 */
export function readNames(file) {
  const names = JSON.parse(readFileSync(file, 'utf8'));
  if (names.backup === undefined)
    throw new Error(
      'It has no backup: put in the bucket of the backups, as deploy/machines/names.json has it',
    );
  // Those that came later are made for a file of before.
  const { secrets } = JSON.parse(readFileSync(join(root, 'deploy', 'machines', 'names.json'), 'utf8'));
  names.secrets = { ...secrets, ...names.secrets };
  for (const [name, value] of Object.entries(names.secrets)) {
    if (value === '') names.secrets[name] = randomBytes(24).toString('hex');
    else if (!PLAIN.test(value))
      throw new Error(`The secret ${name} has to have 32 characters or more, of letters, digits and . _ ~ -`);
  }
  const whole = certified(names);
  // Nobody else may read it, from before there is anything to be read.
  chmodSync(file, 0o600);
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
  return whole;
}

/** Gives names the certificates of their addresses. @param {Names} names @returns {Names} */
export function certified(names) {
  const databases = names.databases.map(({ name, address }) => [name, [address]]);
  const wanted = { portal: addressesOf(names.servers), ...Object.fromEntries(databases), monitor: [] };
  return { ...names, certificates: certificatesFor(wanted, names.certificates) };
}

/** @param {ServerName[]} servers */
const addressesOf = (servers) => [...new Set(servers.map(({ address }) => address))];

/**
 * Writes all files into a folder: `portal/…` for each portal machine, one folder for each database machine, `sql/…`.
 * @param {Names} names @param {string} folder @param {Paths} [paths] @param {'MACHINES' | 'TRIAL'} [use]
 * @param {(node: DatabaseName) => Paths} [ofNode] what differs between database machines, where they are one
 */
export function writeFiles(names, folder, paths = DEBIAN, use = 'MACHINES', ofNode = () => ({})) {
  const values = { ...namedValues(names), ...paths };
  values.DOORS = [...new Set(names.servers.map(({ port }) => port + Number(values.DOOR_OFFSET)))]
    .map((port) => `${values.DOOR_ADDRESS}:${port}`)
    .join(',');
  const put = (target, text) => {
    mkdirSync(dirname(target), { recursive: true });
    // Half of them hold a password or a key.
    writeFileSync(target, text, { mode: 0o600 });
  };
  const write = (kind, file, to, more = {}) => {
    const text = readFileSync(join(root, 'deploy', 'machines', kind, file), 'utf8');
    put(join(folder, to, file), filled(text, names, { ...values, ...more }, use));
  };
  const certify = (name, to, files) => {
    const { authority, [name]: own } = names.certificates;
    const texts = {
      'authority.pem': authority.certificate,
      'machine.pem': own.certificate,
      'machine.key': own.key,
      'both.pem': `${own.certificate}${own.key}`,
    };
    for (const file of files) put(join(folder, to, file), texts[file]);
  };
  for (const file of FILES.portal) write('portal', file, 'portal');
  for (const [place, files] of Object.entries(CERTIFICATES.portal))
    certify('portal', join('portal', place), files);
  for (const node of names.databases) {
    const more = { ...prefixed('NODE', node), ...ofNode(node) };
    for (const file of FILES.database) write('database', file, node.name, more);
    for (const [place, files] of Object.entries(CERTIFICATES.database))
      certify(node.name, join(node.name, place), files);
  }
  certify('monitor', 'monitor', ['authority.pem', 'machine.pem', 'machine.key']);
  for (const file of FILES.sql) write('sql', file, 'sql');
}

/** @param {Names} names @returns {Paths} */
function namedValues({ site, network, databases, backup, secrets }) {
  return {
    SITE: site,
    NETWORK: network,
    ETCD_HOSTS: databases.map(({ address, etcd }) => `'${address}:${etcd}'`).join(', '),
    ETCD_MEMBERS: databases.map(({ name, address, peer }) => `${name}=https://${address}:${peer}`).join(','),
    DATABASE_SCRAM: scramSecret(secrets.database),
    OWNER_SCRAM: scramSecret(secrets.owner),
    ...prefixed('BACKUP', backup),
    ...prefixed('SECRET', secrets),
  };
}

/** @param {string} prefix @param {object} values */
const prefixed = (prefix, values) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]));

/**
 * A line that names a server or a database is written once for each of them.
 * @param {string} text @param {Names} names @param {Paths} values @param {'MACHINES' | 'TRIAL'} use
 * @throws Error for a name that has no value
 */
export function filled(text, names, values, use) {
  const doorOf = ({ port }) => ({ door: port + Number(values.DOOR_OFFSET) });
  const fill = (line, more = {}) =>
    line.replace(/@([A-Z_]+(?:\.\w+)?)@/g, (_, name) => {
      const value = { ...values, ...more }[name];
      if (value === undefined) throw new Error(`Nobody says what ${name} is`);
      return String(value);
    });
  return text
    .split('\n')
    .filter((line) => (ONLY.exec(line)?.[1] ?? use) === use)
    .flatMap((written) => {
      const line = written.replace(ONLY, '');
      const [list, prefix] = line.includes('@SERVER.')
        ? [names.servers.map((server) => ({ ...server, ...doorOf(server) })), 'SERVER']
        : line.includes('@DATABASE.')
          ? [names.databases, 'DATABASE']
          : [[{}], ''];
      return list.map((entry) => fill(line, prefixed(prefix, entry)));
    })
    .join('\n');
}

/**
 * What PostgreSQL stores of a password, so that PgBouncer can have the same and nobody the password. The salt comes
 * from the password, which is random: the same names make the same files.
 * @param {string} password
 */
export function scramSecret(password) {
  const rounds = 4096;
  const salt = createHash('sha256').update(`cofre:${password}`).digest().subarray(0, 16);
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const hmac = (text) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${hmac('Server Key').toString('base64')}`;
}
