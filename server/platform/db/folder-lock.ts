import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Another process uses the data folder, or it could not be locked. Two processes on one embedded database would lose
 * rows.
 */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Locks the folder for this process by a lock of the operating system on a file in it. The system releases it at the
 * end of the process, however that ends, and needs no process ids, which mean something else in each container. The
 * text in the file is for people; the file stays, because another process may just be opening it.
 * @returns a function that releases the folder
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  // A bare descriptor: Node closes the file handle of a promise when nobody refers to it any more.
  const fd = openSync(file, 'a+', 0o600);
  try {
    if (!(await isLocked(folder, fd))) throw inUse(folder, file);
    ftruncateSync(fd);
    writeSync(fd, JSON.stringify({ pid: process.pid, host: hostname() }));
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return async () => closeSync(fd);
}

async function isLocked(folder: string, fd: number): Promise<boolean> {
  try {
    // Not at the start of the program: on PostgreSQL it also runs where there is no build of it.
    const { tryLock } = await import('fs-native-extensions');
    return tryLock(fd);
  } catch (error) {
    throw new FolderInUseError(
      `The data folder ${folder} cannot be locked (${(error as Error).message.split('\n')[0]}). ` +
        'Choose a PORTAL_DATA_DIR on another disk, or PostgreSQL by DATABASE_URL.',
      { cause: error },
    );
  }
}

function inUse(folder: string, file: string): FolderInUseError {
  return new FolderInUseError(
    `The data folder ${folder} is in use by ${ownerIn(file)}. ` +
      'Stop that server first, or choose another PORTAL_DATA_DIR.',
  );
}

function ownerIn(file: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as { pid?: unknown; host?: unknown };
    return `process ${String(pid)} on ${String(host)}`;
  } catch {
    return 'another process'; // which is just writing its name, or on a system that lets nobody read what is locked
  }
}
