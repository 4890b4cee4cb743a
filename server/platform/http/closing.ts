import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    closing: Closing;
  }
}

/** How a server leaves those who are connected to it. */
export interface Closing {
  /** Whether it has begun: no answer keeps its connection from now on. */
  readonly begun: boolean;
  /**
   * Answers everybody for a while, and lets each connection end with its next answer: balancers keep connections and
   * send the next call whenever it comes, so that one which just ends takes a call with it.
   * @param most so many milliseconds; it is over as soon as nobody is connected
   */
  drain(most: number): Promise<void>;
}

/**
 * While the server closes, nobody keeps it waiting without reason: answers to the calls that still run end their
 * connections as well, since a kept-alive one would hold the process for as long as the client likes, and a
 * connection on which nothing was ever sent, as browsers open in advance, ends at once.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let begun = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.decorate('closing', {
    get begun() {
      return begun;
    },
    drain: async (most) => {
      begun = true;
      const over = new AbortController();
      const gone = async () => {
        for (const socket of connections) await once(socket, 'close', { signal: over.signal });
      };
      await Promise.race([gone(), pause(most, undefined, { signal: over.signal })]).finally(() =>
        over.abort(),
      );
    },
  });
  app.addHook('preClose', async () => {
    begun = true;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (begun) void reply.header('connection', 'close');
  });
}
