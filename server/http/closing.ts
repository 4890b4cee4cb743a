import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * While the server closes, nobody keeps it waiting without reason: answers to the calls that still run end their
 * connections as well, since a kept-alive one would hold the process for as long as the client likes, and a
 * connection on which nothing was ever sent, as browsers open in advance, ends at once.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
}
