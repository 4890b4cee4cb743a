import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, freePort, SERVER_ROLE, unprivileged, untilReady } from './postgres';

/** Debian's package has it where only root looks. */
const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

interface Pooler {
  /** As the cluster's, through the pooler. */
  url: string;
  /** Ends it at once, as `kill -9` does; its clients' connections break. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A PgBouncer in transaction mode before all databases of a cluster, on a free port, with the settings of Debian's. */
export async function startPooler({ url }: Cluster): Promise<Pooler> {
  const program = PLACES.find((place) => existsSync(place));
  if (program === undefined)
    throw new Error('PgBouncer is not installed (Debian: apt-get install pgbouncer)');
  const folder = mkdtempSync(join(tmpdir(), 'cofre-pgb-'));
  const owner = unprivileged();
  const port = await freePort();
  const { hostname, port: behind, username } = new URL(url);
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, [username, SERVER_ROLE].map((name) => `"${name}" ""\n`).join(''));
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 15
max_client_conn = 1000
query_wait_timeout = 10
server_login_retry = 1
server_idle_timeout = 5
`,
  );
  if (owner.uid !== undefined && owner.gid !== undefined)
    for (const path of [folder, settings, users]) chownSync(path, owner.uid, owner.gid);
  const through = Object.assign(new URL(url), { port: String(port) }).toString();
  const start = async () => {
    const child = spawn(program, ['-q', settings], { ...owner, cwd: folder, stdio: 'ignore' });
    await untilReady(through);
    return child;
  };
  let running = await start();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  };
  return {
    url: through,
    kill: () => end('SIGKILL'),
    start: async () => {
      running = await start();
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
