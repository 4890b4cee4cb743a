import { ConfigError } from '../../config';
import { type Database, openPostgres } from '../open';
import { HiddenTables, WrongSetting } from '../session';
import { Replica } from './replica';
import { markOf, type Standing, standingOf } from './standing';

interface ReplicaOptions {
  /** Milliseconds that it may be behind. */
  limit: number;
  onError: (error: Error) => void;
  /** Told when it is not read from any more, when it is again, and of writes that could not be noted. */
  onChange: (sentence: string) => void;
}

/**
 * Opens the replica of a primary, and looks after it. One that is away does no harm: the primary is read from.
 * @throws ConfigError where it is no replica of this primary, or has another time zone
 */
export async function openReplica(
  urls: { primary: string; replica: string },
  { limit, onError, onChange }: ReplicaOptions,
): Promise<Replica> {
  const watch = {
    primary: openPostgres(urls.primary, onError, { connections: 1 }),
    replica: openPostgres(urls.replica, onError, { connections: 1 }),
  };
  try {
    await assertReplica(watch);
  } catch (error) {
    await Promise.all(Object.values(watch).map((database) => database.close()));
    throw error;
  }
  return new Replica(openPostgres(urls.replica, onError), { watch, limit, onChange });
}

async function assertReplica({ primary, replica }: Record<'primary' | 'replica', Database>): Promise<void> {
  const mark = await markOf(primary.db);
  let standing: Standing;
  try {
    standing = await standingOf(replica.db);
  } catch (error) {
    if (error instanceof WrongSetting || error instanceof HiddenTables)
      throw new ConfigError(`DATABASE_REPLICA_URL: ${error.message}.`);
    return; // away, which is told once it is looked after
  }
  // A process that was started at the same microsecond in the same cluster is the same one, whatever it is called.
  if (standing.system === mark.system && standing.started === mark.started && !standing.follows)
    throw new ConfigError(
      'DATABASE_REPLICA_URL names the same server as DATABASE_URL. Name a streaming replica of it, or leave it out.',
    );
  if (standing.system !== mark.system)
    throw new ConfigError(
      'DATABASE_REPLICA_URL names a database of another cluster than DATABASE_URL. Name a streaming replica of that.',
    );
  if (standing.database !== mark.database)
    throw new ConfigError(
      `DATABASE_REPLICA_URL names the database ${standing.database}, and DATABASE_URL ${mark.database}.`,
    );
}
