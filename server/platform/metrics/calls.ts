import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';

/** The status that nginx logs when the client has left before the end of the reply. */
const LEFT = 499;

/** Routes that are no calls of the contract and that machines ask for. */
const MACHINES = ['/healthz', '/readyz', '/metrics'];

/** Counts an app's calls by the names of their operations; what is none is a page, a file or nothing at all. */
export function measureCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    const arrived = performance.now();
    let answered = false;
    reply.raw.once('finish', () => {
      answered = true;
    });
    reply.raw.once('close', () => {
      const operation = nameOf(request);
      metrics.calls.inc({ operation, status: answered ? reply.statusCode : LEFT });
      metrics.callDuration.observe({ operation }, (performance.now() - arrived) / 1000);
    });
  });
}

/** Never the address: it holds names and numbers, and there are as many as people can type. */
function nameOf({ routeOptions: { config, url } }: FastifyRequest): string {
  return config?.operation?.name ?? MACHINES.find((route) => route === url) ?? 'console';
}
