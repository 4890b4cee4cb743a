import { statfs } from 'node:fs/promises';

/** Whether a file (Node's code) or the database (PostgreSQL's) could not grow because its disk has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  // The last is what PostgreSQL 15 says, without a code, to those who connect.
  return code === 'ENOSPC' || code === '53100' || error.message === 'could not write init file';
}

/** The disk of the data folder is full. It is thrown where the error that came first does not say so. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly code = 'ENOSPC';
}

/** The size of a segment of the write-ahead log: with less room the database certainly cannot start. */
const LEAST_BYTES = 16 * 1024 * 1024;

/** Whether the disk that holds a folder has less room than the embedded database needs to start. */
export async function hasNoRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < LEAST_BYTES;
}
