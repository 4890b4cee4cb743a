import { hash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
// A module of CommonJS whose names Node does not see.
import ssh2, { type Connection, type Server, type SFTPWrapper } from 'ssh2';

const { utils } = ssh2;

/** An SFTP server that takes every password and notes it. Its folder is empty, and who opens a file is never answered. */
export interface SftpHost {
  port: number;
  /** Those that have reached it. */
  passwords: string[];
  /** The fingerprint of its key, as OpenSSH shows it. */
  hostKey(): string;
  /** Gives it another key at the same port. */
  rekey(): Promise<void>;
  drop(): Promise<void>;
}

const newKey = () => utils.generateKeyPairSync('ed25519');

/** Starts one on 127.0.0.1. */
export async function sftpHost(): Promise<SftpHost> {
  const passwords: string[] = [];
  const clients = new Set<Connection>();
  let keys = newKey();
  const started = async (port: number): Promise<Server> => {
    const server = new ssh2.Server({ hostKeys: [keys.private] }, (client) => {
      clients.add(client);
      client.on('error', () => {});
      client.on('authentication', (context) => {
        if (context.method !== 'password') {
          context.reject(['password']);
          return;
        }
        passwords.push(context.password);
        context.accept();
      });
      client.on('session', (accept) => {
        accept().on('sftp', (open) => answer(open()));
      });
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await started(0);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const client of clients) client.end();
    clients.clear();
    await closed;
  };
  return {
    port,
    passwords,
    hostKey: () => {
      const key = utils.parseKey(keys.public);
      if (key instanceof Error) throw key;
      const digest = hash('sha256', key.getPublicSSH(), 'base64');
      return `SHA256:${digest.replace(/=+$/, '')}`;
    },
    rekey: async () => {
      await stop();
      keys = newKey();
      server = await started(port);
    },
    drop: stop,
  };
}

function answer(sftp: SFTPWrapper): void {
  const { OK, EOF, NO_SUCH_FILE } = utils.sftp.STATUS_CODE;
  sftp.on('OPENDIR', (id) => sftp.handle(id, Buffer.from('folder')));
  sftp.on('READDIR', (id) => sftp.status(id, EOF));
  sftp.on('CLOSE', (id) => sftp.status(id, OK));
  sftp.on('LSTAT', (id) => sftp.status(id, NO_SUCH_FILE));
  sftp.on('OPEN', () => {});
}
