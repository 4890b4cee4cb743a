import type { FastifyInstance } from 'fastify';
import { todayIn } from '../contract/dates';
import { buildApp } from './app';
import { type Config, ConfigError } from './config';
import { migrate } from './db/migrations';
import { type Database, openEmbedded, openPostgres } from './db/open';
import { fillDemo } from './demo/fill';
import { isDatabaseAway } from './http/errors';
import type { Portal } from './portal';
import { signingSecret } from './secret';
import { forgetOldTries } from './session/failures';

/** How often what the door remembers for a while is thrown out. */
const TIDY_MS = 10 * 60_000;

/** The database that the configuration names, brought up to this program. */
export async function openConfigured(config: Config, onError: (error: Error) => void): Promise<Database> {
  const database =
    config.databaseUrl === null
      ? await openEmbedded({ folder: config.dataDir })
      : openPostgres(config.databaseUrl, onError);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    if (config.databaseUrl === null || !isDatabaseAway(error)) throw error;
    const { host, pathname } = new URL(config.databaseUrl);
    throw new ConfigError(
      `PostgreSQL at ${host}${pathname} does not answer (${error instanceof Error ? error.message : ''}). ` +
        'Check DATABASE_URL and that the server runs.',
    );
  }
}

export interface RunningPortal {
  url: string;
  /** Whether the demo network was filled by this start. */
  filled: boolean;
  /** Finishes what runs, then closes everything. */
  stop(): Promise<void>;
}

/** Opens the database, fills the demo network where it is due, and listens. */
export async function startPortal(
  config: Config,
  { consoleFolder, onProgress }: { consoleFolder: string | null; onProgress: (text: string) => void },
): Promise<RunningPortal> {
  const secret = await signingSecret(config);
  let app: FastifyInstance | undefined;
  const database = await openConfigured(config, (error) => app?.log.warn({ err: error }, 'a connection broke'));
  try {
    const now = () => new Date();
    const portal: Portal = { config, database, secret, now };
    const today = config.demoDate ?? todayIn(config.timeZone, now());
    const filled = config.demo && (await fillDemo(database, config, { today, onProgress }));
    const server = await buildApp(portal, consoleFolder);
    app = server;
    await server.listen({ host: config.host, port: config.port });
    const tidying = setInterval(() => {
      forgetOldTries(portal).catch((error: unknown) => server.log.warn({ err: error }, 'tidying failed'));
    }, TIDY_MS);
    return {
      url: server.listeningOrigin,
      filled,
      stop: async () => {
        clearInterval(tidying);
        await server.close();
        await database.close();
      },
    };
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
}
