import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context';
import { unauthenticated } from '../errors/http-error';
import { holdsKey } from '../principal/bearer-key';

/**
 * `/metrics` on the portal's own port, for whoever holds the key. Where they have an address of their own, or are read
 * by nobody, there is no such page.
 */
export function metricsPage(app: FastifyInstance, { config, metrics }: AppContext): void {
  if (metrics === undefined || config.metrics === null || config.metrics.address !== null) return;
  const { keys } = config.metrics;
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    if (!holdsKey(headers.authorization ?? '', keys)) {
      void reply.header('www-authenticate', 'Bearer realm="metrics"');
      throw unauthenticated();
    }
    void reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
}
