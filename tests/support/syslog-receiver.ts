import { once } from 'node:events';
import net, { type AddressInfo, type Server, type Socket } from 'node:net';
import tls from 'node:tls';
import { selfSignedHere } from './certificate';

/**
 * How a receiver behaves: it reads; it never reads; it closes, or resets the connection, when something comes; it breaks off
 * before TLS is agreed.
 */
type Behaviour = 'reads' | 'stuck' | 'closes' | 'resets' | 'refuses';

/** A receiver of syslog with TLS, which remembers what it has read to the end. */
export interface SyslogTestReceiver {
  url: string;
  behaviour: Behaviour;
  /** The messages of connections that have ended well, without their lengths. */
  messages: string[];
  /** The bodies of those, as JSON. */
  events(): Record<string, unknown>[];
  close(): Promise<void>;
}

/** Starts a receiver. @param port 0: any @param clients who connects has to have one of these certificates, in PEM */
export async function syslogReceiver(port = 0, clients?: string): Promise<SyslogTestReceiver> {
  const sockets = new Set<Socket>();
  const receiver: SyslogTestReceiver = {
    url: '',
    behaviour: 'reads',
    messages: [],
    events: () => receiver.messages.map((message) => JSON.parse(message.slice(message.indexOf('{')))),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  const asked = clients === undefined ? {} : { ca: clients, requestCert: true, rejectUnauthorized: true };
  const secure = new tls.Server({ ...selfSignedHere, ...asked, minVersion: 'TLSv1.2' }, (socket) => {
    socket.on('error', () => {});
    if (receiver.behaviour === 'stuck') {
      socket.pause();
      return;
    }
    if (receiver.behaviour === 'resets') {
      const { remotePort } = socket;
      const below = [...sockets].find((one) => one.remotePort === remotePort);
      socket.once('data', () => below?.resetAndDestroy());
      return;
    }
    if (receiver.behaviour === 'closes') {
      socket.once('data', () => socket.destroy());
      return;
    }
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      text += part;
    });
    socket.on('end', () => {
      receiver.messages.push(...framesIn(text));
      socket.end();
    });
  });
  secure.on('tlsClientError', () => {});
  const server: Server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (receiver.behaviour === 'refuses') socket.destroy();
    else secure.emit('connection', socket);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `syslog+tls://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
}

/** Reads frames with their lengths in front (RFC 6587, 3.4.1). @throws Error where a length is wrong */
function framesIn(text: string): string[] {
  const frames: string[] = [];
  for (let at = 0; at < text.length; ) {
    const space = text.indexOf(' ', at);
    const length = Number(text.slice(at, space));
    if (!Number.isInteger(length) || length < 1) throw new Error(`No length at ${at}`);
    frames.push(text.slice(space + 1, space + 1 + length));
    at = space + 1 + length;
  }
  return frames;
}
