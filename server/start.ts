import type { FastifyInstance } from 'fastify';
import { todayIn } from '../contract/dates';
import { buildApp } from './app';
import { areas, bulkTargets } from './areas';
import { catchUpDemo } from './demo/catch-up';
import { fillDemo, holdsDemo } from './demo/fill';
import { assertNoDemo } from './demo/refuse';
import { bulkJobHandlers } from './engines/bulk/job';
import { openConfigured } from './open-configured';
import type { Config } from './platform/config';
import type { AppContext, Log } from './platform/context';
import { BrokenDatabase } from './platform/db/broken';
import { missingSettings } from './platform/db/settings';
import { lookAtDeployment } from './platform/deployment/look-at-deployment';
import { signingSecrets } from './platform/disk/secret';
import { removeLeftovers } from './platform/disk/temporary';
import { startRoutines } from './platform/jobs/routine';
import { startJobs } from './platform/jobs/run';
import { JobSignal } from './platform/jobs/signal';
import { outboxOf } from './platform/mail/outbox';
import { postOf } from './platform/mail/post';
import { listenForMetrics } from './platform/metrics/listener';
import { openMetrics } from './platform/metrics/open';
import { feedKeys } from './platform/principal/gateway-key';
import { startTidying } from './tidy';

/** How long those who are connected are still served when the server has to end. */
const DRAIN_MS = 5000;

export interface RunningPortal {
  url: string;
  /** Whether the demo network was filled by this start. */
  filled: boolean;
  /**
   * Finishes what runs, then closes everything.
   * @param drain serves whoever keeps a connection for another five seconds, as balancers do
   */
  stop(drain?: boolean): Promise<void>;
}

interface StartOptions {
  consoleFolder: string | null;
  onProgress: (text: string) => void;
  /** Hears that the running server cannot go on: its database gave itself up. */
  onBroken: (error: BrokenDatabase) => void;
}

/** What in production is a slip rather than a wish. */
async function warnOfSlips({ config, database }: AppContext, site: string, log: Log): Promise<void> {
  if (config.databaseUrl === null)
    log.warn(`DATABASE_URL is not set: the embedded database in ${config.dataDir} serves`);
  if (config.smtpUrl === null) log.warn(`SMTP_URL is not set: mails are written to ${outboxOf(config)}`);
  if (config.publicUrl === null) log.warn(`PORTAL_PUBLIC_URL is not set: links in mails lead to ${site}`);
  if (config.currency === null)
    log.warn('PORTAL_CURRENCY is not set: pages and files name the currency of the language of their reader');
  // Also where an earlier start has filled it.
  if (await holdsDemo(database.db)) log.warn('the demo network is in the database');
  if (config.outbound === false) log.warn('PORTAL_OUTBOUND is off: no mails, webhooks and cases leave');
}

/** Serves the metrics on their own address, where they have one, until the server has closed. */
async function metricsAddress(
  server: FastifyInstance,
  { config, metrics }: AppContext,
  onProgress: StartOptions['onProgress'],
): Promise<void> {
  if (metrics === undefined || config.metrics === null || config.metrics.address === null) return;
  const { address, keys } = config.metrics;
  const listening = await listenForMetrics(metrics, { address, keys, log: server.log });
  server.addHook('onClose', () => listening.close());
  onProgress(`Metrics are read at ${listening.url}`);
}

/** Opens the database, fills the demo network or lets it catch up where that is due, and listens. */
export async function startPortal(
  config: Config,
  { consoleFolder, onProgress, onBroken }: StartOptions,
): Promise<RunningPortal> {
  const keys = { ...(await signingSecrets(config)), feedKeys: await feedKeys(config) };
  let app: FastifyInstance | undefined;
  let running = false;
  const database = await openConfigured(
    config,
    (error) => {
      app?.log.warn({ err: error }, 'a connection broke');
      // A start ends by itself.
      if (running && error instanceof BrokenDatabase) onBroken(error);
    },
    (sentence) => (app === undefined ? onProgress(sentence) : app.log.warn(sentence)),
  );
  try {
    await removeLeftovers();
    const now = () => new Date();
    const metrics = await openMetrics({ config, database, now });
    const context: AppContext = { config, database, ...keys, now, jobSignal: new JobSignal(), metrics };
    const today = config.demoDate ?? todayIn(config.timeZone, now());
    await lookAtDeployment(context);
    if (config.production && !config.demoPublic) await assertNoDemo(database.db);
    const filled = config.demo && (await fillDemo(database, config, { today, onProgress }));
    if (config.demo && !filled) await catchUpDemo(database, config, { today, onProgress });
    const server = await buildApp(context, consoleFolder);
    app = server;
    await metricsAddress(server, context, onProgress);
    await server.listen({ host: config.host, port: config.port });
    running = true;
    const site = config.publicUrl ?? server.listeningOrigin;
    for (const missing of await missingSettings(database)) server.log.warn(missing);
    if (config.production) await warnOfSlips(context, site, server.log);
    const post = postOf(config);
    const handlers = [
      ...areas.flatMap((area) => area.jobs?.(context, { post, site }) ?? []),
      ...areas.flatMap((area) => area.fileJobs?.(context, { post, site }, server.making) ?? []),
      ...bulkJobHandlers({ context, targets: bulkTargets }),
    ];
    metrics?.expectJobs(handlers.map(({ name }) => name));
    const jobs = startJobs(context, handlers, server.log);
    const endRoutines = startRoutines(
      context,
      areas.flatMap(({ routines = [] }) => routines),
      server.log,
    );
    const endTidying = startTidying(context, server.log);
    return {
      url: server.listeningOrigin,
      filled,
      stop: async (drain = false) => {
        endTidying();
        endRoutines();
        const close = async () => {
          if (drain) await server.closing.drain(DRAIN_MS);
          await server.close();
        };
        await Promise.all([close(), jobs.stop()]);
        await database.close();
      },
    };
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
}
