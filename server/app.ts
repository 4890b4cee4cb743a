import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import jwt from '@fastify/jwt';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { BODY_LIMIT } from '../contract/operation';
import type { Making, Shared } from './area';
import {
  accessSources,
  allLists,
  areas,
  brought,
  bulkTargets,
  editedLists,
  exportSources,
  firstCalls,
  importTargets,
} from './areas';
import { tokenRoute } from './areas/api/token';
import { providerLogoutRoute } from './areas/session/sign-on/logout';
import { bulkRoutes } from './engines/bulk/routes';
import { FileMaker } from './engines/exports/maker';
import { exportRoutes } from './engines/exports/routes';
import { effectRoutes } from './engines/grants/routes';
import { importRoutes, workbookRoute } from './engines/imports/routes';
import { listExportRoutes } from './engines/lists/routes';
import { fileFinder } from './engines/verification/finder';
import { takeFiles, verificationRoutes, verifier } from './engines/verification/routes';
import { feedRoutes } from './ingest/feed/routes';
import { ReportSemaphore } from './platform/concurrency/report-semaphore';
import type { AppContext } from './platform/context';
import { boundBodies } from './platform/http/bodies';
import { callLimit } from './platform/http/call-limit';
import { clientAddress, trustOf } from './platform/http/client-address';
import { clientUseOf } from './platform/http/client-use';
import { endConnectionsOnClose } from './platform/http/closing';
import { compressReplies } from './platform/http/compressed';
import { consoleFiles } from './platform/http/console';
import { badRequest, errorHandling, notFound } from './platform/http/errors';
import { serializer } from './platform/http/exact-money';
import { healthRoutes } from './platform/http/health';
import { readJson } from './platform/http/json';
import { CallLog, serializers } from './platform/http/log';
import { openApi } from './platform/http/openapi';
import { ownVideoFiles } from './platform/http/own-videos';
import { rateLimitStore } from './platform/http/rate-limit-store';
import { noteRefusals } from './platform/http/refusals';
import { securityHeaders } from './platform/http/security-headers';
import { securityTxt } from './platform/http/security-txt';
import { serveOn } from './platform/http/serve';
import { boundConnections, TIMEOUTS, type Timeouts, timeoutOptions } from './platform/http/timeouts';
import { trafficOf } from './platform/http/traffic';
import { decodableUrl, refuseMalformed } from './platform/http/well-formed';
import { measureCalls } from './platform/metrics/calls';
import { metricsPage } from './platform/metrics/page';
import { tokenSigner } from './platform/principal/tokens';
import { traceCalls } from './platform/traces/calls';
import { commit } from './platform/version';

declare module 'fastify' {
  interface FastifyInstance {
    making: Making;
  }
}

/**
 * Builds the server without listening; tests call it in process.
 * @param consoleFolder the built console, or `null` for the API alone
 */
export async function buildApp(
  context: AppContext,
  consoleFolder: string | null,
  timeouts: Timeouts = TIMEOUTS,
): Promise<FastifyInstance> {
  const { config } = context;
  const app = fastify({
    logger: { level: config.logLevel, serializers, base: { pid: process.pid, hostname: hostname(), commit } },
    logController: new CallLog(),
    trustProxy: config.trustProxy === false ? false : trustOf(config.trustProxy),
    // Of what is no call; each call has its own.
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    ...timeoutOptions(timeouts),
    forceCloseConnections: 'idle',
    // Who is still connected is still answered.
    return503OnClosing: false,
    rewriteUrl: decodableUrl,
    frameworkErrors: badRequest,
  });
  readJson(app);
  // Each call checks its whole input at once (serve.ts), where Fastify would stop at the first part with a fault.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(serializer);
  app.decorateRequest('principal', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('lookup');
  app.decorateRequest('bodyFollows', false);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  // Replies to calls are personal data: no cache on the way may keep them.
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.operation && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
  });

  if (context.metrics !== undefined) measureCalls(app, context.metrics);
  await traceCalls(app, config);
  compressReplies(app);
  endConnectionsOnClose(app);
  boundConnections(app, timeouts);
  boundBodies(app, timeouts);
  errorHandling(app);
  noteRefusals(app, context);
  await securityHeaders(app, config.publicUrl?.startsWith('https:') ?? false);
  refuseMalformed(app);
  const limit = await callLimit(app, config.callsPerMinute);
  await app.register(rateLimit, {
    global: false,
    store: rateLimitStore(context),
    keyGenerator: clientAddress,
  });
  await app.register(jwt, {
    secret: context.secret,
    sign: { algorithm: 'HS256' },
    // The expiry is checked against the portal's clock (session/tokens.ts).
    verify: { algorithms: ['HS256'], ignoreExpiration: true },
  });
  await openApi(app);

  const traffic = trafficOf(app);
  const signer = tokenSigner(app, context);
  const authentication = { context, signer, lookEvery: timeouts.rights };
  const serve = serveOn(app, authentication, limit);
  const clientUse = clientUseOf(app, context);
  const reports = new ReportSemaphore(context.database);
  context.metrics?.watch('reports', reports);
  const sources = exportSources(context);
  const files = new FileMaker(context, { traffic, own: reports });
  app.decorate('making', { files, sources });
  const shared: Shared = {
    ...brought,
    finders: [...brought.finders, fileFinder(sources)],
    signer,
    reports,
    clientUse,
    files,
    sources,
    log: app.log,
    describe: () => app.swagger(),
  };
  for (const area of areas) area.routes?.(serve, context, shared);
  listExportRoutes(serve, context, allLists, editedLists);
  importRoutes(serve, context, importTargets);
  bulkRoutes(serve, { context, targets: bulkTargets });
  effectRoutes(serve, context, shared.reports, accessSources);
  exportRoutes(serve, context, files, sources, app.log);
  const verifies = verifier(context, sources);
  await app.register(async (files) => {
    takeFiles(files);
    const serveFiles = serveOn(files, authentication, limit);
    verificationRoutes(serveFiles, verifies, shared.reports);
    workbookRoute(serveFiles, importTargets);
  });
  await app.register(async (feed) => feedRoutes(feed, serveOn(feed, authentication, limit), context));
  await app.register(async (own) => tokenRoute(own, serveOn(own, authentication, limit), context, shared));
  await app.register(async (own) => providerLogoutRoute(own, serveOn(own, authentication, limit), context));
  healthRoutes(app, context);
  metricsPage(app, context);
  securityTxt(app, context);
  if (config.videos !== null) await ownVideoFiles(app, config.videos);
  if (consoleFolder === null) app.setNotFoundHandler(notFound);
  else await consoleFiles(app, consoleFolder, config.language, firstCalls);
  return app;
}
