import net from 'node:net';
import tls from 'node:tls';
import type { SyslogReceiver } from './settings';

/** The longest that a receiver may be silent while something is sent to it. */
const SILENT_MS = 20_000;

/** A receiver that is going to close at once, because it takes nothing of this sender, does so within this time. */
const SETTLE_MS = 500;

/**
 * The receiver has ended a connection on which TLS was agreed before it could have read all. With TLS 1.3 it looks at the
 * certificate of the portal only then, and many receivers do not say that it is what they refuse.
 */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/**
 * Sends frames by a connection of their own. Syslog has no receipt: what was written may still lie in a buffer. So the
 * connection is closed behind the last frame, and counts as delivered when the receiver has read up to there and has
 * closed its side too, and not before.
 * @throws BrokenOff where it may have refused the portal
 * @throws Error where it is away, refuses TLS, has another certificate, stops reading, or closes before that
 */
export function sendFrames(
  { host, port, tls: secured }: SyslogReceiver,
  frames: string,
  signal: AbortSignal,
  { silentMs = SILENT_MS, settleMs = SETTLE_MS }: { silentMs?: number; settleMs?: number } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    let begun = false;
    let written = false;
    let settling: NodeJS.Timeout | undefined;
    const finish = () => socket.end(() => (written = true));
    const begin = () => {
      begun = true;
      socket.write(frames, 'ascii', () => (settling = setTimeout(finish, settleMs)));
    };
    const socket =
      secured === null
        ? net.connect({ host, port }, begin)
        : tls.connect(
            {
              host,
              port,
              minVersion: 'TLSv1.2',
              ...(net.isIP(host) === 0 && { servername: host }),
              ...(secured.ca !== null && { ca: secured.ca }),
              ...secured.client,
            },
            begin,
          );
    const give = () => socket.destroy(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    signal.addEventListener('abort', give, { once: true });
    socket.setTimeout(silentMs, () => socket.destroy(new Error('The receiver does not answer or read')));
    const closed = (cause?: Error) =>
      new BrokenOff('The receiver has closed the connection before it had read all', { cause });
    socket.on('end', () => {
      if (!written) socket.destroy(closed());
    });
    let failure: Error | undefined;
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error;
      const breaksOff = /^(ECONNRESET|EPIPE)$/.test(code) && begun && secured !== null;
      failure ??= breaksOff || code.includes('_ALERT_') ? closed(error) : error;
    });
    socket.on('close', () => {
      clearTimeout(settling);
      signal.removeEventListener('abort', give);
      if (failure === undefined && written) resolve();
      else reject(failure ?? new Error('The receiver has closed the connection'));
    });
    // Whatever a receiver says is of no interest, but its end is told only to whoever reads.
    socket.resume();
    if (signal.aborted) give();
  });
}
