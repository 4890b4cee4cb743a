import { randomUUID } from 'node:crypto';
import jwt from '@fastify/jwt';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { BODY_LIMIT } from '../contract/operation';
import { areas, bulkTargets, exportSources, importTargets, listExports } from './areas';
import { bulkRoutes } from './bulk/routes';
import { exportRoutes } from './exports/routes';
import { feedRoutes } from './feed/routes';
import { ownVideoFiles } from './help/own-videos';
import { clientAddress, trustOf } from './http/client-address';
import { endConnectionsOnClose } from './http/closing';
import { compressAnswers } from './http/compressed';
import { consoleFiles } from './http/console';
import { badRequest, errorHandling, notFound } from './http/errors';
import { serializer } from './http/exact-money';
import { healthRoutes } from './http/health';
import { serializers } from './http/log';
import { openApi } from './http/openapi';
import { boundConnections, PATIENCE, type Patience, patienceOptions } from './http/patience';
import { rateLimitStore } from './http/rate-limit-store';
import { securityHeaders } from './http/security-headers';
import { serveOn } from './http/serve';
import { trafficOf } from './http/traffic';
import { validation } from './http/validation';
import { importRoutes } from './imports/routes';
import { listExportRoutes } from './list-exports/routes';
import type { Portal } from './portal';
import { ReportPlaces } from './report-places';
import { tokenSigner } from './session/tokens';

/**
 * Builds the server without listening; tests call it in process.
 * @param consoleFolder the built console, or `null` for the API alone
 */
export async function buildApp(
  portal: Portal,
  consoleFolder: string | null,
  patience: Patience = PATIENCE,
): Promise<FastifyInstance> {
  const { config } = portal;
  const app = fastify({
    logger: { level: config.logLevel, serializers },
    trustProxy: config.trustProxy === false ? false : trustOf(config.trustProxy),
    // Of what is no call; each call has its own.
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    ...patienceOptions(patience),
    forceCloseConnections: 'idle',
    // Who is still connected is still answered.
    return503OnClosing: false,
    frameworkErrors: badRequest,
  });
  app.setValidatorCompiler(validation);
  app.setSerializerCompiler(serializer);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  // Answers to calls are somebody's data: no cache on the way keeps them.
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.operation && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
  });

  compressAnswers(app);
  endConnectionsOnClose(app);
  boundConnections(app, patience);
  errorHandling(app);
  await securityHeaders(app, config.publicUrl?.startsWith('https:') ?? false);
  await app.register(rateLimit, {
    global: false,
    store: rateLimitStore(portal),
    keyGenerator: clientAddress,
  });
  await app.register(jwt, {
    secret: portal.secret,
    sign: { algorithm: 'HS256' },
    // The expiry is checked against the portal's clock (session/tokens.ts).
    verify: { algorithms: ['HS256'], ignoreExpiration: true },
  });
  await openApi(app);

  const traffic = trafficOf(app);
  const signer = tokenSigner(app, portal);
  const serve = serveOn(app, portal, signer);
  const shared = { signer, reports: new ReportPlaces(portal.database) };
  for (const area of areas) area.routes?.(serve, portal, shared);
  listExportRoutes(serve, portal, listExports);
  importRoutes(serve, portal, importTargets);
  bulkRoutes(serve, { portal, targets: bulkTargets });
  exportRoutes(serve, portal, { traffic, own: shared.reports }, exportSources(config), app.log);
  await app.register(async (feed) => feedRoutes(feed, serveOn(feed, portal, signer), portal));
  healthRoutes(app, portal);
  if (config.videos !== null) await ownVideoFiles(app, config.videos);
  if (consoleFolder === null) app.setNotFoundHandler(notFound);
  else await consoleFiles(app, consoleFolder, config.language);
  return app;
}
