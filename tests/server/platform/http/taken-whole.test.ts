import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takenWhole } from '../../../../server/platform/http/taken-whole';
import { connectRaw, head } from '../../faults/raw-client';

const MB = 2 ** 20;

/** Refuses what is longer than a megabyte, as soon as it knows. */
async function answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
  let bytes = 0;
  for await (const piece of takenWhole(incoming)) {
    bytes += piece.length;
    if (bytes > MB) break;
  }
  reply.writeHead(bytes > MB ? 413 : 200).end();
}
const server = createServer((incoming, reply) => void answer(incoming, reply));
beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => void server.close(closed)));

test('what is too large is answered while its sender goes on, and the connection is not reset', async () => {
  const client = await connectRaw(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const sent = (bytes: Buffer | string) =>
    new Promise<void>((resolve, reject) => {
      client.socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  await sent(head('POST', '/', { 'content-length': 30 * MB }));
  for (let piece = 0; piece < 30; piece += 1) await sent(Buffer.alloc(MB));
  await expect.poll(client.received).toMatch(/^HTTP\/1\.1 413 /);
  // The next request is read from where it begins.
  await sent(head('POST', '/', { 'content-length': 0, connection: 'close' }));
  await expect.poll(client.received).toContain('HTTP/1.1 200 ');
});
