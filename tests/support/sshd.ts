import { type ChildProcess, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ended, listeningProgram } from './listening-program';
import { freePort } from './postgres';

/** Debian's OpenSSH server with SFTP alone, for the user of the tests. */
export interface Sshd {
  port: number;
  user: string;
  /** That signs in. */
  privateKey: string;
  /** In which its files are. */
  folder: string;
  /** Its fingerprint, as OpenSSH shows it. */
  hostKey(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Gives it another key, from its next start on. */
  rekey(): void;
  drop(): Promise<void>;
}

const keygen = (args: readonly string[]) => execFileSync('ssh-keygen', args, { encoding: 'utf8' });

function newKey(file: string): void {
  rmSync(file, { force: true });
  rmSync(`${file}.pub`, { force: true });
  keygen(['-q', '-t', 'ed25519', '-N', '', '-C', 'test', '-f', file]);
}

/** Prepares a server that is not started yet. */
export async function sshd(): Promise<Sshd> {
  const home = mkdtempSync(join(tmpdir(), 'cofre-sshd-'));
  chmodSync(home, 0o755);
  const folder = join(home, 'files');
  mkdirSync(folder);
  const [host, client] = [join(home, 'host'), join(home, 'client')];
  newKey(host);
  newKey(client);
  const port = await freePort();
  const { username: user } = userInfo();
  // The server drops its rights into it.
  if (user === 'root') mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const configuration = join(home, 'sshd_config');
  writeFileSync(
    configuration,
    `Port ${port}
ListenAddress 127.0.0.1
HostKey ${host}
PidFile ${join(home, 'pid')}
AuthorizedKeysFile ${client}.pub
StrictModes no
UsePAM no
PermitRootLogin yes
PasswordAuthentication no
Subsystem sftp internal-sftp
ForceCommand internal-sftp
`,
  );
  let running: ChildProcess | undefined;
  const stop = async () => {
    if (running !== undefined) await ended(running);
    running = undefined;
  };
  return {
    port,
    user,
    privateKey: readFileSync(client, 'utf8'),
    folder,
    hostKey: () => keygen(['-l', '-f', `${host}.pub`]).split(' ')[1] ?? '',
    start: async () => {
      running = await listeningProgram('/usr/sbin/sshd', ['-D', '-e', '-f', configuration], {
        port,
        debian: 'openssh-server',
      });
    },
    stop,
    rekey: () => newKey(host),
    drop: async () => {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
