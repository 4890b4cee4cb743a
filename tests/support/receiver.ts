import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as it arrived. */
export interface Received {
  id: string;
  headers: IncomingHttpHeaders;
  /** As it came, byte by byte. */
  text: string;
  // What came over the wire: tests look into it as they please.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

type Behaviour = (answer: ServerResponse) => unknown;

export interface Receiver {
  url: string;
  received: Received[];
  /** What it does with the next calls, one after the other; it replies 204 to all others. */
  next(...behaviours: Behaviour[]): void;
  /** What it does with every call from now on. */
  always(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export const answers =
  (status: number, text = '', headers: Record<string, string> = {}): Behaviour =>
  (answer) =>
    answer.writeHead(status, headers).end(text);

/** A small server of an integrator, on 127.0.0.1. */
export async function receiver(): Promise<Receiver> {
  const received: Received[] = [];
  const waiting: Behaviour[] = [];
  let usual: Behaviour = answers(204);
  const server = createServer((request, answer) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (piece: string) => {
      text += piece;
    });
    request.on('end', () => {
      const { headers } = request;
      received.push({ id: String(headers['webhook-id']), headers, text, body: JSON.parse(text) });
      (waiting.shift() ?? usual)(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    next: (...behaviours) => waiting.push(...behaviours),
    always: (behaviour) => {
      usual = behaviour;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Whether an event carries a signature by a secret: what the specification of Standard Webhooks says, written down here
 * once more.
 */
export function isSignedBy(secret: string, { headers, text }: Received): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  const wanted = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const [version, signature = ''] = one.split(',');
      const given = Buffer.from(signature, 'base64');
      return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
    });
}
