import { migrate } from './network/rollups/migrate';
import { type Config, ConfigError } from './platform/config';
import { isDatabaseAway } from './platform/db/away';
import { PATIENCE } from './platform/db/migrate/patience';
import { type Database, openEmbedded, openPostgres } from './platform/db/open';
import { openReplica } from './platform/db/replica/open';
import { assertGranted } from './platform/db/rights';
import { HiddenTables, WrongSetting } from './platform/db/session';

/**
 * Opens the configured database and applies its migrations.
 * @param onError called when a connection breaks, and when an embedded database gives itself up
 * @param tell hears of a migration that waits for others, and when the replica begins or ceases to be read; without it no
 *   replica is opened
 */
export async function openConfigured(
  config: Config,
  onError: (error: Error) => void,
  tell?: (sentence: string) => void,
): Promise<Database> {
  const database =
    config.databaseUrl === null
      ? await openEmbedded({ folder: config.dataDir }, onError)
      : openPostgres(config.databaseUrl, onError);
  try {
    await assertGranted(database.db);
    await migrate(database.db, { patience: { ...PATIENCE, tell: tell ?? (() => {}) } });
    if (config.databaseUrl === null || config.replica === null || tell === undefined) return database;
    const { url, limit } = config.replica;
    const urls = { primary: config.databaseUrl, replica: url };
    const replica = await openReplica(urls, { limit, onError, onChange: tell });
    const close = async () => {
      await replica.close();
      await database.close();
    };
    return { ...database, replica, close };
  } catch (error) {
    await database.close();
    if (error instanceof WrongSetting || error instanceof HiddenTables)
      throw new ConfigError(`${error.message}. Then start again.`);
    if (config.databaseUrl === null || !isDatabaseAway(error)) throw error;
    const { host, pathname } = new URL(config.databaseUrl);
    // A name with several addresses fails without a message of its own.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `PostgreSQL at ${host}${pathname} does not answer (${message || code}). ` +
        'Check DATABASE_URL and that the server runs.',
    );
  }
}
