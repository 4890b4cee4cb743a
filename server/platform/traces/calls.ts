import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { within } from './current';

/** The longest that the end of a server waits for a receiver of traces. */
const LAST_MS = 3000;
/** The shortest time between two log entries about lost traces, in milliseconds. */
const LOG_EVERY_MS = 60_000;

/**
 * Traces an app's calls, where the configuration names a receiver of traces (decision 60). OpenTelemetry's code is
 * loaded only then. No call waits for it: spans are queued, and those for which the queue has no room are lost.
 */
export async function traceCalls(app: FastifyInstance, { traces }: Pick<Config, 'traces'>): Promise<void> {
  if (traces === null) return;
  const { openTraces } = await import('./otlp');
  let logged = -LOG_EVERY_MS;
  const opened = openTraces(traces, (reason) => {
    const now = performance.now();
    if (now - logged < LOG_EVERY_MS) return;
    logged = now;
    app.log.warn({ reason }, 'traces are lost: their receiver does not take them');
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined) return done();
    const { traceparent } = request.headers;
    const trace = opened.begin(operation, {
      requestId: request.id,
      parent: typeof traceparent === 'string' ? traceparent : null,
    });
    let answered = false;
    reply.raw.once('finish', () => {
      answered = true;
    });
    reply.raw.once('close', () => trace.end(answered ? reply.statusCode : null));
    // Fastify keeps the async context of what follows, also while a body is read.
    within(trace, done);
  });
  app.addHook('onClose', () => opened.stop(LAST_MS));
}
