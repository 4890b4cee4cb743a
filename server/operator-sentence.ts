import { ConfigError } from './config';
import { isDatabaseAway } from './db/away';
import { FolderInUseError } from './db/folder-lock';

/** What the operator of the machine can act on, as a sentence instead of a stack; `null` for everything else. */
export function operatorSentence(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (isDatabaseAway(error)) return `The database went away (${(error as Error).message}).`;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full. Make room and try again.';
  if (code !== undefined && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code)) {
    return `${path ?? 'The data folder'} cannot be written. Check PORTAL_DATA_DIR.`;
  }
  return null;
}
