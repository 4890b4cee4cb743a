import type { FastifyInstance } from 'fastify';

/**
 * While the server closes, answers to the calls that still run end their connections as well: a kept-alive one
 * would hold the process for as long as the client likes to keep it.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
}
