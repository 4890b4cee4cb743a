import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    closing: Closing;
  }
}

/** How a server closes its connections when it ends. */
interface Closing {
  /** Whether the server is closing: from now on each reply closes its connection. */
  readonly begun: boolean;
  /**
   * Goes on answering for a while and closes each connection with its next reply: a balancer keeps connections open
   * and may send a call at any time, and a connection that is closed at that moment would lose the call.
   * @param most so many milliseconds; it ends as soon as no connection is left
   */
  drain(most: number): Promise<void>;
}

/** How long a connection on which nothing was sent stays open when the server closes. */
const UNUSED_MS = 250;

/**
 * Makes sure that nobody delays the end of the server without reason. Replies to the calls that still run close their
 * connections, because a kept-alive one would hold the process for as long as the client likes; a connection on which
 * nothing was ever sent, as browsers open in advance, is closed after a moment.
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
    // Whoever has just connected sends its call: to close the connection now would reset it.
    setTimeout(() => {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, UNUSED_MS).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (begun) void reply.header('connection', 'close');
  });
}
