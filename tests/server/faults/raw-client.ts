import { connect, type Socket } from 'node:net';

/** A client that speaks HTTP by hand, as slowly and as incompletely as it likes. */
export interface RawClient {
  socket: Socket;
  /** The output of the server so far. */
  received: () => string;
  /** Whether the server, or the test, has ended the connection. */
  closed: () => boolean;
}

/** Opens a connection to a server that listens at `address`; with `deaf` nothing that it sends is ever read. */
export async function connectRaw(address: string, { deaf = false } = {}): Promise<RawClient> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(address).port) });
  let received = '';
  let closed = false;
  if (deaf) socket.pause();
  else
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
    });
  // A reset is an end as well.
  socket.on('error', () => {});
  socket.on('close', () => {
    closed = true;
  });
  await new Promise((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', resolve);
  });
  return { socket, received: () => received, closed: () => closed };
}

/** Writes a text byte by byte until its end or that of the connection. */
export function trickle({ socket, closed }: RawClient, text: string, every = 20): void {
  let at = 0;
  const timer = setInterval(() => {
    if (closed() || at === text.length) clearInterval(timer);
    else socket.write(text[at++] ?? '');
  }, every);
}

/** The head of a request, empty line included. */
export function head(method: string, path: string, headers: Record<string, string | number> = {}): string {
  const lines = Object.entries({ host: 'cofre', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
