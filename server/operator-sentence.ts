import { type Config, ConfigError } from './platform/config';
import { isDatabaseAway } from './platform/db/away';
import { BrokenDatabase } from './platform/db/broken';
import { isDiskFull } from './platform/db/disk';
import { FolderInUseError } from './platform/db/folder-lock';
import { OlderGeneration } from './platform/db/generation';
import { MigrationBlocked } from './platform/db/migrate/patience';

/**
 * What the operator of the machine can act on, as a sentence instead of a stack; `null` for everything else.
 * @param config absent where it is what failed
 */
export function operatorSentence(error: unknown, config?: Config): string | null {
  if (
    [ConfigError, FolderInUseError, MigrationBlocked, OlderGeneration].some((kind) => error instanceof kind)
  )
    return (error as Error).message;
  if (error instanceof BrokenDatabase) {
    return error.diskFull
      ? `${fullDisk(config)} What was confirmed is safe. Make room and start again.`
      : `${error.message}. What was confirmed is safe. Start again.`;
  }
  if (isDiskFull(error)) {
    const inPostgres = config?.databaseUrl && (error as { code?: string }).code !== 'ENOSPC';
    return inPostgres
      ? `PostgreSQL has no room left on its disk (${(error as Error).message}). Make room there and try again.`
      : `${fullDisk(config)} Make room and try again.`;
  }
  if (isDatabaseAway(error)) return `The database went away (${(error as Error).message}).`;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && NO_DATABASE.includes(code)) {
    const { host = '' } = config?.databaseUrl ? new URL(config.databaseUrl) : {};
    return `PostgreSQL at ${host} refuses the connection (${(error as Error).message}). Check DATABASE_URL.`;
  }
  if (code === 'EEXIST') return `${path ?? 'The data folder'} is a file. Check PORTAL_DATA_DIR.`;
  // In a place like /proc no folder can be made, and none is missing.
  const isUnmade = code === 'ENOENT' && syscall === 'mkdir';
  if (isUnmade || (code !== undefined && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code))) {
    return `${path ?? 'The data folder'} cannot be written. Check PORTAL_DATA_DIR.`;
  }
  return null;
}

/** PostgreSQL's codes for a database, a role or a password that does not exist. */
const NO_DATABASE = ['3D000', '28000', '28P01'];

const fullDisk = (config: Config | undefined) =>
  `The disk that holds the data folder ${config?.dataDir ?? ''} is full.`;
