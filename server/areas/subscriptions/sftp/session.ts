import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import type SftpClient from 'ssh2-sftp-client';
import { type SendingReason } from '../../../../contract/sendings';
import { SUBSCRIPTION } from '../../../../contract/subscription-settings';
import {
  type Reach,
  RefusedAddress,
  type Resolve,
  reachableHost,
  resolveHost,
} from '../../../platform/http/reach';
import type { Secret } from './secret';

/** Where files go. */
export interface Target {
  host: string;
  port: number;
  user: string;
  /** Empty: where the user arrives. */
  folder: string;
}

/** Something with the server has failed, for a reason that people are told. */
export class SftpProblem extends Error {
  override readonly name = 'SftpProblem';

  constructor(
    readonly reason: SendingReason,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** The host shows another key than the pinned one; nothing of the secret has left. */
export class OtherKey extends SftpProblem {
  constructor(
    readonly shown: string,
    cause?: unknown,
  ) {
    super('hostKey', cause);
  }
}

interface Opening {
  reach: Reach;
  /** The only key that the host may have; `null`: any, which is then known. */
  pinned: string | null;
  signal: AbortSignal;
  resolve?: Resolve;
  /** A server that is waited for and says nothing for so many milliseconds has stalled. */
  silence?: number;
}

type Pieces = AsyncGenerator<Uint8Array>;

export interface SftpSession {
  /** The fingerprint of the key of the host, as OpenSSH shows it. */
  hostKey: string;
  /** Works with the server. @throws SftpProblem where it stalls, and what the work has thrown */
  run<Result>(work: (sftp: SftpClient) => Promise<Result>): Promise<Result>;
  /** The same pieces: while this server makes one, nothing is waited for. */
  making(pieces: Pieces): Pieces;
  close(): Promise<void>;
}

/** Longer than a disk of theirs takes to write what it was sent. */
const SILENCE_MS = 30_000;

/** Ports of other services than SSH are not connected to, but in networks that the deployment has opened. */
const SSH_PORT = 22;
const FIRST_FREE_PORT = 1024;

const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** Tells why a host and port may not be connected to, as far as their text says; `null`: they may. */
export function targetProblem({ host, port }: Pick<Target, 'host' | 'port'>, reach: Reach, open: boolean) {
  if (!/^[\p{L}\p{N}._:-]+$/u.test(host)) return 'noHost' as const;
  const literal = isIP(host) !== 0;
  if (literal && !reach.isReachable(host)) return 'private' as const;
  if (literal ? reach.isOpened(host) : open) return null;
  return port === SSH_PORT || port >= FIRST_FREE_PORT ? null : ('port' as const);
}

/**
 * Signs in to an SFTP server. Its name is resolved once, and the connection goes to the addresses that were checked; the key
 * of the host is compared before anything of the secret leaves.
 * @throws SftpProblem
 */
export async function openSftp(
  target: Target,
  { password, privateKey }: Secret,
  { reach, pinned, signal, resolve = resolveHost, silence = SILENCE_MS }: Opening,
): Promise<SftpSession> {
  const late = AbortSignal.timeout(SUBSCRIPTION.timeout);
  const either = AbortSignal.any([signal, late]);
  let hostKey = '';
  let socket: Socket | undefined;
  try {
    socket = await reached(target, { reach, resolve }, either);
    const { default: Client } = await import('ssh2-sftp-client');
    // What goes wrong is told by the call that it happens in.
    const sftp = new Client('subscription', { error: () => {}, end: () => {}, close: () => {} });
    const stop = () => socket?.destroy();
    either.addEventListener('abort', stop, { once: true });
    try {
      await sftp.connect({
        sock: socket,
        username: target.user,
        ...(privateKey === undefined ? { password } : { privateKey }),
        readyTimeout: SUBSCRIPTION.timeout,
        hostVerifier: (key: Buffer) => {
          hostKey = fingerprintOf(key);
          return pinned === null || hostKey === pinned;
        },
      });
    } finally {
      either.removeEventListener('abort', stop);
    }
    return { hostKey, ...watched(sftp, socket, { signal, silence }) };
  } catch (error) {
    socket?.destroy();
    signal.throwIfAborted();
    if (late.aborted) throw new SftpProblem('timeout', error);
    if (pinned !== null && hostKey !== '' && hostKey !== pinned) throw new OtherKey(hostKey, error);
    throw new SftpProblem(reasonOf(error), error);
  }
}

/** Nothing that is asked of a server is waited for longer than it may be silent: operations of SFTP have no limit of their own. */
function watched(
  sftp: SftpClient,
  socket: Socket,
  { signal, silence }: Pick<Opening, 'signal'> & { silence: number },
): Omit<SftpSession, 'hostKey'> {
  const closed = new AbortController();
  const broken = new Promise<never>((_, reject) => {
    const end = (reason: unknown) => {
      reject(reason);
      socket.destroy();
    };
    socket.setTimeout(silence, () => end(new SftpProblem('timeout')));
    signal.addEventListener('abort', () => end(signal.reason), { once: true, signal: closed.signal });
  });
  broken.catch(() => {});
  return {
    run: (work) => Promise.race([work(sftp), broken]),
    making: async function* making(pieces) {
      socket.setTimeout(0);
      try {
        for await (const piece of pieces) {
          socket.setTimeout(silence);
          yield piece;
          socket.setTimeout(0);
        }
      } finally {
        socket.setTimeout(silence);
      }
    },
    close: async () => {
      socket.setTimeout(silence);
      await Promise.race([sftp.end(), broken]).catch(() => {});
      closed.abort();
      socket.destroy();
    },
  };
}

/** Connects to the first address that answers. */
async function reached(
  { host, port }: Target,
  { reach, resolve }: Pick<Opening, 'reach'> & { resolve: Resolve },
  signal: AbortSignal,
): Promise<Socket> {
  const { addresses, opened } = await reachableHost(host, reach, resolve);
  if (!opened && port !== SSH_PORT && port < FIRST_FREE_PORT)
    throw new RefusedAddress('It is another service');
  let failure: unknown;
  for (const { address } of addresses) {
    const socket = connect({ host: address, port });
    try {
      await once(socket, 'connect', { signal });
      return socket;
    } catch (error) {
      socket.destroy();
      failure = error;
    }
  }
  throw failure;
}

function reasonOf(error: unknown): SendingReason {
  if (error instanceof RefusedAddress) return 'address';
  const { code = '', message } = error as Error & { code?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownHost';
  if (/authentication methods failed|privateKey|passphrase/i.test(message)) return 'signIn';
  return /timed out/i.test(message) ? 'timeout' : 'unreachable';
}

/** A failure while the folder is worked in: SFTP has a number for missing and closed folders, and one for all else. */
export function workProblem(error: unknown): SftpProblem {
  if (error instanceof SftpProblem) return error;
  const { code } = error as { code?: string | number };
  if (code === 2 || code === 3 || code === 'ENOENT' || code === 'EACCES' || code === 'ENOTDIR')
    return new SftpProblem('folder', error);
  return new SftpProblem(code === 4 ? 'full' : 'unreachable', error);
}
