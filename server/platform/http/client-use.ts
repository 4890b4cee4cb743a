import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context';
import { ClientUse } from '../principal/client-use';

/** Counts the calls of API clients of an app, the refused ones included, and writes the last counts when it closes. */
export function clientUseOf(app: FastifyInstance, context: AppContext): ClientUse {
  const use = new ClientUse(context, (error) => app.log.warn({ err: error }, 'API use was not written'));
  app.addHook('onResponse', async ({ principal }, { statusCode }) => {
    if (principal?.kind === 'client') use.count(principal.clientId, principal.address, statusCode >= 400);
  });
  app.addHook('onClose', () => use.write());
  return use;
}
