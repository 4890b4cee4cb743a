import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseLate, type Timeouts } from './timeouts';

/**
 * Bounds the time that bodies take. Most are short, and have to be there in `request`. A file that is read while it
 * comes may take longer on a slow line: of it, `uploadRate` bytes a second have to arrive in each `request`, so that
 * whoever sends it byte by byte is refused as soon as everybody else.
 */
export function boundBodies(app: FastifyInstance, { request: limit, uploadRate }: Timeouts): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw, routeOptions } = request;
    if (!hasBody(request) || !(raw.socket instanceof Socket)) return;
    const { socket } = raw;
    const needed = routeOptions.config.operation?.streams ? (uploadRate * limit) / 1000 : Infinity;
    let before = socket.bytesRead;
    const clock = setInterval(() => {
      const arrived = socket.bytesRead - before;
      before = socket.bytesRead;
      if (raw.complete || arrived >= needed) return;
      clearInterval(clock);
      // A request that was answered before the end of its body has its status already.
      if (reply.raw.headersSent) socket.destroy();
      else refuseLate(socket);
    }, limit).unref();
    // The limit also holds after the reply, as long as more of the body arrives.
    raw.once('close', () => clearInterval(clock));
  });
}

/** Whether a request announces a body; Node has read one without any no sooner than after its first hooks. */
export const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
